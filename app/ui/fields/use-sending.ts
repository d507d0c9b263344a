import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { Form, FormField } from '../../../schema/form.ts';
import type { FieldError, FieldErrorCode, FormOutcome, FormState } from '../../site/form-state.ts';
import { ensureTicket, formBody, postForm } from './send-form.ts';

/** How a form stands. */
export interface Sending {
  /** What became of the last attempt; null before the first and while one is under way. */
  readonly outcome: FormOutcome | null;
  readonly errors: readonly FieldError[];
  readonly isSending: boolean;
  /** How many attempts scripts have made; 0: what is shown came with the page. */
  readonly attempt: number;
}

/** Sends a form by script: checks it, posts it, says what became of it. Without scripts the browser does. */
export function useSending(
  definition: Form,
  state: FormState | null,
  form: RefObject<HTMLFormElement | null>,
  onSent: () => void,
) {
  const [sending, setSending] = useState<Sending>({
    outcome: state?.outcome ?? null,
    errors: state?.errors ?? [],
    isSending: false,
    attempt: 0,
  });
  const [isLive, setLive] = useState(false);
  const isBusy = useRef(false);

  useEffect(() => {
    setLive(true);
    if (form.current) void ensureTicket(form.current);
  }, [form]);

  const settle = (outcome: FormOutcome, errors: readonly FieldError[]) =>
    setSending(({ attempt }) => ({ outcome, errors, isSending: false, attempt: attempt + 1 }));

  async function send(element: HTMLFormElement): Promise<void> {
    completeAddresses(element);
    const errors = nativeErrors(definition, element);
    if (errors.length > 0) {
      settle('invalid', errors);
      return;
    }
    setSending(({ attempt }) => ({ outcome: null, errors: [], isSending: true, attempt }));
    await ensureTicket(element);
    const reply = await postForm(formBody(element));
    if (reply.outcome === 'sent') {
      element.reset();
      onSent();
    }
    settle(reply.outcome, reply.errors);
    // A ticket that was refused otherwise is sent again, so that nothing is stored twice.
    if (reply.outcome === 'sent' || reply.outcome === 'expired') await ensureTicket(element, true);
  }

  return {
    sending,
    /** Whether scripts have taken the form over. */
    isLive,
    close: () => setSending((before) => ({ ...before, outcome: null })),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isBusy.current) return;
      isBusy.current = true;
      void send(event.currentTarget).finally(() => {
        isBusy.current = false;
      });
    },
    /** Takes an error away as soon as its answer is right. */
    recheck({ target, currentTarget }: FormEvent<HTMLFormElement>) {
      const name = (target as HTMLInputElement).name;
      const field = definition.fields.find((candidate) => candidate.name === name);
      if (!field || !sending.errors.some((error) => error.field === name)) return;
      if (nativeError(field, currentTarget)) return;
      setSending((before) => ({ ...before, errors: before.errors.filter((error) => error.field !== name) }));
    },
  };
}

/** People write addresses without https://. */
function completeAddresses(form: HTMLFormElement): void {
  for (const control of form.elements)
    if (
      control instanceof HTMLInputElement &&
      control.type === 'url' &&
      /^[^\s:/?#]+\.\S+$/.test(control.value)
    )
      control.value = `https://${control.value}`;
}

/** What the browser finds wrong with the answers of a form, in the order of its fields. */
function nativeErrors({ fields }: Form, form: HTMLFormElement): FieldError[] {
  return fields.flatMap((field) => {
    const code = nativeError(field, form);
    return code ? [{ field: field.name, code }] : [];
  });
}

/** What the browser finds wrong with one answer, or null. */
function nativeError(field: FormField, form: HTMLFormElement): FieldErrorCode | null {
  const control = form.elements.namedItem(field.name);
  if (control instanceof RadioNodeList)
    return field.required && field.type !== 'checkbox-cards' && control.value === '' ? 'required' : null;
  if (!isControl(control)) return null;
  const { validity, value } = control;
  if (field.required && value.trim() === '') return 'required';
  if (validity.tooLong || ('maxLength' in field && value.length > field.maxLength)) return 'too-long';
  return validity.valid ? null : (codes[field.type] ?? 'choice');
}

/** What it means that an answer is not of its field's kind. */
const codes: Partial<Record<FormField['type'], FieldErrorCode>> = {
  email: 'email',
  tel: 'phone',
  url: 'url',
  text: 'required',
  textarea: 'required',
};

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isControl(element: Element | null): element is Control {
  return (
    element instanceof HTMLInputElement ||
    element instanceof HTMLTextAreaElement ||
    element instanceof HTMLSelectElement
  );
}
