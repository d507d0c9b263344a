import styled from '@emotion/styled';
import { type ReactNode, useId, useRef, useState } from 'react';
import type { Edit } from '../../../edits/edit-schema.ts';
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
  readonly markdown?: boolean;
  /** Next to the name of the language. */
  readonly note?: ReactNode;
  readonly children?: ReactNode;
}

/** A text in one language, saved a moment after the last key. */
export function LanguageText(props: LanguageTextProps) {
  const { code, name, savedText, saving, createEdit, facts = {}, markdown = false, note, children } = props;
  const label = useId();
  const { getLatest, setLatest } = useLatest(savedText, saving.isBusy);
  const [refusedEdit] = useState(() => findRefusedEdit(createEdit(savedText, '')));
  // A paragraph that was saved as several ones: the field has all of them until it is closed, `savedText` the first.
  const savedParagraphs = useRef('');
  const save = (after: string) => {
    // With its original basis: a value that others have changed in the meantime conflicts again.
    if (after === refusedEdit?.after) return saving.save([refusedEdit]);
    const hasAll = markdown && savedText && savedParagraphs.current.startsWith(`${savedText}\n`);
    const before = hasAll ? savedParagraphs.current : getLatest();
    if (after === (before ?? '')) return;
    saving.save([createEdit(before, after)]);
    setLatest(after);
    savedParagraphs.current = after;
  };
  const { value, type, leave } = useTyped(savedText ?? '', save, refusedEdit?.after as string | undefined);
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
        markdown={markdown}
        onChange={type}
        onLeave={leave}
      />
      {children}
    </Language>
  );
}
