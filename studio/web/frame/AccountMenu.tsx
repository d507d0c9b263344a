import styled from '@emotion/styled';
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
import { startPractice } from '../practice/practice.ts';
import { isPractising } from '../practice/practice-mode.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { OtherScreen, PlainButton } from '../ui/buttons.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Cut } from '../ui/layout.tsx';
import { Menu } from '../ui/Menu.tsx';
import { size } from '../ui/tokens.ts';

const Person = styled(Cut)({
  flex: 1,
  display: 'grid',
  lineHeight: '1rem',
  textAlign: 'start',
  '& > small': { fontSize: size.label, fontWeight: 450 },
});

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
    <Menu
      side="start"
      isAbove
      title={person.name}
      entries={
        <>
          <p>{local ? texts('account.local') : person.email}</p>
          {(Object.entries(interfaceLanguages) as [InterfaceLanguage, string][])
            .filter(([code]) => code !== interfaceLanguage)
            .map(([code, name]) => (
              <PlainButton key={code} lang={code} onClick={() => chooseLanguage(code)}>
                {name}
              </PlainButton>
            ))}
          {!isPractising() && (
            <PlainButton onClick={startPractice}>{texts('home.practiceStart')}</PlainButton>
          )}
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
        </>
      }
    >
      <Avatar name={person.name} />
      <Person>
        {person.name}
        <small>{texts(`roles.${person.role}`)}</small>
      </Person>
    </Menu>
  );
}
