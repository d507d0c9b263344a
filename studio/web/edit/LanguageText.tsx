import styled from '@emotion/styled';
import { type ReactNode, useId, useState } from 'react';
import type { Edit } from '../../../edits/edit-schema.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Soft } from '../ui/layout.tsx';
import { size, space } from '../ui/tokens.ts';
import { findRefusedEdit } from '../unsent.ts';
import { TextEditor } from './TextEditor.tsx';
import { type Saving, useLatest } from './use-save.ts';
import { useTyped } from './use-typed.ts';

const Language = styled.div({
  display: 'grid',
  gap: space[1],
  '& > span': { display: 'flex', justifyContent: 'space-between', gap: space[2], fontSize: size.small },
});

interface LanguageTextProps {
  readonly code: string;
  readonly name: string;
  /** `null` if the language has none. */
  readonly savedText: string | null;
  readonly saving: Saving;
  readonly createEdit: (before: string | null, after: string) => Edit;
  readonly facts?: Readonly<Record<string, string>>;
  /** For a passage of a document; a text that equals it is shown as empty, and an empty text is not saved. */
  readonly placeholder?: string;
  /** Next to the name of the language. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** A text in one language, saved a moment after the last key. */
export function LanguageText(props: LanguageTextProps) {
  const { code, name, savedText, saving, createEdit, facts = {}, placeholder, note, children } = props;
  const texts = useInterfaceTexts();
  const label = useId();
  const isPassage = placeholder !== undefined;
  const { getLatest, setLatest } = useLatest(savedText, saving.isBusy);
  const [refusedEdit] = useState(() => findRefusedEdit(createEdit(savedText, '')));
  const save = (typedText: string) => {
    const after = isPassage ? trimBlocks(typedText) : typedText;
    // With its original basis: a value that others have changed in the meantime conflicts again.
    if (after === refusedEdit?.after) return saving.save([refusedEdit]);
    const before = getLatest();
    if (after === (before ?? '') || (isPassage && after === '')) return;
    saving.save([createEdit(before, after)]);
    setLatest(after);
  };
  const shownText = savedText === null || savedText === placeholder ? '' : savedText;
  const { value, type, leave } = useTyped(shownText, save, refusedEdit?.after as string | undefined);
  const isEmptied = isPassage && shownText !== '' && value.trim() === '';
  return (
    <Language>
      <span id={label}>
        {name}
        {note}
      </span>
      <TextEditor
        language={code}
        labelledBy={label}
        value={value}
        facts={facts}
        markdown={isPassage}
        onChange={type}
        onLeave={leave}
      />
      {isEmptied && <Soft role="status">{texts('edit.passage.empty')}</Soft>}
      {children}
    </Language>
  );
}

/** A passage without blank lines around it, and with single ones in it. */
function trimBlocks(text: string): string {
  return text
    .replace(/\n(?:[ \t]*\n){2,}/g, '\n\n')
    .replace(/^(?:[ \t]*\n)+/, '')
    .trimEnd();
}
