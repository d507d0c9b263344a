import { createContext, useContext } from 'react';
import type { FieldErrorCode } from '../../site/form-state.ts';
import type { SectionView } from '../../site/resolve-section.ts';

/** Values of a form that its fields need. */
interface FormContextValue {
  /** The form's id. */
  readonly form: string;
  /** Earlier answers, by field. */
  readonly values: Readonly<Record<string, readonly string[]>>;
  /** Errors, by field. */
  readonly errors: ReadonlyMap<string, FieldErrorCode>;
  /** Formatted amounts of choices, by field and value. */
  readonly amounts: SectionView<'form'>['amounts'];
  /** Prices of choices, by field and value; null if the form shows none. */
  readonly prices: SectionView<'form'>['prices'] | null;
  /** True while it is being sent. */
  readonly isSending: boolean;
}

export const FormContext = createContext<FormContextValue>({
  form: '',
  values: {},
  errors: new Map(),
  amounts: {},
  prices: null,
  isSending: false,
});

/** A field's place in its form: its id, its earlier answers, its error and the ids of its parts. */
export function useField(name: string) {
  const { form, values, errors, isSending } = useContext(FormContext);
  const id = fieldId(form, name);
  const error = errors.get(name) ?? null;
  return {
    /** `forms:<form>.fields.<name>`, the prefix of its texts. */
    texts: `forms:${form}.fields.${name}`,
    id,
    helpId: `${id}-help`,
    errorId: `${id}-error`,
    error,
    /** Earlier answers; null if nothing was sent yet. */
    earlierValues: values[name] ?? null,
    isSending,
  };
}

/** The id of a field's control, of the first one if there are several. */
export function fieldId(form: string, name: string): string {
  return `${form}-${name}`;
}
