import styled from '@emotion/styled';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { colour } from '../../../app/theme/roles.ts';
import { elevation, radius, space } from '../../../app/theme/scale.ts';
import type { Session } from '../../api.ts';
import { RequestFailed, send } from '../api-client.ts';
import { Failure, PlainButton, Soft } from '../parts.tsx';
import {
  chooseLanguage,
  type InterfaceLanguage,
  interfaceLanguage,
  interfaceLanguages,
  useTexts,
} from '../texts.ts';

const Menu = styled.details({
  position: 'relative',
  '& > summary': { display: 'flex', alignItems: 'center', minHeight: '3.25rem', fontWeight: 600 },
  '& > div': {
    position: 'absolute',
    insetInlineEnd: 0,
    display: 'grid',
    gap: space[2],
    minWidth: '14rem',
    padding: space[4],
    border: `1px solid ${colour('line')}`,
    borderRadius: radius.card,
    background: colour('surface'),
    boxShadow: elevation.open,
  },
});

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
    <Menu>
      <summary>{person.name}</summary>
      <div>
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
      </div>
    </Menu>
  );
}
