import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import type { ApiFailure, Person } from '../../api.ts';
import { attempt } from '../actions.ts';
import { Failure, Form, Labeled, NarrowPage, PrimaryButton, ScreenHead, Soft } from '../parts.tsx';
import { useTexts } from '../texts.ts';
import { useLoaded } from '../use-loaded.ts';

/** What the link of an invitation leads to: choosing a password. */
export function InvitationScreen() {
  const texts = useTexts();
  const navigate = useNavigate();
  const secret = location.hash.slice(1);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const person = useLoaded(async () => {
    const outcome = await attempt<Pick<Person, 'email' | 'name'>>('POST', '/invitation/view', { secret });
    if (outcome.kind === 'done') return outcome.result;
    // A link that was cut off is no request at all.
    setFailure(outcome.failure.code === 'wrong-request' ? { code: 'link-ended' } : outcome.failure);
    return null;
  });

  async function accept(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    const outcome = await attempt('POST', '/invitation', { secret, password });
    if (outcome.kind === 'done') await navigate('/home', { replace: true });
    else setFailure(outcome.failure);
  }

  return (
    <NarrowPage>
      <ScreenHead title={texts('invitation.title')} help={texts('invitation.about')} />
      {failure && <Failure failure={failure} />}
      {person && (
        <Form onSubmit={accept}>
          <p>{texts('invitation.welcome', { name: person.name, email: person.email })}</p>
          <input type="hidden" name="username" autoComplete="username" value={person.email} readOnly />
          <Labeled
            label={texts('invitation.password')}
            type="password"
            name="password"
            autoComplete="new-password"
            minLength={10}
            required
          />
          <Soft>{texts('invitation.help')}</Soft>
          <PrimaryButton type="submit">{texts('invitation.submit')}</PrimaryButton>
        </Form>
      )}
    </NarrowPage>
  );
}
