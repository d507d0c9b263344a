import styled from '@emotion/styled';
import type { RequestStatistics } from '../../api/requests-api.ts';
import { useDates } from '../dates.ts';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { Disclosure, Stack } from '../ui/layout.tsx';
import { colour, size, space } from '../ui/tokens.ts';

/** Share of its slot that a column fills. */
const COLUMN_SHARE = 0.75;

const Chart = styled.svg({
  display: 'block',
  width: '100%',
  height: '6rem',
  '& rect': { fill: colour('ice') },
});
const Ends = styled.div({
  display: 'flex',
  justifyContent: 'space-between',
  paddingTop: space[1],
  borderTop: `1px solid ${colour('line')}`,
  color: colour('ink-soft'),
  fontSize: size.small,
});
const Wide = styled.section({
  overflowX: 'auto',
  '& th, & td': { padding: `${space[1]} ${space[3]}`, textAlign: 'end', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'start' },
});

/** Number of requests per form and week in the last half year. */
export function StatisticsScreen({ data: { weeks, forms } }: Loaded<RequestStatistics>) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const [first = '', last = ''] = [weeks[0], weeks.at(-1)];
  const maxCount = Math.max(1, ...forms.flatMap(({ counts }) => counts));
  return (
    <ScreenMain>
      <ScreenHead
        title={texts('requests.statistics.title')}
        back={{ to: '/requests', label: texts('requests.title') }}
      />
      {forms.map(({ title, counts }) => (
        <Stack key={title}>
          <h2>
            {title}: {texts('requests.statistics.total', { count: sum(counts) })}
          </h2>
          {sum(counts) > 0 && (
            <div aria-hidden="true">
              <Columns counts={counts} maxCount={maxCount} />
              <Ends>
                <span>{dates.day(first)}</span>
                <span>{dates.day(last)}</span>
              </Ends>
            </div>
          )}
        </Stack>
      ))}
      <Disclosure>
        <summary>{texts('requests.statistics.table')}</summary>
        <Wide aria-label={texts('requests.statistics.title')} tabIndex={0}>
          <Table weeks={weeks} forms={forms} />
        </Wide>
      </Disclosure>
    </ScreenMain>
  );
}

function Table({ weeks, forms }: RequestStatistics) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{texts('requests.statistics.week')}</th>
          {forms.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={week}>
            <th scope="row">{dates.day(week)}</th>
            {forms.map(({ title, counts }) => (
              <td key={title}>{counts[index]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** One column per week; all charts have the same scale. */
function Columns({ counts, maxCount }: { readonly counts: readonly number[]; readonly maxCount: number }) {
  return (
    <Chart>
      {counts.map((count, week) => {
        const height = (count / maxCount) * 100;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place.
            key={week}
            x={`${(week / counts.length) * 100}%`}
            y={`${100 - height}%`}
            width={`${(COLUMN_SHARE / counts.length) * 100}%`}
            height={`${height}%`}
          />
        );
      })}
    </Chart>
  );
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}
