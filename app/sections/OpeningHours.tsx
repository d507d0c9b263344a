import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { DayView } from '../site/views.ts';
import { basaltTone } from '../theme/basalt-tones.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space, tracks } from '../theme/scale.ts';
import { withColumn } from '../ui/column-chart.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

/** A list on small screens; if there is room, a row of columns, high on days when the offices are open. */
const Days = styled.dl({
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[3],
    borderTop: `1px solid ${colour('line')}`,
  },
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { fontWeight: 600 },
  '& [data-closed] dd': { color: colour('ink-soft'), fontWeight: 450 },
  // Narrower, and the name of a day would break.
  [from.bar]: {
    display: 'grid',
    ...tracks(7),
    columnGap: space[2],
    '& > div': {
      ...withColumn(2),
      paddingBlock: 0,
      border: 0,
      fontSize: size.small,
      textAlign: 'center',
      '--high': '8.5rem',
    },
    '& > [data-closed]': { '--high': '2.5rem' },
    '& > div > dt': { marginTop: space[4] },
    '& > [data-closed]::after': { background: basaltTone('left') },
  },
});

const Zone = styled.p({ marginTop: space[5], color: colour('ink-soft'), fontSize: size.small });

const ChangedHours = styled.div({
  display: 'grid',
  gap: space[2],
  marginTop: space[6],
  '& h3': { fontSize: size.item },
  '& dl > div': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: `0 ${space[4]}`,
    paddingBlock: space[3],
    borderTop: `1px solid ${colour('line')}`,
  },
  '& time::first-letter': { textTransform: 'uppercase' },
  '& time': { display: 'block' },
  '& dd': { fontWeight: 600 },
});

/** The opening hours, day by day, and single days with other ones. */
export function OpeningHours({ section }: SectionProps<'opening-hours'>) {
  const common = useTexts('common:');
  const formatHours = (hours: DayView['hours']) => hours ?? common('closed');
  return (
    <SectionFrame section={section} heading="aside">
      <Days>
        {section.days.map(({ day, name, hours }) => (
          <div key={day} data-closed={hours ? undefined : ''}>
            <dt>{name}</dt>
            <dd>{formatHours(hours)}</dd>
          </div>
        ))}
      </Days>
      {section.namesTimeZone && <Zone>{common('timeZone')}</Zone>}
      {section.closedDays.length > 0 && (
        <ChangedHours>
          <h3>{common('changedHours')}</h3>
          <dl>
            {section.closedDays.map(({ date, name, hours }) => (
              <div key={date}>
                <dt>
                  <time dateTime={date}>{name}</time>
                </dt>
                <dd>{formatHours(hours)}</dd>
              </div>
            ))}
          </dl>
        </ChangedHours>
      )}
    </SectionFrame>
  );
}
