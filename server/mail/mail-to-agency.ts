import { formatMoney } from '../../app/site/format.ts';
import { type CurrencyCode, currencyCodes } from '../../schema/money.ts';
import type { OrderedOffer, SeenOffer, StoredSubmission } from '../forms/submission.ts';
import type { MailSettings } from './mail-settings.ts';
import type { Mail } from './mail-transport.ts';
import {
  answersInWords,
  indented,
  languageOf,
  type MailProject,
  oneLine,
  senderName,
  senderOf,
  wordsAt,
} from './mail-words.ts';

const SUBJECT_LIMIT = 150;
const LINE_LIMIT = 2000;

/** Only the agency reads these, so they are not translated. */
const words = {
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
export function mailToAgency(
  project: MailProject,
  { from, to }: Pick<MailSettings, 'from' | 'to'>,
  submission: StoredSubmission,
): Mail {
  const { site } = project;
  const sender = senderOf(project, submission);
  const who = senderName(submission) || sender?.address || words.unseen;
  return {
    from: { name: site.company.name, address: from },
    to: { address: to },
    replyTo: sender,
    subject: oneLine(`${formTitle(project, submission)}: ${who}`, SUBJECT_LIMIT),
    text: [
      ...(submission.offer ? [offerLines(submission.offer, site.defaultLanguage.locale)] : []),
      answersInWords(project, site.defaultLanguage, submission),
      '--',
      aboutLines(project, submission),
      '',
    ].join('\n\n'),
    autoSubmitted: 'auto-generated',
    key: `${submission.id}.request`,
  };
}

/** The form's page as the menus name it: a form has no title of its own. */
function formTitle(project: MailProject, { form }: StoredSubmission): string {
  const { site } = project;
  const page = site.pages.find(({ sections }) =>
    sections.some((section) => 'form' in section && section.form === form),
  );
  return (page && wordsAt(project, site.defaultLanguage, `nav:${page.id}.title`)) ?? form;
}

function aboutLines(project: MailProject, submission: StoredSubmission): string {
  const { site } = project;
  const language = site.languages.find(({ code }) => code === submission.language);
  const { origin } = languageOf(project, submission.language);
  const received = new Intl.DateTimeFormat(site.defaultLanguage.locale, {
    dateStyle: 'full',
    timeStyle: 'long',
    timeZone: site.company.offices[0]?.timeZone ?? 'UTC',
  });
  return [
    `${words.page}: ${oneLine(origin + submission.page, LINE_LIMIT)}`,
    `${words.language}: ${oneLine(language?.name ?? submission.language, LINE_LIMIT)}`,
    `${words.time}: ${received.format(new Date(submission.receivedAt))}`,
    `${words.number}: ${submission.id}`,
  ].join('\n');
}

function offerLines({ seen, current, stale }: OrderedOffer, locale: string): string {
  return [
    ...(stale ? [words.stale] : []),
    `${words.offer}:`,
    indented(
      [
        oneLine(current.package, LINE_LIMIT),
        `${words.seen}: ${seen ? price(seen, locale) : words.unseen}`,
        `${words.current}: ${price(current, locale)}`,
      ].join('\n'),
    ),
  ].join('\n');
}

function price({ price: amount, currency }: SeenOffer, locale: string): string {
  if (amount === null) return words.byQuote;
  const isKnown = (code: string): code is CurrencyCode => currencyCodes.some((known) => known === code);
  return isKnown(currency) ? `${formatMoney(amount, currency, locale)} (${currency})` : `${amount}`;
}
