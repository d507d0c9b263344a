import { hiddenFields, ticketPath } from '../../forms/hidden-fields.ts';
import {
  type FieldError,
  type FormOutcome,
  type FormReply,
  fieldErrorCodes,
  formOutcomes,
} from '../../site/form-state.ts';

/**
 * Sees to it that a form has a ticket: the one that the server put into the page, or one that it is asked for. A host
 * that gives none takes the form without.
 * @param anew true where the one that is there cannot be used again
 */
export async function ensureTicket(form: HTMLFormElement, anew = false): Promise<void> {
  const field = form.elements.namedItem(hiddenFields.ticket);
  if (!(field instanceof HTMLInputElement)) return;
  if (anew) field.value = '';
  if (field.value === '') field.value = await fetchTicket();
}

async function fetchTicket(): Promise<string> {
  try {
    const reply = await fetch(ticketPath, { headers: { Accept: 'application/json' }, cache: 'no-store' });
    const { ticket } = reply.ok ? await reply.json() : { ticket: '' };
    return typeof ticket === 'string' ? ticket : '';
  } catch {
    return '';
  }
}

/** Everything that a form sends, the hidden fields included; several answers to one field have commas between. */
export function formBody(form: HTMLFormElement): URLSearchParams {
  const body = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value !== 'string') continue;
    const before = body.get(name);
    body.set(name, before === null ? value : `${before},${value}`);
  }
  return body;
}

/**
 * Sends a form. Any answer that is fine is a success, whatever is in it (SPEC section 7); what went wrong otherwise is
 * logged.
 */
export async function postForm(body: URLSearchParams): Promise<FormReply> {
  try {
    const reply = await fetch('/', { method: 'POST', headers: { Accept: 'application/json' }, body });
    if (reply.ok) return { outcome: 'sent', errors: [] };
    const refusal = readRefusal(await reply.text());
    if (refusal.outcome !== 'invalid')
      console.error(`The form could not be sent: ${reply.status} ${reply.statusText}`);
    return refusal;
  } catch (error) {
    console.error('The form could not be sent:', error);
    return failed;
  }
}

const failed: FormReply = { outcome: 'failed', errors: [] };

function readRefusal(text: string): FormReply {
  let reply: Partial<Record<keyof FormReply, unknown>> | null;
  try {
    reply = JSON.parse(text);
  } catch {
    return failed;
  }
  const outcome = formOutcomes.find((known) => known === reply?.outcome);
  const errors = Array.isArray(reply?.errors) ? reply.errors.filter(isFieldError) : [];
  return outcome && isRefusal(outcome, errors) ? { outcome, errors } : failed;
}

function isRefusal(outcome: FormOutcome, errors: readonly FieldError[]): boolean {
  return outcome === 'invalid' ? errors.length > 0 : outcome !== 'sent';
}

function isFieldError(error: Partial<Record<keyof FieldError, unknown>> | null): error is FieldError {
  return typeof error?.field === 'string' && fieldErrorCodes.some((code) => code === error.code);
}
