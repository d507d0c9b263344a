import { useNavigate } from 'react-router';
import type { Session } from '../../api/people-api.ts';
import { useAttempt } from '../actions.ts';
import {
  chooseLanguage,
  type InterfaceLanguage,
  interfaceLanguage,
  interfaceLanguages,
  useInterfaceTexts,
} from '../interface-texts.ts';
import { Failure, Menu, OtherScreen, PlainButton, Soft } from '../parts.tsx';
import { startPractice } from '../practice/practice.ts';
import { isPractising } from '../practice/practice-mode.ts';

/** The signed-in person, the interface language, and sign-out. */
export function AccountMenu({ session: { person, local } }: { readonly session: Session }) {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const { attempt, failure } = useAttempt();
  if (!person) return null;

  async function signOut(name: 'DELETE /session' | 'DELETE /sessions') {
    const outcome = await attempt(name);
    if (outcome.kind === 'done') await navigate('/sign-in');
  }

  return (
    <Menu label={person.name}>
      <Soft>
        {texts(`roles.${person.role}`)}
        <br />
        {local ? texts('account.local') : person.email}
      </Soft>
      {(Object.entries(interfaceLanguages) as [InterfaceLanguage, string][])
        .filter(([code]) => code !== interfaceLanguage)
        .map(([code, name]) => (
          <PlainButton key={code} lang={code} onClick={() => chooseLanguage(code)}>
            {name}
          </PlainButton>
        ))}
      {!isPractising() && <PlainButton onClick={startPractice}>{texts('home.practiceStart')}</PlainButton>}
      {!local && (
        <>
          <OtherScreen to="/password">{texts('password.title')}</OtherScreen>
          <PlainButton onClick={() => signOut('DELETE /session')}>{texts('account.signOut')}</PlainButton>
          <PlainButton onClick={() => signOut('DELETE /sessions')}>
            {texts('account.signOutEverywhere')}
          </PlainButton>
        </>
      )}
      {failure && <Failure failure={failure} />}
    </Menu>
  );
}
