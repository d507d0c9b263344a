import { answerError, plainText } from '../../app/forms/typed-answers.ts';
import { choiceAmounts } from '../../app/site/price-view.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { type SiteTexts, textAt } from '../../app/site/texts/texts.ts';
import type { Form, FormField } from '../../schema/form.ts';
import type { Submission } from '../submissions/submission.ts';
import type { Mailbox } from './mail.ts';

/** The source of the mails' texts, such as a `Project`. */
export interface MailProject {
  readonly site: ResolvedSite;
  /** By language. */
  readonly languages: Readonly<Record<string, { readonly texts: Pick<SiteTexts, 'namespaces'> }>>;
}

/** The language with a code; the default language if the site no longer has it. */
export function findLanguage({ site }: MailProject, code: string): ResolvedLanguage {
  return site.languages.find((language) => language.code === code) ?? site.defaultLanguage;
}

/**
 * A text in a language, with a fallback to the default language, because the site may have changed since.
 * @param name `namespace:dotted.key`
 */
export function getMailText(
  project: MailProject,
  language: ResolvedLanguage,
  name: string,
): string | undefined {
  const read = ({ code }: ResolvedLanguage) => {
    const source = Object.hasOwn(project.languages, code) ? project.languages[code] : undefined;
    return source && textAt(source.texts.namespaces, name);
  };
  return read(language) ?? read(project.site.defaultLanguage);
}

/** Replaces `{{name}}` in a text. Values are never interpolated themselves. */
export function interpolate(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{\{\s*(\w+)\s*\}\}/g, (placeholder, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? placeholder) : placeholder,
  );
}

const MAX_LABEL_LENGTH = 200;

/** The definition of a submission's form; undefined if site.yaml no longer has it. */
function findForm({ site }: MailProject, submission: Submission): Form | undefined {
  return Object.hasOwn(site.forms, submission.form) ? site.forms[submission.form] : undefined;
}

/** An answer for readers; its text has no control characters. */
interface LabelledAnswer {
  readonly name: string;
  readonly label: string;
  readonly text: string;
}

/**
 * The answers in the form's order with their labels. Answers to fields that the form no longer has come last, under
 * their names.
 */
export function listAnswers(
  project: MailProject,
  language: ResolvedLanguage,
  submission: Submission,
): LabelledAnswer[] {
  const fields = findForm(project, submission)?.fields ?? [];
  const formNames = new Set(fields.map(({ name }) => name));
  const names = [...formNames, ...Object.keys(submission.fields).filter((name) => !formNames.has(name))];
  return names.flatMap((name) => {
    const answer = submission.fields[name] ?? '';
    if (answer.trim() === '') return [];
    const field = fields.find((candidate) => candidate.name === name);
    const key = `forms:${submission.form}.fields.${name}`;
    const label =
      (field && getMailText(project, language, `${key}.label`)) ?? toOneLine(name, MAX_LABEL_LENGTH);
    const text = field ? formatAnswer(project, language, key, field, answer) : answer;
    return [{ name, label, text: cleanLines(text) }];
  });
}

/** Formats the answers, each under its label, with a blank line between them. */
export function formatAnswers(
  project: MailProject,
  language: ResolvedLanguage,
  submission: Submission,
): string {
  return listAnswers(project, language, submission)
    .map(({ label, text }) => `${label}:\n${indentLines(text)}`)
    .join('\n\n');
}

function formatAnswer(
  project: MailProject,
  language: ResolvedLanguage,
  key: string,
  field: FormField,
  answer: string,
): string {
  const getLabel = (value: string) => getMailText(project, language, `${key}.options.${value}`) ?? value;
  switch (field.type) {
    case 'select':
    case 'radio-cards':
      return formatAmount(project, language, field, answer) ?? getLabel(answer);
    case 'checkbox-cards':
      return answer.split(',').map(getLabel).join('\n');
    case 'package':
      return (
        getPackageName(project, language, field.options.find(({ value }) => value === answer)?.package) ??
        answer
      );
    default:
      return answer;
  }
}

function formatAmount(
  project: MailProject,
  language: ResolvedLanguage,
  field: FormField,
  answer: string,
): string | undefined {
  const amounts = choiceAmounts(field, language);
  const amount = Object.hasOwn(amounts, answer) ? amounts[answer] : undefined;
  if (!amount) return undefined;
  const { from, to } = amount;
  const text = getMailText(project, language, `forms:budget.${to === null ? 'over' : 'range'}`);
  return text && interpolate(text, { from, to: to ?? '' });
}

/** The name of a package; undefined if the site no longer has it. */
export function getPackageName(
  project: MailProject,
  language: ResolvedLanguage,
  id: string | undefined,
): string | undefined {
  const sets = Object.values(project.site.packages);
  const set = sets.find(({ packages }) => packages.some((offer) => offer.id === id));
  return set && getMailText(project, language, `${set.texts}:packages.${set.id}.${id}.name`);
}

const MAX_NAME_LENGTH = 80;

/**
 * The sender of a form, from its first field for an email address and its field `name`. The address is validated again:
 * the row may have been written under other rules.
 * @returns null if there is no valid address
 */
export function getSender(project: MailProject, submission: Submission): Mailbox | null {
  const field = findForm(project, submission)?.fields.find((candidate) => candidate.type === 'email');
  if (!field) return null;
  const address = submission.fields[field.name] ?? '';
  if (address === '' || answerError(field, address)) return null;
  return { name: getSenderName(submission), address };
}

/** The sender's name on one line; empty without one. */
export function getSenderName({ fields }: Submission): string {
  return toOneLine(fields.name ?? '', MAX_NAME_LENGTH);
}

/** Characters that change the direction of writing and can disguise a text. */
const DIRECTION_MARKS = /[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/gu;

/**
 * Turns a visitor's input into one line for a mail's header: no line breaks or other control characters, and no encoded
 * words (`=?utf-8?Q?=0D=0A?=`), which a mail program would decode.
 * @param limit maximum of characters; a longer text ends in …
 */
export function toOneLine(text: string, limit: number): string {
  const line = text
    .toWellFormed()
    .replace(DIRECTION_MARKS, '')
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replaceAll('=?', '= ?')
    .trim();
  const characters = [...line];
  return characters.length <= limit ? line : `${characters.slice(0, limit - 1).join('')}…`;
}

/** Cleans a visitor's input: line breaks become `\n`, control characters other than tabs are removed. */
export function cleanLines(text: string): string {
  return plainText(text).replace(DIRECTION_MARKS, '').trim();
}

/** Indents lines, so that no answer looks like a label. */
export function indentLines(lines: string): string {
  return lines.replace(/^/gm, '  ');
}
