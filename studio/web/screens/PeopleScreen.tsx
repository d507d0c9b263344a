import type { FormEvent } from 'react';
import { useLoaderData } from 'react-router';
import { type InvitationLink, type PersonEntry, roles } from '../../api.ts';
import { useChange } from '../actions.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useDates } from '../dates.ts';
import {
  Card,
  CardForm,
  Choice,
  Failure,
  Labeled,
  OtherScreen,
  Page,
  PrimaryButton,
  Row,
  ScreenHead,
  Soft,
  Stack,
} from '../parts.tsx';
import { useWorkplace } from '../session.ts';
import { useTexts } from '../texts.ts';

/** Who may work here, and as what; for admins. */
export function PeopleScreen() {
  const texts = useTexts();
  const people = useLoaderData<readonly PersonEntry[]>();
  return (
    <Page>
      <ScreenHead title={texts('people.title')} help={texts('people.help')}>
        <OtherScreen to="/people/log">{texts('audit.title')}</OtherScreen>
      </ScreenHead>
      <Stack as="ul">
        {people.map((person) => (
          <Entry key={person.email} person={person} />
        ))}
      </Stack>
      <Invite />
    </Page>
  );
}

function Entry({ person }: { readonly person: PersonEntry }) {
  const texts = useTexts();
  const dates = useDates();
  const { session } = useWorkplace();
  const { change, failure } = useChange();
  const { email, name, role, lastSignIn, hasAccepted } = person;
  const isOneself = email === session.person?.email;
  const path = `/people/${encodeURIComponent(email)}`;
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
            set={(chosen) => change('PATCH', path, { role: chosen })}
          />
          <ConfirmDialog
            button={texts('people.remove')}
            question={texts('people.removeQuestion', { name })}
            confirm={texts('people.remove')}
            onConfirm={() => change('DELETE', path)}
          />
        </Row>
      )}
      {failure && <Failure failure={failure} />}
    </Card>
  );
}

function Invite() {
  const texts = useTexts();
  const { change, isBusy, outcome, failure } = useChange<InvitationLink>();
  function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    void change('POST', '/people', Object.fromEntries(new FormData(event.currentTarget)));
  }
  return (
    <CardForm onSubmit={invite}>
      <h2>{texts('people.invite')}</h2>
      <Labeled label={texts('people.name')} name="name" required />
      <Labeled label={texts('signIn.email')} name="email" type="email" required />
      <Choice
        label={texts('people.role')}
        name="role"
        defaultValue="writer"
        options={roles.map((role) => [role, texts(`roles.${role}`)])}
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
