import { type FormEvent, useEffect } from 'react';
import { type Role, roles } from '../../api/constants.ts';
import type { PersonEntry } from '../../api/people-api.ts';
import { useChange } from '../actions.ts';
import { useDates } from '../dates.ts';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import type { Loaded } from '../loaded.tsx';
import { useWorkplace } from '../session.ts';
import { OtherScreen, PrimaryButton } from '../ui/buttons.tsx';
import { Choice, Labeled } from '../ui/controls.tsx';
import { ConfirmDialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Card, CardForm, Row, Soft, Stack } from '../ui/layout.tsx';
import { forgetForm, useStoredState } from '../use-stored-state.ts';

/** Users and their roles; for admins. */
export function PeopleScreen({ data: people }: Loaded<readonly PersonEntry[]>) {
  const texts = useInterfaceTexts();
  return (
    <ScreenMain>
      <ScreenHead title={texts('people.title')}>
        <OtherScreen to="/people/log">{texts('audit.title')}</OtherScreen>
      </ScreenHead>
      <Stack as="ul">
        {people.map((person) => (
          <Entry key={person.email} person={person} />
        ))}
      </Stack>
      <Invite />
    </ScreenMain>
  );
}

function Entry({ person }: { readonly person: PersonEntry }) {
  const texts = useInterfaceTexts();
  const dates = useDates();
  const { session } = useWorkplace();
  const { change, failure } = useChange();
  const { email, name, role, lastSignIn, hasAccepted } = person;
  const isOneself = email === session.person?.email;
  const params = { email };
  return (
    <Card as="li">
      <strong>{name}</strong>
      <Soft>
        {email} ·{' '}
        {hasAccepted
          ? texts('people.lastSignIn', { at: lastSignIn ? dates.moment(lastSignIn) : '–' })
          : texts('people.invited')}
      </Soft>
      {!isOneself && (
        <Row>
          <Choice
            aria-label={`${texts('people.role')}: ${name}`}
            style={{ width: 'auto' }}
            value={role}
            options={roles.map((each) => [each, texts(`roles.${each}`)])}
            set={(newRole) => change('PATCH /people/:email', { params, body: { role: newRole } })}
          />
          <ConfirmDialog
            button={texts('people.remove')}
            question={texts('people.removeQuestion', { name })}
            confirm={texts('people.remove')}
            onConfirm={() => change('DELETE /people/:email', { params })}
          />
        </Row>
      )}
      {failure && <Failure failure={failure} />}
    </Card>
  );
}

function Invite() {
  const texts = useInterfaceTexts();
  const [name, setName] = useStoredState('invitation', 'name', '');
  const [email, setEmail] = useStoredState('invitation', 'email', '');
  const [role, setRole] = useStoredState<Role>('invitation', 'role', 'writer');
  const { change, isBusy, outcome, failure } = useChange<'POST /people'>();
  useEffect(() => {
    if (outcome?.kind === 'done') forgetForm('invitation');
  }, [outcome]);
  function invite(event: FormEvent) {
    event.preventDefault();
    void change('POST /people', { body: { email, name, role } });
  }
  return (
    <CardForm onSubmit={invite}>
      <h2>{texts('people.invite')}</h2>
      <Labeled
        label={texts('people.name')}
        value={name}
        required
        onChange={({ target }) => setName(target.value)}
      />
      <Labeled
        label={texts('signIn.email')}
        type="email"
        value={email}
        required
        onChange={({ target }) => setEmail(target.value)}
      />
      <Choice
        label={texts('people.role')}
        value={role}
        set={setRole}
        options={roles.map((each) => [each, texts(`roles.${each}`)])}
      />
      <PrimaryButton type="submit" disabled={isBusy}>
        {texts('people.send')}
      </PrimaryButton>
      <div role="status">
        {outcome?.kind === 'done' && (
          <p>
            {texts(outcome.result.isMailed ? 'people.mailed' : 'people.link')}{' '}
            <code style={{ overflowWrap: 'anywhere' }}>{outcome.result.link}</code>
          </p>
        )}
      </div>
      {failure && <Failure failure={failure} />}
    </CardForm>
  );
}
