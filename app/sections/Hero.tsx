import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { SectionView } from '../site/section-view.ts';
import { colour } from '../theme/roles.ts';
import { from, radius, size, space } from '../theme/scale.ts';
import { ButtonRow } from '../ui/ButtonLink.tsx';
import { BasaltPicture } from '../ui/basalt/BasaltPicture.tsx';
import { Container } from '../ui/Container.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Eyebrow } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Grand = styled.section({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'center',
  minHeight: 'min(100svh, 56rem)',
  marginTop: 'calc(-1 * var(--header-height))',
  paddingBlock: `calc(var(--header-height) + ${space[7]}) ${space[8]}`,
});

const Behind = styled.div({
  position: 'absolute',
  inset: '54% 0 0 0',
  maskImage: 'linear-gradient(to bottom, transparent, #000 45%)',
  '& svg': { width: '100%', height: '100%' },
  [from.laptop]: {
    insetBlock: 0,
    insetInline: '36% 0',
    maskImage: 'linear-gradient(to right, transparent, #000 42%)',
  },
});

const Words = styled.div({
  position: 'relative',
  display: 'grid',
  gap: space[5],
  maxWidth: '44rem',
  '& h1': { letterSpacing: '-.035em', lineHeight: 1.02 },
});

const GrandWords = styled(Words)({
  alignSelf: 'start',
  '& h1': { fontSize: size.display },
  [from.laptop]: { alignSelf: 'center' },
});

const Lead = styled.p({ fontSize: size.lead, lineHeight: 1.5, color: colour('ink-soft'), maxWidth: '38rem' });

const Down = styled.a({
  position: 'absolute',
  insetBlockEnd: space[5],
  insetInline: 0,
  marginInline: 'auto',
  display: 'grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  borderRadius: '50%',
  border: `1.5px solid ${colour('ink-soft')}`,
  background: `color-mix(in srgb, ${colour('ground')} 55%, transparent)`,
});

const Plain = styled.section({
  paddingBlock: `${space[6]} ${space[7]}`,
  '& h1': { fontSize: size.headline },
});

const BandFrame = styled(Plain)({ paddingBlockEnd: 0 });

const Split = styled.div({
  display: 'grid',
  gap: space[7],
  alignItems: 'center',
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});

const Picture = styled.div({
  overflow: 'hidden',
  borderRadius: radius.card,
  aspectRatio: '16 / 10',
  '& svg': { width: '100%', height: '100%' },
  [from.laptop]: { aspectRatio: '5 / 5.4' },
});

/** As wide as the screen, under the words; its sky is the ground of the page. */
const Band = styled.div({
  height: 'clamp(10rem, 27vw, 25rem)',
  marginTop: space[5],
  '--basalt-sky': colour('ground'),
  maskImage: 'linear-gradient(to bottom, transparent, #000 30%, #000 95%, transparent)',
  '& svg': { width: '100%', height: '100%' },
});

/** The title on one side, what it says about itself on the other, on one line at their feet. */
const Across = styled.div({
  display: 'grid',
  gap: `${space[5]} ${space[8]}`,
  '& h1': { letterSpacing: '-.035em', lineHeight: 1.02 },
  '& > div': { display: 'grid', gap: space[5] },
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)', alignItems: 'end' },
});

const Panel = styled.div({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'start',
  borderRadius: radius.panel,
  padding: `${space[7]} ${space[5]} 60%`,
  // From the edge of the content, not of the panel, so that titles of all pages begin on one line.
  [from.laptop]: {
    marginInline: `calc(-1 * min(${space.gutter}, ${space[7]}))`,
    padding: `${space[8]} min(${space.gutter}, ${space[7]})`,
    minHeight: '32rem',
    alignItems: 'center',
  },
});

const frames: Readonly<Record<SectionView<'hero'>['look'], (props: HeroProps) => ReactElement>> = {
  grand: GrandHero,
  split: SplitHero,
  band: BandHero,
  panel: PanelHero,
  plain: PlainHero,
};

/** The head of a page. */
export function Hero({ section }: SectionProps<'hero'>) {
  const HeroInLook = frames[section.look];
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

interface HeroProps {
  readonly section: SectionView<'hero'>;
  /** The attributes of the outermost element. */
  readonly frame: Readonly<Record<string, string | undefined>>;
}

function GrandHero({ section, frame }: HeroProps) {
  return (
    <Grand {...frame}>
      <Behind>
        <BasaltPicture seed={section.seed} shape="hero" />
      </Behind>
      <Container>
        <GrandWords>
          <HeroWords section={section} />
        </GrandWords>
      </Container>
      <ScrollDown section={section} />
    </Grand>
  );
}

function SplitHero({ section, frame }: HeroProps) {
  return (
    <Plain {...frame}>
      <Container>
        <Split>
          <Words>
            <HeroWords section={section} />
          </Words>
          <Picture>
            <BasaltPicture seed={section.seed} shape="hero" />
          </Picture>
        </Split>
      </Container>
    </Plain>
  );
}

function BandHero({ section, frame }: HeroProps) {
  return (
    <BandFrame {...frame}>
      <Container>
        <Across>
          <div>
            <HeroTitle section={section} />
          </div>
          <div>
            <HeroLead section={section} />
          </div>
        </Across>
      </Container>
      <Band>
        <BasaltPicture seed={section.seed} shape="wide" />
      </Band>
    </BandFrame>
  );
}

function PanelHero({ section, frame }: HeroProps) {
  return (
    <Plain {...frame}>
      <Container>
        <Panel data-ground="basalt">
          <Behind>
            <BasaltPicture seed={section.seed} shape="hero" />
          </Behind>
          <Words>
            <HeroWords section={section} />
          </Words>
        </Panel>
      </Container>
    </Plain>
  );
}

function PlainHero({ section, frame }: HeroProps) {
  return (
    <Plain {...frame}>
      <Container>
        <Words>
          <HeroWords section={section} />
        </Words>
      </Container>
    </Plain>
  );
}

function HeroWords({ section }: { readonly section: SectionView<'hero'> }) {
  return (
    <>
      <HeroTitle section={section} />
      <HeroLead section={section} />
    </>
  );
}

function HeroTitle({ section }: { readonly section: SectionView<'hero'> }) {
  const texts = useTexts(section.texts);
  const eyebrow = texts.optional('eyebrow');
  return (
    <>
      {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
      <h1>{texts('title')}</h1>
    </>
  );
}

function HeroLead({ section }: { readonly section: SectionView<'hero'> }) {
  const texts = useTexts(section.texts);
  return (
    <>
      <Lead>{texts('text')}</Lead>
      <ButtonRow actions={section.actions} />
    </>
  );
}

function ScrollDown({ section }: { readonly section: SectionView<'hero'> }) {
  const label = useTexts('common:')('scrollDown');
  if (!section.scrollTo) return null;
  return (
    <Down href={`#${section.scrollTo}`} aria-label={label}>
      <Icon name="arrow-down" />
    </Down>
  );
}
