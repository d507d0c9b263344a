import styled from '@emotion/styled';
import { useLoaderData } from 'react-router';
import { colour } from '../../../app/theme/roles.ts';
import { size, space } from '../../../app/theme/scale.ts';
import type { RequestStatistics } from '../../api-requests.ts';
import { useDates } from '../dates.ts';
import { Page, Soft, Stack } from '../parts.tsx';
import { useTexts } from '../texts.ts';
import { OtherScreen } from './OtherScreen.tsx';

const COLUMN = 10;
const GAP = 3;
const HEIGHT = 60;

const Chart = styled.svg({
  display: 'block',
  width: '100%',
  height: '6rem',
  '& rect': { fill: colour('accent') },
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

/** How many requests came by each form in each week of the last half year. */
export function StatisticsScreen() {
  const texts = useTexts();
  const dates = useDates();
  const { weeks, forms } = useLoaderData<RequestStatistics>();
  const [first = '', last = ''] = [weeks[0], weeks.at(-1)];
  const most = Math.max(1, ...forms.flatMap(({ counts }) => counts));
  return (
    <Page>
      <h1>{texts('requests.statistics.title')}</h1>
      <Soft>{texts('requests.statistics.help')}</Soft>
      <div>
        <OtherScreen to="/requests">{texts('requests.back')}</OtherScreen>
      </div>
      {forms.map(({ title, counts }) => (
        <Stack key={title}>
          <h2>
            {title}: {texts('requests.statistics.total', { count: sumOf(counts) })}
          </h2>
          <div aria-hidden="true">
            <Columns counts={counts} most={most} />
            <Ends>
              <span>{dates.day(first)}</span>
              <span>{dates.day(last)}</span>
            </Ends>
          </div>
        </Stack>
      ))}
      <Wide aria-label={texts('requests.statistics.table')} tabIndex={0}>
        <table>
          <caption style={{ textAlign: 'start' }}>{texts('requests.statistics.table')}</caption>
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
            {weeks.map((week, place) => (
              <tr key={week}>
                <th scope="row">{dates.day(week)}</th>
                {forms.map(({ title, counts }) => (
                  <td key={title}>{counts[place]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Wide>
    </Page>
  );
}

/** One column a week; all charts have the same scale. */
function Columns({ counts, most }: { readonly counts: readonly number[]; readonly most: number }) {
  return (
    <Chart viewBox={`0 0 ${counts.length * (COLUMN + GAP)} ${HEIGHT}`} preserveAspectRatio="none">
      {counts.map((count, week) => {
        const height = (count / most) * HEIGHT;
        return (
          <rect
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place.
            key={week}
            x={week * (COLUMN + GAP)}
            y={HEIGHT - height}
            width={COLUMN}
            height={height}
          />
        );
      })}
    </Chart>
  );
}

function sumOf(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0);
}
