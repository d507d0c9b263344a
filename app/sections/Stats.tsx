import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space, tracks } from '../theme/scale.ts';
import { Container } from '../ui/Container.tsx';
import { type ColumnHeight, columnHeight, withColumn } from '../ui/column-chart.ts';
import { sectionAttributes } from '../ui/SectionFrame.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.ts';
import type { SectionProps } from './section-props.ts';

const Band = styled.section({
  paddingBlock: space[8],
  '[data-hero=plain] + &': { paddingBlock: `0 ${space[5]}` },
});

const Figures = styled.dl({
  display: 'grid',
  // One column where a figure with its unit has no room next to another.
  gridTemplateColumns: 'repeat(auto-fit, minmax(8.75rem, 1fr))',
  gap: `${space[6]} ${space[5]}`,
  [from.tablet]: tracks(2),
  [from.laptop]: tracks(4),
});

const Figure = styled.div({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  '& dd': {
    fontSize: size.figure,
    fontWeight: 800,
    letterSpacing: '-.04em',
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
  '& dt': { color: colour('ink-soft'), marginTop: space[2], lineHeight: 1.35 },
});

/** Figures of one unit are under columns that are to scale. */
const ScaledFigure = styled.div<ColumnHeight>(withColumn(2, '6rem'), columnHeight(3.5), {
  '& dd': { gridRow: 2, marginTop: space[3], fontSize: size.title, fontWeight: 800, letterSpacing: '-.04em' },
  '& dt': { gridRow: 3, color: colour('ink-soft'), lineHeight: 1.35 },
});

/** The highest is about 2,500 px high, so that its size is felt in the thumb. */
const Tall = styled(ScaledFigure)(columnHeight(160, true), {
  gridRow: 'auto',
  gridTemplateRows: 'auto',
  alignSelf: 'start',
  '@media print': { '&::before, &::after': { display: 'none' } },
});

const TextAndColumns = styled.div({
  display: 'grid',
  gap: space[6],
  '& > dl': { ...tracks(2), display: 'grid', gap: space[5] },
  '& h2': { fontSize: size.title },
  '& h2 + p': { marginTop: space[4], color: colour('ink-soft'), fontSize: size.lead },
  [from.laptop]: {
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    gap: space[8],
    // The text stays in view.
    '& > div': { position: 'sticky', top: '7rem', alignSelf: 'start' },
    '& > p': { gridColumn: 2 },
  },
});

/** A row of large figures; those of one unit, as times are, as columns to scale. */
export function Stats({ section }: SectionProps<'stats'>) {
  const texts = useTexts(section.texts);
  const isTall = section.look === 'tall';
  const Scaled = isTall ? Tall : ScaledFigure;
  const figures = section.figures.map((id) => {
    const share = section.shares?.[id];
    const words = (
      <>
        <dt lang={texts.lang(`figures.${id}.label`)}>{texts(`figures.${id}.label`)}</dt>
        <dd>{section.values[id]}</dd>
      </>
    );
    return share === undefined ? (
      <Figure key={id}>{words}</Figure>
    ) : (
      <Scaled key={id} share={share}>
        {words}
      </Scaled>
    );
  });
  return (
    <Band {...sectionAttributes(section)}>
      <Container>
        {isTall ? (
          <TextAndColumns>
            <div>
              <h2 lang={texts.lang('title')}>{texts('title')}</h2>
              <p lang={texts.lang('text')}>{texts.optional('text')}</p>
            </div>
            <dl>{figures}</dl>
            <p lang={texts.lang('end')}>{texts.optional('end')}</p>
          </TextAndColumns>
        ) : (
          <>
            <VisuallyHidden as="h2">{texts('title')}</VisuallyHidden>
            <Figures>{figures}</Figures>
          </>
        )}
      </Container>
    </Band>
  );
}
