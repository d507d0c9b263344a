import { type FormEvent, useState } from 'react';
import type { PersonData } from '../../api/requests-api.ts';
import { useAttempt } from '../actions.ts';
import { ScreenHead, ScreenMain } from '../frame/Screen.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import { PrimaryButton, SecondaryButton } from '../ui/buttons.tsx';
import { Labeled } from '../ui/controls.tsx';
import { ConfirmDialog } from '../ui/Dialog.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Card, CardForm, Row, Soft } from '../ui/layout.tsx';
import { saveFile } from './save-file.ts';

/** Finds or deletes the stored data of a person who asks for it. */
export function PersonDataScreen() {
  const texts = useInterfaceTexts();
  const [match, setMatch] = useState<{ readonly email: string; readonly data: PersonData } | null>(null);
  const [message, setMessage] = useState('');
  const { attempt, failure } = useAttempt();

  async function find(email: string) {
    const outcome = await attempt('POST /person/find', { body: { email } });
    if (outcome.kind === 'done') setMatch({ email, data: outcome.result });
  }
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setMessage('');
    void find(String(new FormData(event.currentTarget).get('email') ?? ''));
  }
  async function save(email: string) {
    const outcome = await attempt('POST /person/export', { body: { email } });
    if (outcome.kind === 'failed') return;
    saveFile(outcome.result);
    setMessage(texts('person.exported', { count: outcome.result.count }));
  }
  async function remove(email: string) {
    const outcome = await attempt('POST /person/delete', { body: { email } });
    if (outcome.kind === 'failed') return;
    setMessage(texts('person.deleted', { count: outcome.result.count }));
    await find(email);
  }

  return (
    <ScreenMain>
      <ScreenHead title={texts('person.title')} back={{ to: '/requests', label: texts('requests.title') }} />
      <Soft>{texts('person.help')}</Soft>
      <CardForm onSubmit={search}>
        <Labeled label={texts('signIn.email')} name="email" type="email" required autoComplete="off" />
        <PrimaryButton type="submit">{texts('person.find')}</PrimaryButton>
      </CardForm>
      <div role="status">
        {message && <p>{message}</p>}
        {match && <p>{texts('person.found', { email: match.email, count: countRecords(match.data) })}</p>}
      </div>
      {failure && <Failure failure={failure} />}
      {match && (
        <MatchActions
          email={match.email}
          data={match.data}
          onSave={() => save(match.email)}
          onDelete={() => remove(match.email)}
        />
      )}
    </ScreenMain>
  );
}

interface MatchActionsProps {
  readonly email: string;
  readonly data: PersonData;
  readonly onSave: () => void;
  readonly onDelete: () => void;
}

function MatchActions({ email, data, onSave, onDelete }: MatchActionsProps) {
  const texts = useInterfaceTexts();
  const { stored, spooled, damaged, unreadable } = data;
  const count = countRecords(data);
  if (count === 0 && unreadable === 0) return null;
  return (
    <Card>
      <ul>
        {stored > 0 && <li>{texts('person.stored', { count: stored })}</li>}
        {spooled > 0 && <li>{texts('person.spooled', { count: spooled })}</li>}
        {damaged > 0 && <li>{texts('person.damaged', { count: damaged })}</li>}
        {unreadable > 0 && <li>{texts('person.unreadable', { count: unreadable })}</li>}
      </ul>
      {count > 0 && (
        <Row>
          <SecondaryButton onClick={onSave}>{texts('person.save')}</SecondaryButton>
          <ConfirmDialog
            button={texts('person.delete', { count })}
            question={texts('person.question', { count, email })}
            confirm={texts('requests.delete.confirm')}
            onConfirm={onDelete}
          />
        </Row>
      )}
      <Soft>{texts('person.rest')}</Soft>
    </Card>
  );
}

function countRecords({ stored, spooled, damaged }: PersonData): number {
  return stored + spooled + damaged;
}
