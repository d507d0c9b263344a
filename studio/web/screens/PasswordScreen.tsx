import { type FormEvent, useState } from 'react';
import { useAttempt } from '../actions.ts';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import { NewPassword } from '../NewPassword.tsx';
import { PrimaryButton } from '../ui/buttons.tsx';
import { Labeled } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { CardForm, Soft } from '../ui/layout.tsx';

/** Changes the password of the signed-in person. */
export function PasswordScreen() {
  const texts = useInterfaceTexts();
  const { attempt, failure, isBusy } = useAttempt();
  const [isDone, setIsDone] = useState(false);

  async function changePassword(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const data = new FormData(form);
    setIsDone(false);
    const body = {
      password: String(data.get('password') ?? ''),
      newPassword: String(data.get('newPassword') ?? ''),
    };
    const { kind } = await attempt('POST /password', { body });
    if (kind === 'done') form.reset();
    setIsDone(kind === 'done');
  }

  return (
    <ScreenMain>
      <ScreenHead title={texts('password.title')} />
      <Soft>{texts('password.help')}</Soft>
      <CardForm onSubmit={changePassword}>
        <Labeled
          label={texts('password.present')}
          type="password"
          name="password"
          autoComplete="current-password"
          required
        />
        <NewPassword />
        {failure && <Failure failure={failure} />}
        <div role="status">{isDone && texts('password.done')}</div>
        <PrimaryButton type="submit" disabled={isBusy}>
          {texts('password.title')}
        </PrimaryButton>
      </CardForm>
    </ScreenMain>
  );
}
