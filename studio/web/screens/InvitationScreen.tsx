import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import type { AnswerTo } from '../../api/api.ts';
import { type ActionResult, attempt, useAttempt } from '../actions.ts';
import { NarrowPage, ScreenHead } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { NewPassword } from '../NewPassword.tsx';
import { PrimaryButton } from '../ui/buttons.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Soft, StackForm } from '../ui/layout.tsx';

type Invited = AnswerTo<'POST /invitation/view'>;

/** Target of an invitation link: choosing a password. */
export function InvitationScreen({ data: invitation }: Loaded<ActionResult<Invited>>) {
  const texts = useInterfaceTexts();
  const navigate = useNavigate();
  const { attempt, failure: acceptFailure } = useAttempt();
  const person = invitation.kind === 'done' ? invitation.result : null;
  const failure = invitation.kind === 'failed' ? invitation.failure : acceptFailure;

  async function accept(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const password = String(new FormData(event.currentTarget).get('newPassword') ?? '');
    const outcome = await attempt('POST /invitation', { body: { secret: getSecret(), password } });
    if (outcome.kind === 'done') await navigate('/home', { replace: true });
  }

  return (
    <NarrowPage>
      <ScreenHead title={texts('invitation.title')} />
      <Soft>{texts('invitation.about')}</Soft>
      {failure && <Failure failure={failure} />}
      {person && (
        <StackForm onSubmit={accept}>
          <p>{texts('invitation.welcome', { name: person.name, email: person.email })}</p>
          <input type="hidden" name="username" autoComplete="username" value={person.email} readOnly />
          <NewPassword />
          <PrimaryButton type="submit">{texts('invitation.submit')}</PrimaryButton>
        </StackForm>
      )}
    </NarrowPage>
  );
}

/** The invitation of the link. */
export async function loadInvitation(): Promise<ActionResult<Invited>> {
  const outcome = await attempt('POST /invitation/view', { body: { secret: getSecret() } });
  // A truncated link makes an invalid request.
  return outcome.kind === 'failed' && outcome.failure.code === 'wrong-request'
    ? { kind: 'failed', failure: { code: 'link-ended' } }
    : outcome;
}

/** Only this screen sends the part after the # to a server. */
function getSecret(): string {
  return location.hash.slice(1);
}
