import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import type { DayView } from '../site/views.ts';
import { colour } from '../theme/colour-roles.ts';
import { from, size, space, tracks, weight } from '../theme/scale.ts';
import { columnTones, standingColumn } from '../ui/columns.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

/** A list on small screens; if there is room, a row of columns, of which closed days have the cap only. */
const Days = styled.dl(columnTones, {
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[3],
    borderTop: `2px solid ${colour('ink')}`,
  },
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { fontWeight: weight.label },
  '& [data-closed] dd': { color: colour('ink-soft'), fontWeight: weight.text },
  // Narrower, and the name of a day would break.
  [from.bar]: {
    display: 'grid',
    alignItems: 'end',
    ...tracks(7),
    '& > div': {
      ...standingColumn('16rem'),
      '--share': 1,
      display: 'block',
      paddingBlock: 0,
      border: 0,
      fontSize: size.small,
    },
    '& > [data-closed]': { '--share': 0 },
    '& dt, & dd': { paddingInline: '8%' },
    '& dd': { marginBottom: space[3] },
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
    borderTop: `2px solid ${colour('ink')}`,
  },
  '& time::first-letter': { textTransform: 'uppercase' },
  '& time': { display: 'block' },
  '& dd': { fontWeight: weight.label },
});

/** The opening hours, day by day, and single days with other ones. */
export function OpeningHours({ section }: SectionProps<'opening-hours'>) {
  const common = useTexts('common:');
  const formatHours = (hours: DayView['hours']) => hours ?? common('closed');
  return (
    <SectionFrame section={section}>
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
