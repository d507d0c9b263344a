import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import type { Form, FormField } from '../../../schema/form.ts';
import { hiddenFields, TICKET_PATH } from '../../forms/hidden-fields.ts';
import { answerError, cleanAnswer } from '../../forms/typed-answers.ts';
import {
  FIELD_ERROR_CODES,
  type FieldError,
  FORM_OUTCOMES,
  type FormOutcome,
  type FormReply,
  type FormState,
  refusalStatus,
} from '../../site/form-state.ts';

/** The state of a form in the browser. */
interface Sending extends Omit<FormReply, 'outcome'> {
  /** The result of the last attempt; null before the first and while one is under way. */
  readonly outcome: FormOutcome | null;
  readonly isSending: boolean;
  /** Number of attempts by script; 0: the state came with the page. */
  readonly attempt: number;
}

/** Sends a form by script: validates it as the server does, posts it, keeps the result. */
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

  const settle = (reply: FormReply) =>
    setSending(({ attempt }) => ({ ...reply, isSending: false, attempt: attempt + 1 }));

  async function send(element: HTMLFormElement): Promise<void> {
    const errors = definition.fields.flatMap((field) => findErrors(field, new FormData(element)));
    if (errors.length > 0) {
      settle({ outcome: 'invalid', errors });
      return;
    }
    setSending(({ attempt }) => ({ outcome: null, errors: [], isSending: true, attempt }));
    await ensureTicket(element);
    const reply = await postForm(createBody(definition, element));
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
    close: () => setSending((current) => ({ ...current, outcome: null })),
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (!sending.isSending) void send(event.currentTarget);
    },
    /** Removes an error as soon as its answer is valid. */
    recheck({ target, currentTarget }: FormEvent<HTMLFormElement>) {
      const name = (target as HTMLInputElement).name;
      const field = definition.fields.find((candidate) => candidate.name === name);
      if (!field || !sending.errors.some((error) => error.field === name)) return;
      if (findErrors(field, new FormData(currentTarget)).length > 0) return;
      setSending((current) => ({
        ...current,
        errors: current.errors.filter((error) => error.field !== name),
      }));
    },
  };
}

/** The errors of the answer to a field; empty if it is valid. */
function findErrors(field: FormField, data: FormData): FieldError[] {
  const answer = readAnswer(field, data);
  const code =
    'maxLength' in field ? answerError(field, answer) : field.required && answer === '' && 'required';
  return code ? [{ field: field.name, code }] : [];
}

/** The answer to a field, cleaned; several are joined by commas. */
function readAnswer(field: FormField, data: FormData): string {
  const answer = data.getAll(field.name).join(',');
  return 'maxLength' in field ? cleanAnswer(field, answer) : answer;
}

/**
 * Fetches a ticket for a form that has none, as on a static host, which accepts the form without one.
 * @param shouldReplace true if the current one cannot be used again
 */
async function ensureTicket(form: HTMLFormElement, shouldReplace = false): Promise<void> {
  const field = form.elements.namedItem(hiddenFields.ticket);
  if (!(field instanceof HTMLInputElement) || (field.value !== '' && !shouldReplace)) return;
  field.value = '';
  try {
    const reply = await fetch(TICKET_PATH, { headers: { Accept: 'application/json' }, cache: 'no-store' });
    if (reply.ok) field.value = String((await reply.json()).ticket ?? '');
  } catch {
    // Without a ticket the server decides.
  }
}

/** Everything that a form sends, with hidden fields. */
function createBody({ fields }: Form, form: HTMLFormElement): URLSearchParams {
  const data = new FormData(form);
  for (const field of fields) if (data.has(field.name)) data.set(field.name, readAnswer(field, data));
  return new URLSearchParams([...data].map(([name, value]) => [name, String(value)]));
}

const FAILED_REPLY: FormReply = { outcome: 'failed', errors: [] };

/** Posts a form. Any successful status is a success, with any body; other results are logged. */
async function postForm(body: URLSearchParams): Promise<FormReply> {
  try {
    const reply = await fetch('/', { method: 'POST', headers: { Accept: 'application/json' }, body });
    if (reply.ok) return { outcome: 'sent', errors: [] };
    const answer = readReply(await reply.json().catch(() => null), reply.status);
    if (answer.outcome !== 'invalid')
      console.error(`The form could not be sent: ${reply.status} ${reply.statusText}`);
    return answer;
  } catch (error) {
    console.error('The form could not be sent:', error);
    return FAILED_REPLY;
  }
}

/** A reply from any other server is a failure; a proxy refuses long texts by its status alone. */
function readReply(reply: Partial<FormReply> | null, status: number): FormReply {
  const outcome = FORM_OUTCOMES.find((candidate) => candidate === reply?.outcome);
  const errors = Array.isArray(reply?.errors)
    ? reply.errors.filter(({ code }: FieldError) => FIELD_ERROR_CODES.includes(code))
    : [];
  const knownRefusal = reply?.refusal && reply.refusal in refusalStatus ? reply.refusal : undefined;
  const refusal = status === 413 ? 'too-large' : knownRefusal;
  if (!outcome || outcome === 'sent' || (outcome === 'invalid' && errors.length === 0))
    return { ...FAILED_REPLY, refusal };
  return { outcome, errors, refusal };
}
