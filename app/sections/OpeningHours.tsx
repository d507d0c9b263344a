import styled from '@emotion/styled';
import { useTexts } from '../i18n/use-texts.ts';
import { colour } from '../theme/roles.ts';
import { space } from '../theme/scale.ts';
import { SectionFrame } from '../ui/SectionFrame.tsx';
import type { SectionProps } from './section-props.ts';

const Days = styled.dl({
  maxWidth: '32rem',
  '& > div': {
    display: 'flex',
    justifyContent: 'space-between',
    gap: space[4],
    paddingBlock: space[3],
    borderTop: `1px solid ${colour('line')}`,
  },
  '& dt::first-letter': { textTransform: 'uppercase' },
  '& dd': { fontWeight: 600 },
  '& [data-closed] dd': { color: colour('ink-soft'), fontWeight: 400 },
});

/** The opening hours, day by day. */
export function OpeningHours({ section }: SectionProps<'opening-hours'>) {
  const closed = useTexts('common:')('closed');
  return (
    <SectionFrame section={section} heading="aside">
      <Days>
        {section.days.map(({ day, name, hours }) => (
          <div key={day} data-closed={hours ? undefined : ''}>
            <dt>{name}</dt>
            <dd>{hours ? `${clock(hours.opens)}–${clock(hours.closes)}` : closed}</dd>
          </div>
        ))}
      </Days>
    </SectionFrame>
  );
}

/** `09:00` → `9:00` */
function clock(time: string): string {
  return time.replace(/^0/, '');
}
