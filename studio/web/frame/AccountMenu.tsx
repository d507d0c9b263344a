import { useState } from 'react';
import { useNavigate } from 'react-router';
import type { Session } from '../../api.ts';
import { RequestFailed, send } from '../api-client.ts';
import { Failure, Menu, PlainButton, Soft } from '../parts.tsx';
import { startPractice } from '../practice/practice.ts';
import { isPractising } from '../practice/practice-mode.ts';
import {
  chooseLanguage,
  type InterfaceLanguage,
  interfaceLanguage,
  interfaceLanguages,
  useTexts,
} from '../texts.ts';

/** Who is signed in, the language of the interface, signing out. */
export function AccountMenu({ session: { person, local } }: { readonly session: Session }) {
  const texts = useTexts();
  const navigate = useNavigate();
  const [failed, setFailed] = useState<RequestFailed | null>(null);
  if (!person) return null;

  async function signOut(path: '/session' | '/sessions') {
    try {
      await send('DELETE', path);
      await navigate('/sign-in');
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      setFailed(error);
    }
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
          <PlainButton key={code} type="button" lang={code} onClick={() => chooseLanguage(code)}>
            {name}
          </PlainButton>
        ))}
      {!isPractising() && (
        <PlainButton type="button" onClick={startPractice}>
          {texts('home.practiceStart')}
        </PlainButton>
      )}
      {!local && (
        <>
          <PlainButton type="button" onClick={() => signOut('/session')}>
            {texts('account.signOut')}
          </PlainButton>
          <PlainButton type="button" onClick={() => signOut('/sessions')}>
            {texts('account.signOutEverywhere')}
          </PlainButton>
        </>
      )}
      {failed && <Failure failure={failed.failure} />}
    </Menu>
  );
}
