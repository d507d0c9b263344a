import { createHash } from 'node:crypto';
import {
  checkSubmission,
  type FormEntry,
  type TypedValues,
  typedValues,
} from '../../app/forms/check-submission.ts';
import { hiddenFields, TRAP_FIELD } from '../../app/forms/hidden-fields.ts';
import type { FieldError, FormOutcome, FormRefusal } from '../../app/site/form-state.ts';
import { offerMark, readOfferMarks } from '../../app/site/offer-marks.ts';
import { isPattern, matchPage } from '../../app/site/resolve-page.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import type { Form } from '../../schema/form.ts';
import type { OrderedOffer, Submission } from '../submissions/submission.ts';
import type { Ticket, Tickets } from './ticket.ts';

interface FormRules {
  readonly site: ResolvedSite;
  readonly language: ResolvedLanguage;
  readonly tickets: Tickets;
  /** A form that is sent sooner counts as sent by a robot. */
  readonly minSeconds: number;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** A form that was sent, and the page to show it on. */
export interface ReceivedForm {
  readonly form: Form;
  /** An address of the site. */
  readonly page: string;
  readonly values: TypedValues;
  /** The ticket for another attempt; null if a new one is needed. */
  readonly ticket: string | null;
}

type FormValidation =
  | { readonly kind: 'refused'; readonly refusal: FormRefusal }
  | {
      readonly kind: 'returned';
      readonly received: ReceivedForm;
      readonly outcome: Extract<FormOutcome, 'invalid' | 'too-soon' | 'expired'>;
      readonly errors: readonly FieldError[];
    }
  | { readonly kind: 'accepted'; readonly received: ReceivedForm; readonly submission: Submission };

const TICKET_LIFETIME_MS = 24 * 60 * 60 * 1000;

/** Validates a post; stores nothing. */
export function validateForm(entries: readonly FormEntry[], rules: FormRules): FormValidation {
  const hidden = readHiddenValues(entries);
  if (hidden === null) return { kind: 'refused', refusal: 'malformed' };
  const { forms } = rules.site;
  const form = Object.hasOwn(forms, hidden.form) ? forms[hidden.form] : undefined;
  const page = form && findPage(rules.site, form.id, hidden.page);
  if (!form || page === undefined) return { kind: 'refused', refusal: 'unknown-form' };

  const answers = entries.filter(([name]) => !HIDDEN_NAMES.has(name) && name !== TRAP_FIELD);
  const ticket = rules.tickets.read(hidden.ticket);
  const received = { form, page, values: typedValues(form, answers), ticket: ticket && hidden.ticket };
  const submission = {
    form: form.id,
    language: rules.language.code,
    page,
    receivedAt: new Date(rules.now).toISOString(),
  };

  if (entries.some(([name, value]) => name === TRAP_FIELD && value !== '')) {
    const fields = cutAnswers(form, received.values);
    // The key must differ from that of the same form sent later with the trap empty.
    const idempotencyKey = createKey(`spam.${ticket?.id ?? ''}`, form, fields);
    const spam = { ...submission, idempotencyKey, fields, offer: null, spam: true };
    return { kind: 'accepted', received, submission: spam };
  }

  const age = findAgeProblem(ticket, rules);
  if (ticket === null || age === 'expired') {
    return { kind: 'returned', received: { ...received, ticket: null }, outcome: 'expired', errors: [] };
  }
  if (age !== null) return { kind: 'returned', received, outcome: age, errors: [] };

  const checkResult = checkSubmission(form, answers);
  if (checkResult.kind === 'unknown-field') return { kind: 'refused', refusal: 'unknown-field' };
  if (checkResult.kind === 'invalid') {
    return { kind: 'returned', received, outcome: 'invalid', errors: checkResult.errors };
  }
  const { fields } = checkResult;
  const idempotencyKey = createKey(ticket.id, form, fields);
  const offer = compareOffers(form, fields, hidden.offers, rules.site, rules.language);
  const accepted = { ...submission, idempotencyKey, fields, offer, spam: false };
  return { kind: 'accepted', received, submission: accepted };
}

/** Upper limit of characters of a choice in spam. */
const CHOICE_LENGTH = 200;

/** Spam is stored unchecked, so each answer is cut to the length of its field. */
function cutAnswers(form: Form, values: TypedValues): Record<string, string> {
  return Object.fromEntries(
    form.fields.flatMap((field) => {
      const answer = values[field.name]?.join(',') ?? '';
      const length = 'maxLength' in field ? field.maxLength : CHOICE_LENGTH;
      // The cut may be in the middle of a character.
      return answer === '' ? [] : [[field.name, answer.slice(0, length).toWellFormed()]];
    }),
  );
}

const HIDDEN_NAMES = new Set<string>(Object.values(hiddenFields));

type HiddenValues = Record<keyof typeof hiddenFields, string>;

/** The hidden fields, empty if they were not sent; null if one was sent twice. */
function readHiddenValues(entries: readonly FormEntry[]): HiddenValues | null {
  const hiddenEntries = entries.filter(([name]) => HIDDEN_NAMES.has(name));
  const values = new Map(hiddenEntries);
  if (values.size !== hiddenEntries.length) return null;
  const { form, page, ticket, offers } = hiddenFields;
  const getValue = (name: string) => values.get(name) ?? '';
  return { form: getValue(form), page: getValue(page), ticket: getValue(ticket), offers: getValue(offers) };
}

/** The page that the form was sent from if it holds that form, else the first that does. */
function findPage(site: ResolvedSite, form: string, path: string): string | undefined {
  const hasForm = ({ sections }: ResolvedSite['pages'][number]) =>
    sections.some((section) => 'form' in section && section.form === form);
  const sourcePage = path.startsWith('/') && path.length <= 500 ? matchPage(site, path) : null;
  if (sourcePage && hasForm(sourcePage.page)) return path;
  return site.pages.find((page) => !isPattern(page.path) && hasForm(page))?.path;
}

function findAgeProblem(
  ticket: Ticket | null,
  { minSeconds, now }: FormRules,
): 'too-soon' | 'expired' | null {
  const age = now - (ticket?.issuedAt ?? 0);
  // A ticket from the future was issued before the clock was set back; a new one works immediately.
  if (age > TICKET_LIFETIME_MS || age < 0) return 'expired';
  return age < minSeconds * 1000 ? 'too-soon' : null;
}

/** The same for every attempt to send the same answers. Other answers with the same ticket are another submission. */
function createKey(ticketId: string, form: Form, fields: Readonly<Record<string, string>>): string {
  const content = JSON.stringify([form.id, form.fields.map(({ name }) => fields[name] ?? null)]);
  return `${ticketId}.${createHash('sha256').update(content).digest('base64url').slice(0, 22)}`;
}

/**
 * The ordered offer as its page showed it, and the current one. A difference is recorded, never refused.
 * @param fields the accepted answers
 * @param marks the offers that the page showed, as serialized by `offerMarks`
 * @returns null if the form orders nothing
 */
function compareOffers(
  form: Form,
  fields: Readonly<Record<string, string>>,
  marks: string,
  { packages }: ResolvedSite,
  language: ResolvedLanguage,
): OrderedOffer | null {
  const field = form.fields.find(({ type }) => type === 'package');
  if (field?.type !== 'package') return null;
  const packageId = field.options.find(({ value }) => value === fields[field.name])?.package;
  const offeredPackage = packages[field.set]?.packages.find(({ id }) => id === packageId);
  if (!offeredPackage) return null;

  const current = offerMark(offeredPackage, language);
  const seen = readOfferMarks(marks).find((mark) => mark.package === offeredPackage.id) ?? null;
  const parts = ['price', 'currency', 'version'] as const;
  const stale = seen !== null && parts.some((part) => seen[part] !== current[part]);
  return { seen, current, stale };
}
