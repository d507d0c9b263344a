import { useId } from 'react';
import { slugify } from '../../../edits/new-names.ts';
import type { ValueField } from '../../api/content-api.ts';
import type { ChangeValue } from '../edit/AmountsControl.tsx';
import { ValueControl } from '../edit/ValueFieldView.tsx';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Choice, Control, Fieldset } from '../ui/controls.tsx';
import { Soft } from '../ui/layout.tsx';
import { useStoredState } from '../use-stored-state.ts';

interface KindChoiceProps {
  /** Index of the chosen one; empty before. */
  readonly kind: string;
  readonly kinds: readonly { readonly label: string }[];
  readonly choose: (kind: string) => void;
}

/** Kind of the new item; each one starts as its example. */
export function KindChoice({ kind, kinds, choose }: KindChoiceProps) {
  const texts = useInterfaceTexts();
  const options = kinds.map(({ label }, index) => [String(index), label] as const);
  return (
    <Choice
      label={texts('pages.item.kind')}
      value={kind}
      options={kind === '' ? [['', '–'], ...options] : options}
      set={choose}
    />
  );
}

interface ItemFieldProps {
  /** Name under which the form is kept. */
  readonly form: string;
  readonly field: ValueField;
  readonly change: (change: ChangeValue) => void;
  /** Keeps the words of choices, which are texts. */
  readonly note: (words: Readonly<Record<string, string>>) => void;
}

/** A value of the new item, with its control. */
export function ItemField({ form, field, change, note }: ItemFieldProps) {
  return (
    <Fieldset>
      <legend>{field.label}</legend>
      {field.control.type === 'list' ? (
        <Lines form={form} field={field} change={change} note={note} />
      ) : (
        <ValueControl
          field={field}
          form={`${form} ${field.path.at(-1)}`}
          set={(value) => change(() => value)}
          change={change}
          go={() => {}}
        />
      )}
    </Fieldset>
  );
}

/** A list of names or choices, one per line. Choices have separate names and are shown by their words. */
function Lines({ form, field, change, note }: ItemFieldProps) {
  const texts = useInterfaceTexts();
  const help = useId();
  const items = Array.isArray(field.value) ? field.value : [];
  const [typedText, setTypedText] = useStoredState<string | null>(form, `lines ${field.path.at(-1)}`, null);
  const isChoice = ['options', 'points'].includes(String(field.path.at(-1)));

  function type(text: string) {
    setTypedText(text);
    const lines = text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean);
    if (isChoice) note(Object.fromEntries(lines.map((line) => [slugify(line), line])));
    change(() => (isChoice ? [...new Set(lines.map(slugify))] : lines));
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
