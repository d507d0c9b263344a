import type { RequestChange, RequestChoices, RequestMarks } from '../../api/requests-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { SecondaryButton } from '../ui/buttons.tsx';
import { Choice, TextArea } from '../ui/controls.tsx';
import { Row, Soft, Stack } from '../ui/layout.tsx';
import { useStoredState } from '../use-stored-state.ts';

interface NotesProps {
  readonly request: string;
  readonly marks: RequestMarks;
  readonly choices: RequestChoices;
  /** True if it was done. */
  readonly onChange: (change: RequestChange) => Promise<boolean>;
}

/** Internal notes on a request: its assignee, and a note. Visitors never see them. */
export function RequestNotes({ request, marks, choices: { colleagues }, onChange }: NotesProps) {
  const texts = useInterfaceTexts();
  const [note, setNote] = useStoredState(`note ${request}`, 'text', marks.note);
  const isChanged = note !== marks.note;
  return (
    <Stack>
      {colleagues.length > 0 && (
        <Choice
          label={texts('requests.assign')}
          value={marks.assignedTo ?? ''}
          options={[
            ['', texts('requests.nobody')],
            ...colleagues.map(({ email, name }) => [email, name] as const),
          ]}
          set={(email) => onChange({ assignedTo: email || null })}
        />
      )}
      <label>
        {texts('requests.note')}
        <TextArea rows={2} maxLength={10_000} value={note} onChange={({ target }) => setNote(target.value)} />
      </label>
      <Row>
        <SecondaryButton
          disabled={!isChanged}
          onClick={() => onChange({ note: { before: marks.note, after: note } })}
        >
          {texts('requests.saveNote')}
        </SecondaryButton>
        <Soft role="status">{isChanged ? texts('requests.unsaved') : ''}</Soft>
      </Row>
      {isChanged && marks.note !== '' && <Soft>{texts('requests.savedNote', { note: marks.note })}</Soft>}
    </Stack>
  );
}
