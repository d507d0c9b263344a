import { formatMoney } from '../../app/site/format.ts';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import { currencyCodes } from '../../schema/money.ts';
import type { MailSettings } from '../runtime/environment.ts';
import type { OrderedOffer, SeenOffer, StoredSubmission, Submission } from '../submissions/submission.ts';
import type { Mail } from './mail.ts';
import {
  cleanLines,
  findLanguage,
  formatAnswers,
  getMailText,
  getPackageName,
  getSender,
  getSenderName,
  indentLines,
  interpolate,
  type MailProject,
  toOneLine,
} from './mail-texts.ts';

const MAX_SUBJECT_LENGTH = 150;
const MAX_LINE_LENGTH = 2000;

/** Not translated, because only the agency reads them. */
const LABELS = {
  page: 'Síða',
  language: 'Tungumál',
  time: 'Móttekið',
  offer: 'Pöntun',
  seen: 'Verð sem viðskiptavinurinn sá',
  current: 'Gildandi verð',
  unseen: 'ekki vitað',
  byQuote: 'samkvæmt tilboði',
  stale: 'ATHUGIÐ: verðið sem viðskiptavinurinn sá er ekki lengur í gildi.',
  number: 'Númer',
} as const;

/**
 * The mail about a submission to the agency, in the default language of the site. A reply goes to the sender, if the
 * address is valid.
 */
export function createAgencyMail(
  project: MailProject,
  { from, to }: Pick<MailSettings, 'from' | 'to'>,
  submission: StoredSubmission,
): Mail {
  const { site } = project;
  const sender = getSender(project, submission);
  const senderLabel = getSenderName(submission) || sender?.address || LABELS.unseen;
  return {
    from: { name: site.company.name, address: from },
    to: { address: to },
    replyTo: sender,
    subject: toOneLine(
      `${getFormTitle(project, site.defaultLanguage, submission.form)}: ${senderLabel}`,
      MAX_SUBJECT_LENGTH,
    ),
    text: [
      ...(submission.offer ? [formatOffer(submission.offer, site.defaultLanguage.locale)] : []),
      formatAnswers(project, site.defaultLanguage, submission),
      '--',
      formatDetails(project, submission),
      '',
    ].join('\n\n'),
    autoSubmitted: 'auto-generated',
    key: `${submission.id}.request`,
  };
}

/**
 * The confirmation to the sender, in the language of the form. The address is not verified, so the mail contains none
 * of the input: it could carry a stranger's words to any address.
 * @returns null if there is no valid address
 */
export function createConfirmationMail(
  project: MailProject,
  { from, to }: Pick<MailSettings, 'from' | 'to'>,
  submission: StoredSubmission,
): Mail | null {
  const sender = getSender(project, submission);
  if (!sender) return null;
  const { company } = project.site;
  const language = findLanguage(project, submission.language);
  const getText = (key: string) => getMailText(project, language, `forms:mail.${key}`) ?? '';
  const confirmation = getMailText(project, language, `forms:${submission.form}.confirmation`) ?? '';
  const subject = getMailText(project, language, `forms:${submission.form}.subject`);
  const day = new Intl.DateTimeFormat(language.locale, { dateStyle: 'long', timeZone: getTimeZone(project) });
  return {
    from: { name: company.name, address: from },
    to: { address: sender.address },
    replyTo: { name: company.name, address: to },
    subject: toOneLine(subject || company.name, MAX_SUBJECT_LENGTH),
    text: [
      getText('greeting'),
      interpolate(confirmation, { day: day.format(new Date(submission.receivedAt)) }),
      getText('contact'),
      getText('signature'),
      '',
    ].join('\n\n'),
    autoSubmitted: 'auto-replied',
    key: `${submission.id}.confirmation`,
  };
}

/** The beginning of a person's mail to the sender, in the language of the form. */
export interface ReplyTemplate {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** @returns null if there is no valid address */
export function createReplyTemplate(project: MailProject, submission: Submission): ReplyTemplate | null {
  const sender = getSender(project, submission);
  if (!sender) return null;
  const language = findLanguage(project, submission.language);
  const getText = (key: string) => getMailText(project, language, `forms:mail.${key}`) ?? '';
  const subject = submission.fields.subject || getFormTitle(project, language, submission.form);
  return {
    to: sender.address,
    subject: toOneLine(`Re: ${subject}`, MAX_SUBJECT_LENGTH),
    text: `${getText('greeting')}\n\n\n\n${getText('signature')}\n`,
  };
}

/** The mail of a reply that a person has written; an answer to it goes to the agency. */
export function createReplyMail(
  { site: { company } }: MailProject,
  { from, to }: Pick<MailSettings, 'from' | 'to'>,
  reply: ReplyTemplate,
  key: string,
): Mail {
  return {
    from: { name: company.name, address: from },
    to: { address: reply.to },
    replyTo: { name: company.name, address: to },
    subject: toOneLine(reply.subject, MAX_SUBJECT_LENGTH),
    text: `${cleanLines(reply.text)}\n`,
    autoSubmitted: 'no',
    key,
  };
}

/** The title of the form's page in the menus, because a form has no title. */
export function getFormTitle(project: MailProject, language: ResolvedLanguage, form: string): string {
  const page = findFormPage(project, form);
  return (page && getMailText(project, language, `nav:${page.id}.title`)) ?? form;
}

export function findFormPage({ site }: MailProject, form: string) {
  return site.pages.find(({ sections }) =>
    sections.some((section) => 'form' in section && section.form === form),
  );
}

/** Name of the ordered offer, for readers. */
export function getOfferName(
  project: MailProject,
  language: ResolvedLanguage,
  { current }: OrderedOffer,
): string {
  return getPackageName(project, language, current.package) ?? toOneLine(current.package, MAX_LINE_LENGTH);
}

function formatDetails(project: MailProject, submission: StoredSubmission): string {
  const { site } = project;
  const language = site.languages.find(({ code }) => code === submission.language);
  const { origin } = findLanguage(project, submission.language);
  const dateFormat = new Intl.DateTimeFormat(site.defaultLanguage.locale, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: getTimeZone(project),
  });
  return [
    `${LABELS.page}: ${toOneLine(origin + submission.page, MAX_LINE_LENGTH)}`,
    `${LABELS.language}: ${toOneLine(language?.name ?? submission.language, MAX_LINE_LENGTH)}`,
    `${LABELS.time}: ${dateFormat.format(new Date(submission.receivedAt))}`,
    `${LABELS.number}: ${submission.id}`,
  ].join('\n');
}

/** The time zone of the first office. */
function getTimeZone({ site }: MailProject): string {
  return site.company.offices[0]?.timeZone ?? 'UTC';
}

function formatOffer({ seen, current, stale }: OrderedOffer, locale: string): string {
  return [
    ...(stale ? [LABELS.stale] : []),
    `${LABELS.offer}:`,
    indentLines(
      [
        toOneLine(current.package, MAX_LINE_LENGTH),
        `${LABELS.seen}: ${seen ? formatPrice(seen, locale) : LABELS.unseen}`,
        `${LABELS.current}: ${formatPrice(current, locale)}`,
      ].join('\n'),
    ),
  ].join('\n');
}

function formatPrice(offer: SeenOffer, locale: string): string {
  return formatOfferPrice(offer, locale) ?? LABELS.byQuote;
}

/** Null if the price is by quote. */
export function formatOfferPrice({ price: amount, currency }: SeenOffer, locale: string): string | null {
  if (amount === null) return null;
  if (!currencyCodes.includes(currency)) return String(amount);
  return `${formatMoney(amount, currency, locale)} (${currency})`;
}
