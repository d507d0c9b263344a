import { type FormEvent, useState } from 'react';
import { Navigate, useNavigate, useSearchParams } from 'react-router';
import type { Session } from '../../api/people-api.ts';
import { useAttempt } from '../actions.ts';
import { NarrowPage, ScreenHead } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { PlainButton, PrimaryButton } from '../ui/buttons.tsx';
import { Labeled } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Soft, StackForm } from '../ui/layout.tsx';

/** Signs in by password or by an emailed code. */
export function SignInScreen({ data: session }: Loaded<Session>) {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const { attempt, failure, forgetFailure, isBusy } = useAttempt();
  const [codeCount, setCodeCount] = useState(0);
  const hasCode = codeCount > 0;
  const [email, setEmail] = useState('');
  const to = getSafeTarget(search.get('to'));
  if (session.person) return <Navigate to={to} replace />;

  async function signIn(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const secret = String(new FormData(event.currentTarget).get('secret') ?? '');
    const body = hasCode ? { email, code: secret } : { email, password: secret };
    const outcome = await attempt('POST /session', { body });
    if (outcome.kind === 'done') await navigate(to, { replace: true });
  }

  async function mailCode() {
    const outcome = await attempt('POST /session/code', { body: { email } });
    if (outcome.kind === 'done') setCodeCount(codeCount + 1);
  }

  function returnToPassword() {
    forgetFailure();
    setCodeCount(0);
  }

  return (
    <NarrowPage>
      <ScreenHead title={texts('signIn.title')} />
      <Soft>{texts('signIn.noAccount')}</Soft>
      <StackForm onSubmit={signIn}>
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
          key={codeCount}
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
      </StackForm>
      {session.hasCodes && (
        <PlainButton disabled={isBusy || email === ''} onClick={mailCode}>
          {texts(hasCode ? 'signIn.mailNewCode' : 'signIn.mailCode')}
        </PlainButton>
      )}
      {hasCode && <PlainButton onClick={returnToPassword}>{texts('signIn.usePassword')}</PlainButton>}
    </NarrowPage>
  );
}

/** An address of the Studio; others could redirect people elsewhere after signing in. */
function getSafeTarget(to: string | null): string {
  return to?.startsWith('/') && !/^\/[/\\]/.test(to) ? to : '/home';
}
