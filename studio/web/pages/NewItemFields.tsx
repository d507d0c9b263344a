import { useId } from 'react';
import type { Json } from '../../../edits/json.ts';
import { slugify } from '../../../edits/new-names.ts';
import type { ValueField } from '../../api/content-api.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Choice, Control, Soft } from '../parts.tsx';
import { useStoredState } from '../use-stored-state.ts';

interface KindChoiceProps {
  /** Name under which the form is kept. */
  readonly form: string;
  readonly kinds: readonly { readonly label: string; readonly item: Json }[];
  readonly choose: (item: Json) => void;
}

/** Kind of the new item; each one starts as its example. */
export function KindChoice({ form, kinds, choose }: KindChoiceProps) {
  const texts = useInterfaceTexts();
  const [kindIndex, setKindIndex] = useStoredState(form, 'kind', '');
  const options = kinds.map(({ label }, index) => [String(index), label] as const);
  return (
    <Choice
      label={texts('pages.item.kind')}
      value={kindIndex}
      options={kindIndex === '' ? [['', '–'], ...options] : options}
      set={(chosen) => {
        setKindIndex(chosen);
        choose(kinds[Number(chosen)]?.item ?? null);
      }}
    />
  );
}

interface LinesProps {
  readonly form: string;
  readonly field: ValueField;
  readonly set: (value: Json) => void;
  /** Keeps the words of choices, which are texts. */
  readonly note: (words: Readonly<Record<string, string>>) => void;
}

/** A list of names or choices, one per line. Choices have separate names and are shown by their words. */
export function Lines({ form, field, set, note }: LinesProps) {
  const texts = useInterfaceTexts();
  const help = useId();
  const items = Array.isArray(field.value) ? field.value : [];
  const [typedText, setTypedText] = useStoredState<string | null>(form, `lines ${field.path.at(-1)}`, null);
  const isPlain = items.every((item) => typeof item === 'string');
  if (!isPlain) return null;
  const isChoice = ['options', 'points'].includes(String(field.path.at(-1)));

  function type(text: string) {
    setTypedText(text);
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (isChoice) note(Object.fromEntries(lines.map((line) => [slugify(line), line])));
    set(isChoice ? [...new Set(lines.map(slugify))] : lines);
  }

  return (
    <>
      <Soft id={help}>{texts(isChoice ? 'pages.item.linesHelp' : 'pages.item.lines')}</Soft>
      <Control
        as="textarea"
        aria-label={field.label}
        aria-describedby={help}
        value={typedText ?? items.join('\n')}
        onChange={({ target }) => type(target.value)}
      />
    </>
  );
}
