import { type FormEvent, useState } from 'react';
import type { PersonData } from '../../api/requests-api.ts';
import { useAttempt } from '../actions.ts';
import { ConfirmDialog } from '../ConfirmDialog.tsx';
import { useTexts } from '../interface-texts.ts';
import {
  Card,
  CardForm,
  Failure,
  Labeled,
  OtherScreen,
  Page,
  PrimaryButton,
  Row,
  ScreenHead,
  SecondaryButton,
  Soft,
} from '../parts.tsx';
import { saveFile } from './save-file.ts';

/** Finds or deletes the stored data of a person who asks for it. */
export function PersonDataScreen() {
  const texts = useTexts();
  const [found, setFound] = useState<{ readonly email: string; readonly data: PersonData } | null>(null);
  const [done, setDone] = useState('');
  const { attempt, failure } = useAttempt();

  async function find(email: string) {
    const found = await attempt('POST /person/find', { body: { email } });
    if (found.kind === 'done') setFound({ email, data: found.result });
  }
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setDone('');
    void find(String(new FormData(event.currentTarget).get('email') ?? ''));
  }
  async function save(email: string) {
    const exported = await attempt('POST /person/export', { body: { email } });
    if (exported.kind === 'failed') return;
    saveFile(exported.result);
    setDone(texts('person.exported', { count: exported.result.count }));
  }
  async function remove(email: string) {
    const deleted = await attempt('POST /person/delete', { body: { email } });
    if (deleted.kind === 'failed') return;
    setDone(texts('person.deleted', { count: deleted.result.count }));
    await find(email);
  }

  return (
    <Page>
      <ScreenHead
        title={texts('person.title')}
        help={texts('person.help')}
        back={<OtherScreen to="/requests">← {texts('requests.title')}</OtherScreen>}
      />
      <CardForm onSubmit={search}>
        <Labeled label={texts('signIn.email')} name="email" type="email" required autoComplete="off" />
        <PrimaryButton type="submit">{texts('person.find')}</PrimaryButton>
      </CardForm>
      <div role="status">
        {done && <p>{done}</p>}
        {found && <p>{texts('person.found', { email: found.email, count: countOf(found.data) })}</p>}
      </div>
      {failure && <Failure failure={failure} />}
      {found && (
        <Found
          email={found.email}
          data={found.data}
          onSave={() => save(found.email)}
          onDelete={() => remove(found.email)}
        />
      )}
    </Page>
  );
}

interface FoundProps {
  readonly email: string;
  readonly data: PersonData;
  readonly onSave: () => void;
  readonly onDelete: () => void;
}

function Found({ email, data, onSave, onDelete }: FoundProps) {
  const texts = useTexts();
  const { stored, spooled, damaged, unreadable } = data;
  const count = countOf(data);
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

function countOf({ stored, spooled, damaged }: PersonData): number {
  return stored + spooled + damaged;
}
