import type { ParagraphField } from '../../api/content-api.ts';
import { useWorkplace } from '../session.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { LanguageText } from './LanguageText.tsx';
import { useSave } from './use-save.ts';

interface ParagraphFieldViewProps {
  readonly field: ParagraphField;
  readonly language: string;
  readonly showsAll: boolean;
}

/** A block of a document in the language of the page or in all, as Markdown. */
export function ParagraphFieldView({ field, language, showsAll }: ParagraphFieldViewProps) {
  const { outline } = useWorkplace();
  const saving = useSave();
  const languages = outline.languages
    .filter(({ code }) => showsAll || code === language)
    .sort((one, other) => Number(other.code === language) - Number(one.code === language));
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
