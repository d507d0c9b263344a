import styled from '@emotion/styled';
import type { ResultView } from '../../site/views.ts';
import { from, space, textWidth, weight } from '../../theme/scale.ts';
import { type WorldName, worldGround } from './colour-worlds.ts';

const ARROW = ' → ';

/** The size at which figures leave room for words: the largest one, or less if one of them is long. */
export function figureSize(figures: readonly string[], largest: number, room: number): string {
  const widest = Math.max(...figures.map((figure) => textWidth(figure.replace(ARROW, '0'))));
  return `${Math.min(largest, Number((room / widest).toFixed(1)))}vw`;
}

/** Figures of one size. */
const Figure = styled.dd<{ readonly figures: readonly string[]; readonly isFirst: boolean }>(
  {
    fontWeight: 800,
    lineHeight: 0.8,
    letterSpacing: '-.07em',
    whiteSpace: 'nowrap',
    marginInlineStart: '-.03em',
  },
  {
    '& > svg': { display: 'inline', width: '.66em', height: '.5em', margin: '0 .1em 0 .16em', opacity: 0.55 },
  },
  ({ figures, isFirst }) => ({
    fontSize: isFirst ? figureSize(figures, 36, 88) : figureSize(figures, 26, 88),
    [from.tablet]: { fontSize: isFirst ? figureSize(figures, 25, 60) : figureSize(figures, 11, 31) },
    '@media print': { fontSize: '3rem' },
  }),
);

/** One result: the figure, and next to its foot the words. */
const Row = styled.div({
  display: 'flex',
  flexFlow: 'column',
  gap: space[4],
  padding: `calc(${space[5]} + 1vw) ${space.gutter}`,
  '& > dd': { order: -1 },
  '& > dt': { maxWidth: '15em', fontWeight: weight.label, lineHeight: 1.25 },
  [from.tablet]: { flexFlow: 'row', alignItems: 'end', gap: '2.5vw' },
});

/** The first result is the picture; the others are in a row below it. */
const List = styled.dl<{ readonly world: WorldName }>(
  { display: 'grid', '& > div + div': { borderBlockEnd: '2px solid' } },
  {
    [from.tablet]: {
      gridTemplateColumns: 'repeat(auto-fit, minmax(40%, 1fr))',
      '& > :first-of-type': { gridColumn: '1 / -1' },
      '& > div + div + div:nth-of-type(odd)': { borderInlineStart: '2px solid' },
    },
  },
  ({ world }) => ({
    '& > :first-of-type': {
      ...worldGround(world),
      '& > dt': { fontSize: 'clamp(1.25rem, 3vw, 3rem)', letterSpacing: '-.02em', maxWidth: '8em' },
    },
  }),
);

interface FiguresProps {
  readonly results: readonly ResultView[];
  readonly world: WorldName;
  /** Of the words; null if it is the page's. */
  readonly language: string | null;
}

/** Results of a project, each as large as it can be; nothing if there are none. */
export function Figures({ results, world, language }: FiguresProps) {
  if (results.length === 0) return null;
  const [, ...others] = results.map(({ figure }) => figure);
  return (
    <List world={world} lang={language ?? undefined}>
      {results.map(({ figure, words }, index) => (
        <Row key={words}>
          <dt>{words}</dt>
          <Figure figures={index === 0 ? [figure] : others} isFirst={index === 0}>
            <FigureText figure={figure} />
          </Figure>
        </Row>
      ))}
    </List>
  );
}

/** A figure; an arrow in it is drawn, since the font has none. */
export function FigureText({ figure }: { readonly figure: string }) {
  const [before, after] = figure.split(ARROW);
  if (after === undefined) return figure;
  return (
    <>
      {before}
      <svg className="icon" viewBox="0 0 26 20" role="img" aria-label="→">
        <path d="M0 10h22M13 1.5l9.5 8.5-9.5 8.5" fill="none" stroke="currentColor" strokeWidth="3.6" />
      </svg>
      {after}
    </>
  );
}
