import styled from '@emotion/styled';
import { type ClipboardEvent, type ComponentProps, useState } from 'react';
import type { FieldProblem } from '../../rows/row-problems.ts';
import { tidyText } from '../edit/tidy-text.ts';
import { useInterfaceTexts } from '../interface-texts.ts';
import { Control, TextArea } from '../ui/controls.tsx';
import { Soft } from '../ui/layout.tsx';
import { colour, size, space } from '../ui/tokens.ts';

const Field = styled.div({ display: 'grid', alignContent: 'start', gap: space[1], minWidth: 0 });
const Label = styled.label({ fontWeight: 600 });
const ProblemText = styled.p({ color: colour('bad'), fontSize: size.small, fontWeight: 600 });

interface RowFieldProps extends Pick<ComponentProps<'input'>, 'lang' | 'maxLength' | 'readOnly' | 'type'> {
  /** `en.title` */
  readonly field: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly value: string;
  /** Initial rows of a growing multi-line text; one line if left out. */
  readonly rows?: number | undefined;
  /** Keeps the line breaks of pasted text. */
  readonly keepsLines?: boolean;
  readonly problems: readonly FieldProblem[];
  readonly onType: (value: string) => void;
}

/** A text field with its problem. */
export function RowField(props: RowFieldProps) {
  const { field, label, help, value, rows, keepsLines, problems, onType, ...rest } = props;
  const [tidiedCount, setTidiedCount] = useState(0);
  const texts = useInterfaceTexts();
  const id = `row-${field}`;
  const problem = problems.find((each) => each.field === field);
  const describedBy = [help && `${id}-help`, problem && `${id}-problem`].filter(Boolean).join(' ');
  const control = {
    ...rest,
    id,
    value,
    'aria-invalid': problem ? true : undefined,
    'aria-describedby': describedBy || undefined,
    onInput: () => setTidiedCount(0),
    onPaste(event: ClipboardEvent) {
      const pasted = event.clipboardData.getData('text/plain');
      const { text, count } = tidyText(pasted, keepsLines ? 'lines' : 'line');
      if (rest.readOnly || text === pasted) return;
      event.preventDefault();
      // Deprecated, but nothing else can be undone by Ctrl+Z.
      document.execCommand('insertText', false, text);
      setTidiedCount(count);
    },
  };
  return (
    <Field>
      <Label htmlFor={id}>{label}</Label>
      {help && <Soft id={`${id}-help`}>{help}</Soft>}
      {rows === undefined ? (
        <Control {...control} onChange={({ target }) => onType(target.value)} />
      ) : (
        <TextArea
          {...(control as object)}
          style={{ minHeight: `${rows * 1.5 + 1.25}rem`, fieldSizing: 'content', resize: 'none' } as object}
          onChange={({ target }) => onType(target.value)}
        />
      )}
      {tidiedCount > 0 && <Soft role="status">{texts('edit.tidied', { count: tidiedCount })}</Soft>}
      {problem && <ProblemText id={`${id}-problem`}>{texts(`rows.problems.${problem.code}`)}</ProblemText>}
    </Field>
  );
}
