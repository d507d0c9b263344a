import { getFindAddress } from '../addresses.ts';
import { useDates } from '../dates.ts';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useLanguageName, useWorkplace } from '../session.ts';
import { OtherScreen } from '../ui/buttons.tsx';
import { Card, Row, Soft, Stack } from '../ui/layout.tsx';

/** Texts that have changed in one language and await review in others. */
export function WaitingScreen() {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const { draft } = useWorkplace();
  const getLanguageName = useLanguageName();
  return (
    <ScreenMain>
      <ScreenHead title={texts('waiting.title')} />
      {draft.awaiting.length === 0 && <p>{texts('waiting.none')}</p>}
      <Stack as="ul">
        {draft.awaiting.map(({ key, languages, since, text }) => (
          <Card as="li" key={key}>
            <p>{text}</p>
            <Soft>
              {texts('waiting.since', {
                day: dates.day(since),
                languages: languages.map(getLanguageName).join(', '),
              })}
            </Soft>
            <Row style={{ rowGap: 0 }}>
              {languages.map((code) => (
                <OtherScreen key={code} to={getFindAddress(code, `text:${key}`)}>
                  {texts('waiting.translate', { language: getLanguageName(code) })}
                </OtherScreen>
              ))}
            </Row>
          </Card>
        ))}
      </Stack>
    </ScreenMain>
  );
}
