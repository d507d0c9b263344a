import { useId } from 'react';
import type { ParagraphField } from '../../api.ts';
import { Soft, Stack } from '../parts.tsx';
import { useWorkplace } from '../session.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { TextEditor } from './TextEditor.tsx';
import { type Saving, useLatest, useSave } from './use-save.ts';
import { useTyped } from './use-typed.ts';

interface ParagraphFieldViewProps {
  readonly field: ParagraphField;
  readonly language: string;
}

/** A block of a document in all languages, as Markdown. */
export function ParagraphFieldView({ field, language }: ParagraphFieldViewProps) {
  const { outline } = useWorkplace();
  const saving = useSave();
  const languages = [...outline.languages].sort(
    (a, b) => Number(b.code === language) - Number(a.code === language),
  );
  return (
    <FieldFrame field={field} saving={saving}>
      {languages.map(({ code, name }) => (
        <OneLanguage key={code} code={code} name={name} field={field} saving={saving} />
      ))}
    </FieldFrame>
  );
}

interface OneLanguageProps {
  readonly code: string;
  readonly name: string;
  readonly field: ParagraphField;
  readonly saving: Saving;
}

function OneLanguage({ code, name, field, saving }: OneLanguageProps) {
  const label = useId();
  const saved = field.texts[code] ?? '';
  const { latest, note } = useLatest(saved, saving.isBusy);
  const { value, type, leave } = useTyped(saved, (after) => {
    if (after === latest()) return;
    saving.save([
      {
        ...{ kind: 'paragraph', language: code, document: field.document },
        ...{ before: latest(), after, index: field.indexes[code] ?? 0 },
      },
    ]);
    note(after);
  });
  return (
    <Stack>
      <Soft id={label}>{name}</Soft>
      <TextEditor
        language={code}
        labelledBy={label}
        value={value}
        facts={{}}
        markdown
        onChange={type}
        onLeave={leave}
      />
    </Stack>
  );
}
