import type { FormEvent } from 'react';
import { useFetcher, useLoaderData } from 'react-router';
import { type InvitationLink, type PersonEntry, type Role, roles } from '../../api.ts';
import type { Outcome, PeopleRequest } from '../actions.ts';
import { useDates } from '../dates.ts';
import {
  Card,
  CardForm,
  Choice,
  Control,
  Failure,
  OtherScreen,
  Page,
  PrimaryButton,
  Row,
  ScreenHead,
  Soft,
  Stack,
} from '../parts.tsx';
import { ConfirmDialog } from '../requests/ConfirmDialog.tsx';
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
  const fetcher = useFetcher<Outcome>();
  const ask = (request: PeopleRequest) =>
    fetcher.submit(request as never, { method: 'post', encType: 'application/json' });
  const { email, name, role, lastSignIn, hasAccepted } = person;
  const isOneself = email === session.person?.email;
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
          <RoleChoice
            person={name}
            value={role}
            onChange={(chosen) => ask({ kind: 'role', email, role: chosen })}
          />
          <ConfirmDialog
            button={texts('people.remove')}
            question={texts('people.removeQuestion', { name })}
            confirm={texts('people.remove')}
            onConfirm={() => ask({ kind: 'remove', email })}
          />
        </Row>
      )}
      {fetcher.data?.kind === 'failed' && <Failure failure={fetcher.data.failure} />}
    </Card>
  );
}

interface RoleChoiceProps {
  readonly person: string;
  readonly value: Role;
  readonly onChange: (role: string) => void;
}

function RoleChoice({ person, value, onChange }: RoleChoiceProps) {
  const texts = useTexts();
  return (
    <Choice
      aria-label={`${texts('people.role')}: ${person}`}
      style={{ width: 'auto' }}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    >
      <RoleOptions />
    </Choice>
  );
}

function RoleOptions() {
  const texts = useTexts();
  return roles.map((role) => (
    <option key={role} value={role}>
      {texts(`roles.${role}`)}
    </option>
  ));
}

function Invite() {
  const texts = useTexts();
  const fetcher = useFetcher<Outcome<InvitationLink>>();
  function invite(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>;
    const { email = '', name = '', role = 'writer' } = fields;
    const request: PeopleRequest = { kind: 'invite', email, name, role };
    void fetcher.submit(request as never, { method: 'post', encType: 'application/json' });
  }
  return (
    <CardForm onSubmit={invite}>
      <h2>{texts('people.invite')}</h2>
      <label>
        {texts('people.name')}
        <Control name="name" required />
      </label>
      <label>
        {texts('signIn.email')}
        <Control name="email" type="email" required />
      </label>
      <label>
        {texts('people.role')}
        <Choice name="role" defaultValue="writer">
          <RoleOptions />
        </Choice>
      </label>
      <div>
        <PrimaryButton type="submit" disabled={fetcher.state !== 'idle'}>
          {texts('people.send')}
        </PrimaryButton>
      </div>
      <div role="status">
        {fetcher.data?.kind === 'done' && (
          <p>
            {texts(fetcher.data.result.isMailed ? 'people.mailed' : 'people.link')}{' '}
            <code style={{ overflowWrap: 'anywhere' }}>{fetcher.data.result.link}</code>
          </p>
        )}
      </div>
      {fetcher.data?.kind === 'failed' && <Failure failure={fetcher.data.failure} />}
    </CardForm>
  );
}
