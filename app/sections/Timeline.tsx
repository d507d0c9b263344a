import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space, weight } from '../theme/scale.ts';
import { columnRow, columnShare, onColumn } from '../ui/columns.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Years = styled.ol(columnRow, {
  gap: space[6],
  '& > li': onColumn('26rem'),
  '& time': {
    fontSize: size.title,
    fontWeight: weight.display,
    letterSpacing: '-.06em',
    lineHeight: 1,
  },
  '& h3': { margin: `${space[2]} 0 ${space[1]}`, fontSize: size.item },
  '& p': { marginBottom: space[4], color: colour('ink-soft'), fontSize: '1rem', lineHeight: 1.45 },
  '& li > *': { paddingInline: space.gutter },
  [from.laptop]: {
    gap: 0,
    '& li > *': { paddingInline: '8%' },
    '& h3': { fontSize: `min(${size.item}, 1.9vw)` },
  },
});

/** The rock on which the columns stand, and with them the end of the page. */
const Rock = styled.div({
  height: '6vmin',
  'section:not(:has(+ [data-section=call-to-action])) > * > &': { marginBlockEnd: space.section },
});

/** Share of the highest column that is added to all, so that the founding has one. */
const BASE = 0.1;

const Milestone = styled.li(columnShare);

/** Height of the column of a year: the age of the company. @param years of all milestones */
function getShare(year: number | undefined, years: readonly number[]): number {
  const [first, last] = [Math.min(...years.map(parseYear)), Math.max(...years.map(parseYear))];
  return BASE + ((1 - BASE) * (parseYear(year) - first)) / Math.max(1, last - first);
}

/** In the Studio's preview a year has characters that name its source. */
function parseYear(year: number | undefined): number {
  return Number(String(year).replace(/\D/g, ''));
}

/** Milestones of the company, year by year, each on a column as high as the company was old. */
export function Timeline({ section }: SectionProps<'timeline'>) {
  const texts = useTexts(section.texts);
  return (
    <SectionFrame
      section={section}
      bleed={
        <>
          <Years>
            {section.milestones.map((id) => (
              <Milestone key={id} share={getShare(section.years[id], Object.values(section.years))}>
                <time dateTime={String(section.years[id])}>{section.years[id]}</time>
                <h3 lang={texts.lang(`milestones.${id}.title`)}>{texts(`milestones.${id}.title`)}</h3>
                <p lang={texts.lang(`milestones.${id}.text`)}>{texts(`milestones.${id}.text`)}</p>
              </Milestone>
            ))}
          </Years>
          <Rock data-ground="basalt" />
        </>
      }
    />
  );
}
