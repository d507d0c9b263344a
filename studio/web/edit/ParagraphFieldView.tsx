import type { ParagraphField } from '../../api/content-api.ts';
import { useWorkplace } from '../session.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { LanguageText } from './LanguageText.tsx';
import { useSave } from './use-save.ts';

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
        <LanguageText
          key={code}
          code={code}
          name={name}
          saving={saving}
          savedText={field.texts[code] ?? ''}
          markdown
          createEdit={(before, after) => ({
            kind: 'paragraph',
            language: code,
            document: field.document,
            before: before ?? '',
            after,
            index: field.indexes[code] ?? 0,
          })}
        />
      ))}
    </FieldFrame>
  );
}
