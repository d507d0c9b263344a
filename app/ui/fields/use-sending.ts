import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { Form, FormField } from '../../../schema/form.ts';
import { hiddenFields, ticketPath } from '../../forms/hidden-fields.ts';
import {
  type FieldError,
  type FieldErrorCode,
  type FormOutcome,
  type FormReply,
  type FormState,
  fieldErrorCodes,
  formOutcomes,
} from '../../site/form-state.ts';

/** The state of a form in the browser. */
export interface Sending {
  /** The result of the last attempt; null before the first and while one is under way. */
  readonly outcome: FormOutcome | null;
  readonly errors: readonly FieldError[];
  readonly isSending: boolean;
  /** How many attempts scripts have made; 0: what is shown came with the page. */
  readonly attempt: number;
}

/** Sends a form by script: validates it with the browser's own validation, posts it, keeps the result. */
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

  useEffect(() => {
    if (form.current) void ensureTicket(form.current);
  }, [form]);

  const settle = ({ outcome, errors }: FormReply) =>
    setSending(({ attempt }) => ({ outcome, errors, isSending: false, attempt: attempt + 1 }));

  async function send(element: HTMLFormElement): Promise<void> {
    completeAddresses(element);
    const errors = nativeErrors(definition, element);
    if (errors.length > 0) {
      settle({ outcome: 'invalid', errors });
      return;
    }
    setSending(({ attempt }) => ({ outcome: null, errors: [], isSending: true, attempt }));
    await ensureTicket(element);
    const reply = await postForm(formBody(element));
    if (reply.outcome === 'sent') {
      element.reset();
      onSent();
    }
    settle(reply);
    // After any other refusal the same ticket is sent again, so that nothing is stored twice.
    if (reply.outcome === 'sent' || reply.outcome === 'expired') await ensureTicket(element, true);
  }

  return {
    sending,
    close: () => setSending((before) => ({ ...before, outcome: null })),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!sending.isSending) void send(event.currentTarget);
    },
    /** Removes an error as soon as its answer is valid. */
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
  for (const input of form.querySelectorAll<HTMLInputElement>('[type=url]'))
    if (/^[^\s:/?#]+\.\S+$/.test(input.value)) input.value = `https://${input.value}`;
}

/** The browser's validation of all answers, in the order of the fields. */
function nativeErrors({ fields }: Form, form: HTMLFormElement): FieldError[] {
  return fields.flatMap((field) => {
    const code = nativeError(field, form);
    return code ? [{ field: field.name, code }] : [];
  });
}

/** The browser's validation of one answer; null where it is valid. */
function nativeError(field: FormField, form: HTMLFormElement): FieldErrorCode | null {
  const control = form.elements.namedItem(field.name);
  if (control instanceof RadioNodeList)
    return field.required && field.type !== 'checkbox-cards' && control.value === '' ? 'required' : null;
  if (!control || !('validity' in control)) return null;
  const { validity, value } = control as HTMLInputElement;
  if (field.required && value.trim() === '') return 'required';
  // Browsers check the length of typed text only.
  if (validity.tooLong || ('maxLength' in field && value.length > field.maxLength)) return 'too-long';
  return validity.valid ? null : (invalidCodes[field.type] ?? 'choice');
}

/** The error of an answer that does not match its field's type or pattern. */
const invalidCodes: Partial<Record<FormField['type'], FieldErrorCode>> = {
  email: 'email',
  tel: 'phone',
  url: 'url',
  text: 'required',
  textarea: 'required',
};

/**
 * Fetches a ticket for a form that has none; the server puts one into the pages that it renders itself. A static host has
 * none to give and takes the form without.
 * @param anew true where the present one cannot be used again
 */
async function ensureTicket(form: HTMLFormElement, anew = false): Promise<void> {
  const field = form.elements.namedItem(hiddenFields.ticket);
  if (!(field instanceof HTMLInputElement) || (field.value !== '' && !anew)) return;
  field.value = '';
  try {
    const reply = await fetch(ticketPath, { headers: { Accept: 'application/json' }, cache: 'no-store' });
    if (reply.ok) field.value = String((await reply.json()).ticket ?? '');
  } catch {
    // Without a ticket the server decides.
  }
}

/** Everything that a form sends, with hidden fields; several answers to one field are joined by commas. */
function formBody(form: HTMLFormElement): URLSearchParams {
  const data = new FormData(form);
  return new URLSearchParams(
    [...new Set(data.keys())].map((name) => [name, data.getAll(name).map(String).join(',')]),
  );
}

const failed: FormReply = { outcome: 'failed', errors: [] };

/** Posts a form. Any successful status is a success, whatever the body (SPEC section 7); other results are logged. */
async function postForm(body: URLSearchParams): Promise<FormReply> {
  try {
    const reply = await fetch('/', { method: 'POST', headers: { Accept: 'application/json' }, body });
    if (reply.ok) return { outcome: 'sent', errors: [] };
    const refusal = readRefusal(await reply.json().catch(() => null));
    if (refusal.outcome !== 'invalid')
      console.error(`The form could not be sent: ${reply.status} ${reply.statusText}`);
    return refusal;
  } catch (error) {
    console.error('The form could not be sent:', error);
    return failed;
  }
}

/** A reply of anything but this project's server, say of a proxy, is a failure. */
function readRefusal(reply: Partial<FormReply> | null): FormReply {
  const outcome = formOutcomes.find((known) => known === reply?.outcome);
  const errors = Array.isArray(reply?.errors)
    ? reply.errors.filter(({ code }: FieldError) => fieldErrorCodes.includes(code))
    : [];
  if (!outcome || outcome === 'sent' || (outcome === 'invalid' && errors.length === 0)) return failed;
  return { outcome, errors };
}
