import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiFailure } from '../../api.ts';
import { RequestFailed, send } from '../api-client.ts';
import { Control, Failure, Form, NarrowPage, PrimaryButton, ScreenHead, Soft } from '../parts.tsx';
import { useTexts } from '../texts.ts';
import { useLoaded } from '../use-loaded.ts';

/** What the link of an invitation leads to: choosing a password. */
export function InvitationScreen() {
  const texts = useTexts();
  const navigate = useNavigate();
  const secret = location.hash.slice(1);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const person = useLoaded(() =>
    send<{ readonly email: string; readonly name: string }>('POST', '/invitation/view', { secret }).catch(
      (error) => {
        const known = error instanceof RequestFailed ? error.failure : { code: 'interface' };
        // A link that was cut off is no request at all.
        setFailure(known.code === 'wrong-request' ? { code: 'link-ended' } : known);
        throw error;
      },
    ),
  );

  async function accept(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    try {
      await send('POST', '/invitation', { secret, password });
      await navigate('/home', { replace: true });
    } catch (error) {
      if (!(error instanceof RequestFailed)) throw error;
      setFailure(error.failure);
    }
  }

  return (
    <NarrowPage>
      <ScreenHead title={texts('invitation.title')} help={texts('invitation.about')} />
      {failure && <Failure failure={failure} />}
      {person && (
        <Form onSubmit={accept}>
          <p>{texts('invitation.welcome', { name: person.name, email: person.email })}</p>
          <input type="hidden" name="username" autoComplete="username" value={person.email} readOnly />
          <label>
            {texts('invitation.password')}
            <Control type="password" name="password" autoComplete="new-password" minLength={10} required />
          </label>
          <Soft>{texts('invitation.help')}</Soft>
          <div>
            <PrimaryButton type="submit">{texts('invitation.submit')}</PrimaryButton>
          </div>
        </Form>
      )}
    </NarrowPage>
  );
}
