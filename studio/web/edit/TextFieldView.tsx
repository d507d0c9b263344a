import styled from '@emotion/styled';
import type { Edit } from '../../../edits/edit-schema.ts';
import type { TextField } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useWorkplace } from '../session.ts';
import { LineButton } from '../ui/buttons.tsx';
import { Soft } from '../ui/layout.tsx';
import { colour } from '../ui/tokens.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { LanguageText } from './LanguageText.tsx';
import { type Saving, useSave } from './use-save.ts';

const Awaiting = styled.em({ color: colour('warn'), fontStyle: 'normal', fontWeight: 600 });

interface TextFieldViewProps {
  readonly field: TextField;
  /** The language of the page. */
  readonly language: string;
  /** True for the text in all languages, that of the page first. */
  readonly showsAll: boolean;
}

/** A text in the language of the page, or in all. */
export function TextFieldView({ field, language, showsAll }: TextFieldViewProps) {
  const texts = useInterfaceTexts();
  const { outline } = useWorkplace();
  const saving = useSave();
  const { key, awaiting } = field;
  const shownLanguages = outline.languages
    .filter(({ code }) => showsAll || code === language)
    .sort((one, other) => Number(other.code === language) - Number(one.code === language));
  const outdatedCodes = awaiting.filter((code) => field.texts[code]);
  const createReview = (code: string): Edit => ({ kind: 'looked', language: code, key });
  const original = outline.languages.find(({ code, isDefault }) => isDefault && field.texts[code]);
  const isTranslated = original && original.code !== language && !showsAll;
  return (
    <FieldFrame field={field} saving={saving} awaiting={awaiting.length}>
      {isTranslated && (
        <Soft>
          {original.name}: <q lang={original.code}>{field.texts[original.code]}</q>
        </Soft>
      )}
      {shownLanguages.map(({ code, name }) => (
        <OneLanguage key={code} field={field} code={code} name={name} saving={saving} />
      ))}
      {outdatedCodes.length > 1 && (
        <LineButton onClick={() => saving.save(outdatedCodes.map(createReview))}>
          {texts('edit.allLooked')}
        </LineButton>
      )}
    </FieldFrame>
  );
}

interface OneLanguageProps {
  readonly field: TextField;
  readonly code: string;
  readonly name: string;
  readonly saving: Saving;
}

function OneLanguage({ field, code, name, saving }: OneLanguageProps) {
  const texts = useInterfaceTexts();
  const { key } = field;
  const savedText = field.texts[code] ?? null;
  const isAwaiting = field.awaiting.includes(code);
  const facts = Object.fromEntries(
    Object.entries(field.facts).map(([fact, readings]) => [fact, readings[code] ?? `{{${fact}}}`]),
  );
  return (
    <LanguageText
      code={code}
      name={name}
      savedText={savedText}
      saving={saving}
      facts={facts}
      createEdit={(before, after) => ({ kind: 'text', language: code, key, before, after })}
      note={isAwaiting && <Awaiting>{texts('edit.awaiting')}</Awaiting>}
    >
      {isAwaiting && savedText !== null && (
        <LineButton onClick={() => saving.save([{ kind: 'looked', language: code, key }])}>
          {texts('edit.looked', { language: name })}
        </LineButton>
      )}
    </LanguageText>
  );
}
