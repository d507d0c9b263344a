import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import type { SectionView } from '../site/resolve-section.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, radius, space } from '../theme/scale.ts';
import { Container } from '../ui/Container.tsx';
import { sectionAttributes } from '../ui/SectionFrame.tsx';
import { GrandHero } from './hero/GrandHero.tsx';
import {
  Behind,
  Beside,
  HeroLead,
  HeroPicture,
  type HeroProps,
  HeroText,
  HeroTitle,
  NarrowWords,
  PHOTO_FOOT,
  PlainFrame,
  Words,
} from './hero/HeroText.tsx';
import { findPicture, type SectionProps } from './section-props.ts';

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
  return (
    <HeroInLook section={section} frame={{ ...sectionAttributes(section), 'data-hero': section.look }} />
  );
}

const Split = styled.div({
  display: 'grid',
  gap: space[7],
  [from.laptop]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    // The text is about in the middle next to the picture; with `center` it would shift while it loads.
    alignItems: 'start',
    '& > :first-of-type': { paddingTop: space[5] },
  },
  [from.bar]: { '& > :first-of-type': { paddingTop: space[7] } },
});

const PictureFrame = styled.div({
  overflow: 'hidden',
  borderRadius: radius.card,
  aspectRatio: '16 / 10',
  '& svg': { width: '100%', height: '100%' },
  [from.laptop]: { aspectRatio: '5 / 5.4' },
});

/** Text next to a picture. */
function SplitHero({ section, frame }: HeroProps) {
  return (
    <PlainFrame {...frame}>
      <Container>
        <Split>
          <Words>
            <HeroText section={section} />
          </Words>
          <PictureFrame>
            <HeroPicture section={section} sizes="(min-width: 64rem) 31rem, 92vw" />
          </PictureFrame>
        </Split>
      </Container>
    </PlainFrame>
  );
}

const BandFrame = styled(PlainFrame)({ paddingBlockEnd: 0 });

/** As wide as the screen, below the text; its sky is the ground of the page. */
const Band = styled.div({
  height: 'clamp(10rem, 27vw, 32rem)',
  marginTop: space[5],
  '--basalt-sky': colour('ground'),
  '& svg': { width: '100%', height: '100%' },
});

/** The title on one side, the lead on the other, aligned at the top. */
const Across = styled.div({
  display: 'grid',
  gap: `${space[5]} ${space[8]}`,
  '& > div': { display: 'grid', gap: space[5] },
  [from.laptop]: {
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
    alignItems: 'start',
    // Its letters begin where those of the title do.
    '& > div + div': { paddingTop: '.4rem' },
  },
});

/** Text only. */
function PlainHero({ section, frame }: HeroProps) {
  return (
    <PlainFrame {...frame}>
      <TitleAndLead section={section} />
    </PlainFrame>
  );
}

function TitleAndLead({ section }: Pick<HeroProps, 'section'>) {
  return (
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
  );
}

/** Text above a picture as wide as the screen. */
function BandHero({ section, frame }: HeroProps) {
  return (
    <BandFrame {...frame}>
      <TitleAndLead section={section} />
      <Band>
        <HeroPicture section={section} shape="wide" sizes="100vw" />
      </Band>
    </BandFrame>
  );
}

/** Width by which the panel exceeds the content on a large screen, also its padding; never up to the screen's edge. */
const PANEL_OUTSET = `min(${space.gutter} - ${space[3]}, ${space[7]})`;

const Panel = styled.div({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  alignItems: 'start',
  borderRadius: radius.card,
  padding: `${space[7]} ${space[5]} ${PHOTO_FOOT * 100}%`,
  // From the edge of the content, not of the panel, so that titles of all pages begin on one line.
  [from.laptop]: {
    marginInline: `calc(-1 * ${PANEL_OUTSET})`,
    padding: `${space[8]} ${PANEL_OUTSET}`,
    minHeight: '32rem',
  },
});

/** Text in a dark picture, within the page. */
function PanelHero({ section, frame }: HeroProps) {
  const [PicturePlace, PanelWords] = findPicture(section, section.picture)
    ? [Beside, NarrowWords]
    : [Behind, Words];
  return (
    <PlainFrame {...frame}>
      <Container>
        <Panel data-ground="basalt">
          <PicturePlace>
            <HeroPicture section={section} sizes="(min-width: 64rem) 36rem, 92vw" />
          </PicturePlace>
          <PanelWords>
            <HeroText section={section} />
          </PanelWords>
        </Panel>
      </Container>
    </PlainFrame>
  );
}
