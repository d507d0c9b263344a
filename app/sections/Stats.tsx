import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space, tracks, weight } from '../theme/scale.ts';
import { Container } from '../ui/Container.tsx';
import { CAP, columnRow, columnShare, columnTones, onColumn, standingColumn } from '../ui/columns.ts';
import { SectionFrame, sectionAttributes } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

/** Figures with their labels; the figure is the larger, and first. */
const Figures = styled.dl({
  '& > div': { display: 'grid', alignContent: 'start' },
  '& dd': {
    order: -1,
    fontSize: 'clamp(3rem, 7vw, 8rem)',
    fontWeight: weight.display,
    letterSpacing: '-.06em',
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
  '& dt': { paddingBlock: `${space[1]} ${space[3]}`, color: colour('ink-soft'), lineHeight: 1.35 },
});

const Line = styled(Figures)({
  display: 'grid',
  // One column where a figure with its unit has no room next to another.
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.75rem, 1fr))',
  gap: space[5],
  [from.tablet]: tracks(2),
  [from.laptop]: tracks(4),
  '& > div': { paddingTop: space[3], borderTop: `2px solid ${colour('ink')}` },
});

const Columns = styled(Figures)(columnRow, {
  gap: space[5],
  '& > div': onColumn('20rem'),
  [from.laptop]: {
    gap: 0,
    '& dd': { fontSize: size.title },
    '& dt, & dd': { paddingInline: '8%' },
  },
});

/** The highest is about 2,500 px high on all screens, so that its size is felt in the thumb. */
const Tall = styled(Figures)(columnTones, {
  ...tracks(2),
  display: 'grid',
  alignItems: 'start',
  '& > div': standingColumn('160rem'),
  '& > :first-of-type': { [CAP]: colour('accent') },
  '& dd': { fontSize: 'clamp(2rem, 5.6vw, 6rem)' },
  // Labels of two lines, on a phone of three, keep the tops level.
  '& dt': { minHeight: '5.5em', paddingInlineEnd: space[3], [from.tablet]: { minHeight: '4em' } },
});

const TextAndColumns = styled.div({
  paddingBlock: space.section,
  display: 'grid',
  gap: space[6],
  '& h2': { fontSize: size.title },
  '& h2 + p': { marginTop: space[4], color: colour('ink-soft'), fontSize: size.lead },
  '& > p': { fontSize: size.entry, fontWeight: weight.label, lineHeight: 1.2 },
  [from.laptop]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: space[8],
    // The text stays in view.
    '& > div': { position: 'sticky', top: '7rem', alignSelf: 'start' },
    '& > p': { gridColumn: 2 },
  },
});

const Figure = styled.div(columnShare);

/** A row of large figures; those of one unit, as times are, as columns to scale. */
export function Stats({ section }: SectionProps<'stats'>) {
  const texts = useTexts(section.texts);
  const figures = section.figures.map((id) => (
    <Figure key={id} share={section.shares?.[id] ?? 0}>
      <dt lang={texts.lang(`figures.${id}.label`)}>{texts(`figures.${id}.label`)}</dt>
      <dd>{section.values[id]}</dd>
    </Figure>
  ));
  if (section.look === 'tall')
    return (
      <section {...sectionAttributes(section)}>
        <Container>
          <TextAndColumns>
            <div>
              <h2 lang={texts.lang('title')}>{texts('title')}</h2>
              <p lang={texts.lang('text')}>{texts.optional('text')}</p>
            </div>
            <Tall>{figures}</Tall>
            <p lang={texts.lang('end')}>{texts.optional('end')}</p>
          </TextAndColumns>
        </Container>
      </section>
    );
  const Row = section.shares ? Columns : Line;
  return (
    <SectionFrame section={section} heading="visually-hidden">
      <Row>{figures}</Row>
    </SectionFrame>
  );
}
