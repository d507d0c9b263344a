import { useId } from 'react';
import type { ParagraphField } from '../../api.ts';
import { Soft, Stack } from '../parts.tsx';
import { useWorkplace } from '../session.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { TextEditor } from './TextEditor.tsx';
import { useSave } from './use-save.ts';
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
        <OneLanguage
          key={code}
          code={code}
          name={name}
          saved={field.texts[code] ?? ''}
          save={(after) =>
            saving.save([
              {
                kind: 'paragraph',
                language: code,
                document: field.document,
                before: field.texts[code] ?? '',
                after,
                index: field.indexes[code] ?? 0,
              },
            ])
          }
        />
      ))}
    </FieldFrame>
  );
}

interface OneLanguageProps {
  readonly code: string;
  readonly name: string;
  readonly saved: string;
  readonly save: (text: string) => void;
}

function OneLanguage({ code, name, saved, save }: OneLanguageProps) {
  const label = useId();
  const { value, type, leave } = useTyped(saved, save);
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
