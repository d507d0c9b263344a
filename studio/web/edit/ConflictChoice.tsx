import type { Conflict } from '../../../edits/edit.ts';
import type { Edit } from '../../../edits/edit-schema.ts';
import type { Json } from '../../../edits/json.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { SecondaryButton } from '../ui/buttons.tsx';
import { Card, Row } from '../ui/layout.tsx';

interface ConflictChoiceProps {
  readonly conflict: Conflict;
  readonly save: (edits: readonly Edit[]) => void;
}

/** Choice between two versions of a value that two people have changed. */
export function ConflictChoice({ conflict: { edit, current }, save }: ConflictChoiceProps) {
  const texts = useInterfaceTexts();
  const rebasedEdit = rebase(edit, current);
  return (
    <Card role="alert">
      <p>{texts('conflict.title')}</p>
      <dl>
        <dt>{texts('conflict.theirs')}</dt>
        <dd>{describeValue(current)}</dd>
        <dt>{texts('conflict.yours')}</dt>
        <dd>
          {'after' in edit && edit.kind !== 'picture' && edit.kind !== 'mark'
            ? describeValue(edit.after)
            : texts(`edits.${edit.kind}`)}
        </dd>
      </dl>
      {rebasedEdit && (
        <Row>
          <SecondaryButton onClick={() => save([rebasedEdit])}>{texts('conflict.takeYours')}</SecondaryButton>
          <span>{texts('conflict.keepTheirs')}</span>
        </Row>
      )}
    </Card>
  );
}

/** The same edit, based on the current value; `null` if it no longer makes sense. */
function rebase(edit: Edit, current: Json | undefined): Edit | null {
  switch (edit.kind) {
    case 'set': {
      const { before: _, ...rest } = edit;
      return current === undefined ? rest : { ...rest, before: current };
    }
    case 'text':
      return { ...edit, before: typeof current === 'string' ? current : null };
    case 'paragraph':
      if (typeof current !== 'string') return null;
      // A paragraph that is only moved keeps the text of the other person.
      return { ...edit, before: current, after: edit.after === edit.before ? current : edit.after };
    default:
      return null;
  }
}

/** A value in readable form. */
function describeValue(value: Json | undefined | null): string {
  if (value === undefined || value === null) return '–';
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.map((item: Json) => describeValue(item)).join(', ');
  return Object.entries(value)
    .map(([key, item]) => `${key} ${describeValue(item as Json)}`)
    .join(', ');
}
