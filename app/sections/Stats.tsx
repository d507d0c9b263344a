import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/roles.ts';
import { from, size, space, tracks } from '../theme/scale.ts';
import { Container } from '../ui/Container.tsx';
import { type ColumnHeight, columnHeight, withColumn } from '../ui/column-chart.ts';
import { visuallyHidden } from '../ui/visually-hidden.ts';
import type { SectionProps } from './section-props.ts';

const Band = styled.section({ paddingBlock: space[8] });

const Figures = styled.dl({
  display: 'grid',
  // One column where a figure with its unit has no room beside another.
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
    fontWeight: 700,
    letterSpacing: '-.04em',
    lineHeight: 1,
    whiteSpace: 'nowrap',
  },
  '& dt': { color: colour('ink-soft'), marginTop: space[2], lineHeight: 1.35 },
});

/** Figures of one unit stand under columns that are to scale. */
const Measured = styled.div<ColumnHeight>(withColumn(2, '6rem'), columnHeight(5), {
  '& dd': { gridRow: 2, marginTop: space[3], fontSize: size.title, fontWeight: 700, letterSpacing: '-.04em' },
  '& dt': { gridRow: 3, color: colour('ink-soft'), lineHeight: 1.35 },
});

const Hidden = styled.h2(visuallyHidden);

/** A row of large figures; those of one unit, as times are, as columns to scale. */
export function Stats({ section }: SectionProps<'stats'>) {
  const texts = useTexts(section.texts);
  const ground = section.ground === 'plain' ? undefined : section.ground;
  return (
    <Band id={section.id} data-section={section.kind} data-ground={ground}>
      <Container>
        <Hidden>{texts('title')}</Hidden>
        <Figures>
          {section.figures.map((id) => {
            const share = section.shares?.[id];
            const words = (
              <>
                <dt>{texts(`figures.${id}.label`)}</dt>
                <dd>{section.values[id]}</dd>
              </>
            );
            return share === undefined ? (
              <Figure key={id}>{words}</Figure>
            ) : (
              <Measured key={id} share={share}>
                {words}
              </Measured>
            );
          })}
        </Figures>
      </Container>
    </Band>
  );
}
