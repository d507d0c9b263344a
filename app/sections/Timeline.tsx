import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space } from '../theme/scale.ts';
import { type ColumnHeight, columnHeight, withColumn } from '../ui/column-chart.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

/** A list; if there is room, a row of columns, each as high as the company was old. */
const Years = styled.ol({
  display: 'grid',
  [from.laptop]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' },
});

/** Height of the column of the founding year. */
const MIN_SHARE = 0.18;

const Milestone = styled.li<ColumnHeight>(columnHeight(11), {
  display: 'grid',
  gap: `${space[1]} ${space[6]}`,
  paddingBlock: space[5],
  borderTop: `1px solid ${colour('line')}`,
  '& time': {
    fontSize: size.title,
    fontWeight: 800,
    letterSpacing: '-.04em',
    lineHeight: 1,
  },
  '& h3': { fontSize: size.item, lineHeight: 1.3 },
  '& p': { color: colour('ink-soft') },
  [from.tablet]: { gridTemplateColumns: '8rem 1fr', '& time': { gridRow: 'span 2' } },
  [from.laptop]: {
    ...withColumn(3, '16rem'),
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: 0,
    border: 0,
    '& time': { gridRow: 2, margin: `${space[4]} 0 ${space[2]}`, fontSize: size.entry },
    '& h3, & p': { paddingInlineEnd: space[4] },
    '& p': { marginTop: space[2] },
  },
});

/** Height of the column of a year, by the age of the company. @param years of all milestones */
function getShare(year: number | undefined, years: readonly number[]): number {
  const [first, last] = [Math.min(...years.map(parseYear)), Math.max(...years.map(parseYear))];
  return MIN_SHARE + ((1 - MIN_SHARE) * (parseYear(year) - first)) / Math.max(1, last - first);
}

/** In the Studio's preview a year has characters that name its source. */
function parseYear(year: number | undefined): number {
  return Number(String(year).replace(/\D/g, ''));
}

/** Milestones of the company, year by year. */
export function Timeline({ section }: SectionProps<'timeline'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame section={section}>
      <Years>
        {section.milestones.map((id) => (
          <Milestone key={id} share={getShare(section.years[id], Object.values(section.years))}>
            <time dateTime={String(section.years[id])}>{section.years[id]}</time>
            <h3 lang={texts.lang(`milestones.${id}.title`)}>{texts(`milestones.${id}.title`)}</h3>
            <p lang={texts.lang(`milestones.${id}.text`)}>{texts(`milestones.${id}.text`)}</p>
          </Milestone>
        ))}
      </Years>
    </SectionFrame>
  );
}
