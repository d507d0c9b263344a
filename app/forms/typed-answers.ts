import type { FormField } from '../../schema/form.ts';
import type { FieldErrorCode } from '../site/form-state.ts';

/** A field that a visitor types into. */
export type TypedField = Extract<FormField, { readonly maxLength: number }>;

/** Every line break as `\n`, and no other control characters than tabs: Word, PowerPoint and PDFs copy them. */
export function plainText(text: string): string {
  return text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\t\n]|\p{Cs}/gu, '');
}

/** An answer as it is checked, stored and mailed; empty if it has no visible character. Idempotent. */
export function cleanAnswer(field: TypedField, text: string): string {
  const plain = plainText(text);
  // Too long, cleaned or not; the patterns below are for short texts.
  if (plain.length > 2 * field.maxLength) return plain;
  const answer = cleaners[field.type](plain).trim();
  return VISIBLE.test(answer) ? answer : '';
}

/** The error of a cleaned answer; `null` if it is valid. The page and the server both decide by this alone. */
export function answerError(field: TypedField, answer: string): FieldErrorCode | null {
  if (answer === '') return field.required ? 'required' : null;
  if (answer.length > field.maxLength) return 'too-long';
  switch (field.type) {
    case 'email':
      return EMAIL.test(answer) ? null : 'email';
    case 'tel':
      // A person reads it: an extension, two numbers or a word about the time are welcome.
      return (answer.match(/\p{Nd}/gu) ?? []).length >= 3 ? null : 'phone';
    case 'url':
      return isWebAddress(answer) ? null : 'url';
    default:
      return null;
  }
}

/** HTML's own pattern for e-mail addresses, with a dot in the domain. */
export const EMAIL =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

/** A visible character: no space, no mark of zero width, no blank of Hangul or Braille. */
const VISIBLE = /[^\s\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const cleaners: Readonly<Record<TypedField['type'], (text: string) => string>> = {
  textarea: (text) => text,
  text: (text) => oneLine(text, /(?!\p{Join_Control}|[\u{e0020}-\u{e007f}])\p{Cf}/gu),
  tel: (text) => oneLine(narrow(text)).replace(/[\p{Pd}\u2212]/gu, '-'),
  email: (text) => cleanEmail(oneLine(narrow(text)).trim()),
  url: (text) => cleanUrl(oneLine(text)),
};

/** A text on one line without marks that cannot be seen; names keep those that join letters and emoji. */
function oneLine(text: string, invisible = /\p{Cf}/gu): string {
  return text.replace(invisible, '').replace(/\s/g, ' ');
}

/** Full-width characters of East Asian keyboards as ASCII. */
const narrow = (text: string) =>
  text.replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0));

/** `Anna <mailto:anna@þjónusta.is>,` as `anna@xn--jnusta-bxa0g.is`; mail servers accept domains of ASCII only. */
function cleanEmail(text: string): string {
  const address = text
    .replace(/^.*<|>.*$/g, '')
    .replace(/^(?:mailto:|[\s"'([])+/i, '')
    .replace(/(@[^?]*)\?.*$/, '$1')
    .replace(/[^\p{L}\p{M}\p{N}]+$/u, '');
  const [, mailbox, domain] = /^(.*@)([\p{L}\p{M}\p{N}.-]+)$/u.exec(address) ?? [];
  if (EMAIL.test(address) || !URL.canParse(`https://${domain}`)) return address;
  const encodedAddress = mailbox + new URL(`https://${domain}`).hostname;
  return EMAIL.test(encodedAddress) ? encodedAddress : address;
}

/** People write web addresses without https://, and mail programs put them between angle brackets. */
function cleanUrl(text: string): string {
  const address = text
    .replace(/^[<\s]+|[>\s]+$/g, '')
    .replace(/^https?:\/\//i, (scheme) => scheme.toLowerCase());
  return address.replace(/^(?:\/\/)?([^\s:/?#]+\.\S+)$/, 'https://$1');
}

function isWebAddress(text: string): boolean {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return false;
  return /[^.]\.[^.]/.test(new URL(text).hostname);
}
