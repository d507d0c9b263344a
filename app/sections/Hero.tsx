import styled from '@emotion/styled';
import type { ReactElement } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { SectionView } from '../site/resolve-section.ts';
import { fittedSize, from, SCREEN_ROOM, size, space, textWidth } from '../theme/scale.ts';
import { BasaltPicture } from '../ui/basalt/BasaltPicture.tsx';
import { pageField } from '../ui/basalt/basalt-field.ts';
import { Container } from '../ui/Container.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Picture } from '../ui/Picture.tsx';
import { sectionAttributes } from '../ui/SectionFrame.tsx';
import { GrandHero } from './hero/GrandHero.tsx';
import { HeroLead, type HeroProps } from './hero/HeroText.tsx';
import { findPicture, type SectionProps } from './section-props.ts';

const looks: Readonly<Record<SectionView<'hero'>['look'], (props: HeroProps) => ReactElement>> = {
  grand: GrandHero,
  split: SplitHero,
  plain: PlainHero,
};

/** The head of a page. */
export function Hero({ section }: SectionProps<'hero'>) {
  const HeroInLook = looks[section.look];
  return (
    <HeroInLook section={section} frame={{ ...sectionAttributes(section), 'data-hero': section.look }} />
  );
}

const Split = styled.section({
  display: 'grid',
  gap: space[6],
  [from.laptop]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: 0 },
});

/** A title that may need several lines. */
const LARGE = 'clamp(2.75rem, min(2.9rem + 3.7vw, 13svh), 8rem)';

/** Next to the picture; as wide as the other page's texts begin. */
const SplitWords = styled(Container)({
  display: 'grid',
  alignContent: 'start',
  gap: space[5],
  paddingBlock: space[5],
  [from.laptop]: { paddingBlock: `${space[6]} ${space[7]}` },
});

/** The room of a title in five of twelve columns. */
const SPLIT_ROOM = `(100vw * 5 / 12 - 2 * ${space.gutter})`;

const SplitTitle = styled(PageTitle)(({ children }) => ({
  fontSize: fittedSize(children, LARGE, SCREEN_ROOM),
  [from.laptop]: { fontSize: fittedSize(children, 'min(6.7vw, 12.5svh)', SPLIT_ROOM) },
}));

/** Reaches the edge of the screen. */
const SplitPicture = styled.div({
  aspectRatio: '8 / 7',
  '& > svg, & img': { width: '100%', height: '100%' },
  // The foot of the rock is in the mist.
  '& > svg': { mask: 'linear-gradient(#000 70%, transparent)' },
  [from.laptop]: { aspectRatio: 'auto', position: 'relative', minHeight: 'min(100svh - 5rem, 44rem)' },
});

/** Text next to a picture. */
function SplitHero({ section, frame }: HeroProps) {
  const texts = useTexts(section.texts);
  const picture = findPicture(section, section.picture);
  return (
    <Split {...frame}>
      <SplitWords>
        <SplitTitle lang={texts.lang('title')}>{texts('title')}</SplitTitle>
        <HeroLead section={section} />
      </SplitWords>
      <SplitPicture>
        {picture ? (
          <Picture picture={picture} sizes="(min-width: 64rem) 58vw, 100vw" isOnFirstScreen />
        ) : (
          <BasaltPicture field={pageField(section.seed)} />
        )}
      </SplitPicture>
    </Split>
  );
}

/** On one line if that is larger than the usual size on more. */
const PlainTitle = styled(PageTitle)(({ children }) => ({
  fontSize: `max(min(10.1vw, 19svh, ${SCREEN_ROOM} / ${textWidth(children).toFixed(2)}), ${fittedSize(children, LARGE, SCREEN_ROOM)})`,
}));

const PlainWords = styled(Container)({
  display: 'grid',
  gap: space[5],
  paddingBlock: `${space[5]} ${space[7]}`,
});

/** The heading of a section, not that of a dialog in it or of a document. */
const SECTION_TITLE = 'h2[id$=-title]:not(dialog *)';

const Plain = styled.section({
  // On the same ground the text of the head has kept its distance already.
  '&:not([data-ground]) + section:not([data-ground]), &[data-ground=white] + section[data-ground=white]': {
    paddingTop: space[5],
  },
  // Without a picture, a second title of nearly the size of the first would distract from the content.
  '& + section': {
    [`& ${SECTION_TITLE}`]: { fontSize: size.entry },
    [`& ${SECTION_TITLE} + p`]: { fontSize: size.body },
    [`& :has(> ${SECTION_TITLE})`]: { gap: space[2], marginBottom: space[6] },
  },
});

/** Text only. */
function PlainHero({ section, frame }: HeroProps) {
  const texts = useTexts(section.texts);
  return (
    <Plain {...frame}>
      <PlainWords>
        <PlainTitle lang={texts.lang('title')}>{texts('title')}</PlainTitle>
        <HeroLead section={section} />
      </PlainWords>
    </Plain>
  );
}
