import { Link, useLoaderData } from 'react-router';
import type { CalendarEntry } from '../../api.ts';
import { useDates } from '../dates.ts';
import { Card, Page, Soft, Stack } from '../parts.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { useTexts } from '../texts.ts';

/** What begins and ends on which day; each day can be looked at. */
export function CalendarScreen() {
  const texts = useTexts();
  const dates = useDates();
  const entries = useLoaderData<readonly CalendarEntry[]>();
  const { outline } = useLoadedWorkplace();
  const language = outline.languages[0]?.code;
  const days = Map.groupBy(entries, ({ day }) => day);
  return (
    <Page>
      <h1>{texts('calendar.title')}</h1>
      {entries.length === 0 && <Soft>{texts('calendar.none')}</Soft>}
      <Stack as="ol">
        {[...days].map(([day, own]) => (
          <Card as="li" key={day}>
            <h2>
              {dates.weekday(day)} {dates.day(day)}
            </h2>
            <ul>
              {own.map(({ kind, label, source }) => (
                <li key={`${kind} ${source}`}>
                  {texts(`calendar.${kind}`, { label })}{' '}
                  <Link to={`/find/${language}?day=${day}&source=${encodeURIComponent(source)}`}>
                    {texts('calendar.look')}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        ))}
      </Stack>
    </Page>
  );
}
