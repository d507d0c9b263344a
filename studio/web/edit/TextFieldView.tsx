import styled from '@emotion/styled';
import { useState } from 'react';
import type { Edit } from '../../../edits/edit-schema.ts';
import type { Outline, TextField } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { useWorkplace } from '../session.ts';
import { PlainButton } from '../ui/buttons.tsx';
import { colour } from '../ui/tokens.ts';
import { FieldFrame } from './FieldFrame.tsx';
import { LanguageText } from './LanguageText.tsx';
import { type Saving, useSave } from './use-save.ts';

const Awaiting = styled.em({ color: colour('bad'), fontStyle: 'normal', fontWeight: 600 });

interface TextFieldViewProps {
  readonly field: TextField;
  /** Listed first. */
  readonly language: string;
}

/** A text in all languages, listed vertically; that of the page first. */
export function TextFieldView({ field, language }: TextFieldViewProps) {
  const texts = useInterfaceTexts();
  const { outline } = useWorkplace();
  const saving = useSave();
  const pageLanguage = outline.languages.find(({ code }) => code === language);
  const others = outline.languages.filter(({ code }) => code !== language);
  const needsOthers =
    field.isTarget || field.awaiting.length > 0 || others.some(({ code }) => field.texts[code] == null);
  const [isOpen, setIsOpen] = useState(needsOthers);
  const { key, awaiting } = field;
  const outdatedCodes = awaiting.filter((code) => field.texts[code]);
  const createReview = (code: string): Edit => ({ kind: 'looked', language: code, key });
  const renderLanguage = ({ code, name }: Outline['languages'][number]) => (
    <OneLanguage key={code} field={field} code={code} name={name} saving={saving} />
  );
  return (
    <FieldFrame field={field} saving={saving}>
      {pageLanguage && renderLanguage(pageLanguage)}
      {outdatedCodes.length > 1 && (
        <PlainButton onClick={() => saving.save(outdatedCodes.map(createReview))}>
          {texts('edit.allLooked')}
        </PlainButton>
      )}
      {isOpen ? (
        others.map(renderLanguage)
      ) : (
        <PlainButton onClick={() => setIsOpen(true)}>{others.map(({ name }) => name).join(', ')}</PlainButton>
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
        <PlainButton onClick={() => saving.save([{ kind: 'looked', language: code, key }])}>
          {texts('edit.looked', { language: name })}
        </PlainButton>
      )}
    </LanguageText>
  );
}
