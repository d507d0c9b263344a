import type { ReactElement } from 'react';
import type { SectionView } from '../site/section-view.ts';
import { Container } from '../ui/Container.tsx';
import { BandHero } from './hero/BandHero.tsx';
import { GrandHero } from './hero/GrandHero.tsx';
import type { HeroProps } from './hero/HeroText.tsx';
import { HeroText, PlainFrame, Words } from './hero/HeroText.tsx';
import { PanelHero } from './hero/PanelHero.tsx';
import { SplitHero } from './hero/SplitHero.tsx';
import type { SectionProps } from './section-props.ts';

const looks: Readonly<Record<SectionView<'hero'>['look'], (props: HeroProps) => ReactElement>> = {
  grand: GrandHero,
  split: SplitHero,
  band: BandHero,
  panel: PanelHero,
  plain: PlainHero,
};

/** The head of a page. */
export function Hero({ section }: SectionProps<'hero'>) {
  const HeroInLook = looks[section.look];
  const ground = section.ground === 'plain' ? undefined : section.ground;
  return (
    <HeroInLook
      section={section}
      frame={{
        id: section.id,
        'data-section': section.kind,
        'data-hero': section.look,
        'data-ground': ground,
      }}
    />
  );
}

/** Text only. */
function PlainHero({ section, frame }: HeroProps) {
  return (
    <PlainFrame {...frame}>
      <Container>
        <Words>
          <HeroText section={section} />
        </Words>
      </Container>
    </PlainFrame>
  );
}
