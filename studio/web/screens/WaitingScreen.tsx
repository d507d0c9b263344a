import { Link } from 'react-router';
import { useDates } from '../dates.ts';
import { Card, Page, Soft, Stack } from '../parts.tsx';
import { useWorkplace } from '../session.ts';
import { useTexts } from '../texts.ts';

/** Texts that have changed in one language and wait in others until somebody has looked. */
export function WaitingScreen() {
  const texts = useTexts();
  const dates = useDates();
  const { draft, outline } = useWorkplace();
  const nameOf = (code: string) => outline.languages.find((language) => language.code === code)?.name ?? code;
  return (
    <Page>
      <h1>{texts('waiting.title')}</h1>
      <Soft>{texts(draft.awaiting.length === 0 ? 'waiting.none' : 'waiting.help')}</Soft>
      <Stack as="ul">
        {draft.awaiting.map(({ key, languages, since, text }) => (
          <Card as="li" key={key}>
            <p>{text}</p>
            <Soft>
              {texts('waiting.since', {
                day: dates.day(since),
                languages: languages.map(nameOf).join(', '),
              })}
            </Soft>
            {languages.map((code) => (
              <Link key={code} to={`/find/${code}?source=${encodeURIComponent(`text:${key}`)}`}>
                {texts('waiting.translate', { language: nameOf(code) })}
              </Link>
            ))}
          </Card>
        ))}
      </Stack>
    </Page>
  );
}
