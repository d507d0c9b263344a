import { useId } from 'react';
import type { Edit } from '../../../edits/edit-schema.ts';
import type { ValueField } from '../../api/content-api.ts';
import { useAttempt } from '../actions.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { PlainButton } from '../ui/buttons.tsx';
import { Control } from '../ui/controls.tsx';
import { Failure } from '../ui/feedback.tsx';
import { Soft } from '../ui/layout.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { setEdit } from './set-edit.ts';
import { useSave } from './use-save.ts';

interface MarkFieldViewProps {
  readonly field: ValueField;
  readonly control: Extract<ValueField['control'], { type: 'mark' }>;
}

/** The word mark of a client: an SVG is uploaded, cleaned by the server, and saved with the name of the client. */
export function MarkFieldView({ field, control: { proposed, svg } }: MarkFieldViewProps) {
  const texts = useInterfaceTexts();
  const saving = useSave();
  const help = useId();
  const { attempt, failure } = useAttempt();

  async function upload(file: File) {
    const outcome = await attempt('POST /marks', { body: { svg: await file.text() } });
    if (outcome.kind === 'failed') return;
    const markName = typeof field.value === 'string' ? field.value : proposed;
    const edits: Edit[] = [{ kind: 'mark', mark: markName, before: svg, after: outcome.result.svg }];
    saving.save(field.value === markName ? edits : [...edits, setEdit(field, markName)]);
  }

  return (
    <FieldFrame field={field} saving={saving}>
      {svg !== null && <Soft>{texts('marks.there')}</Soft>}
      <Control
        type="file"
        accept=".svg,image/svg+xml"
        aria-label={texts('marks.upload')}
        aria-describedby={help}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) void upload(file);
        }}
      />
      <Soft id={help}>{texts('marks.help')}</Soft>
      {typeof field.value === 'string' && (
        <PlainButton
          onClick={() =>
            saving.save([
              setEdit(field, undefined),
              ...(svg === null
                ? []
                : [{ kind: 'mark', mark: String(field.value), before: svg, after: null } as const]),
            ])
          }
        >
          {texts('marks.remove')}
        </PlainButton>
      )}
      {failure && <Failure failure={failure} />}
    </FieldFrame>
  );
}
