import { type FormEvent, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { ApiFailure, Session } from '../../api.ts';
import { attempt } from '../actions.ts';
import { ask } from '../api-client.ts';
import {
  Failure,
  Form,
  Labeled,
  NarrowPage,
  PlainButton,
  PrimaryButton,
  ScreenHead,
  Soft,
} from '../parts.tsx';
import { useTexts } from '../texts.ts';
import { useLoaded } from '../use-loaded.ts';

/** Signs in by password, or by a code that is mailed. */
export function SignInScreen() {
  const texts = useTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const session = useLoaded(() => ask<Session>('/session'));
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [hasCode, setHasCode] = useState(false);
  const [email, setEmail] = useState('');
  const to = safeTarget(search.get('to'));
  if (session?.person) return <Navigate to={to} replace />;

  async function post(path: string, body: unknown, then: () => void) {
    setIsBusy(true);
    setFailure(null);
    const outcome = await attempt('POST', path, body);
    if (outcome.kind === 'failed') setFailure(outcome.failure);
    else then();
    setIsBusy(false);
  }

  function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const secret = String(new FormData(event.currentTarget).get('secret') ?? '');
    const body = hasCode ? { email, code: secret } : { email, password: secret };
    void post('/session', body, () => navigate(to, { replace: true }));
  }

  return (
    <NarrowPage>
      <ScreenHead title={texts('signIn.title')} help={texts('signIn.noAccount')} />
      <Form onSubmit={signIn}>
        <Labeled
          label={texts('signIn.email')}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Labeled
          key={hasCode ? 'code' : 'password'}
          label={texts(hasCode ? 'signIn.code' : 'signIn.password')}
          type={hasCode ? 'text' : 'password'}
          name="secret"
          inputMode={hasCode ? 'numeric' : undefined}
          autoComplete={hasCode ? 'one-time-code' : 'current-password'}
          required
        />
        {hasCode && <Soft role="status">{texts('signIn.codeSent', { email })}</Soft>}
        {failure && <Failure failure={failure} />}
        <PrimaryButton type="submit" disabled={isBusy}>
          {texts('signIn.submit')}
        </PrimaryButton>
      </Form>
      {session?.hasCodes && !hasCode && (
        <PlainButton
          disabled={isBusy || email === ''}
          onClick={() => post('/session/code', { email }, () => setHasCode(true))}
        >
          {texts('signIn.mailCode')}
        </PlainButton>
      )}
    </NarrowPage>
  );
}

/** An address of the Studio; another one could lead people away after they have signed in. */
function safeTarget(to: string | null): string {
  return to?.startsWith('/') && !/^\/[/\\]/.test(to) ? to : '/home';
}
