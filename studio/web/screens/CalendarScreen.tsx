import type { CalendarEntry } from '../../api/content-api.ts';
import { useDates } from '../dates.ts';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { useLoadedWorkplace } from '../session.ts';
import { OtherScreen } from '../ui/buttons.tsx';
import { Card, Row, Stack } from '../ui/layout.tsx';

/** Starts and ends by day; each day can be previewed. */
export function CalendarScreen({ data: entries }: Loaded<readonly CalendarEntry[]>) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const { outline } = useLoadedWorkplace();
  const language = outline.languages[0]?.code;
  const days = Map.groupBy(entries, ({ day }) => day);
  return (
    <ScreenMain>
      <ScreenHead title={texts('calendar.title')} />
      {entries.length === 0 && <p>{texts('calendar.none')}</p>}
      <Stack as="ol">
        {[...days].map(([day, dayEntries]) => (
          <Card as="li" key={day}>
            <h2>
              {dates.weekday(day)} {dates.day(day)}
            </h2>
            <ul>
              {dayEntries.map(({ kind, label, source }) => (
                <Row as="li" key={`${kind} ${source}`} style={{ justifyContent: 'space-between', rowGap: 0 }}>
                  {texts(`calendar.${kind}`, { label })}
                  <OtherScreen to={`/find/${language}?day=${day}&source=${encodeURIComponent(source)}`}>
                    {texts('calendar.look')}
                  </OtherScreen>
                </Row>
              ))}
            </ul>
          </Card>
        ))}
      </Stack>
    </ScreenMain>
  );
}
