import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import type { CheckLanguage } from '../../checks/problems/wording-type.ts';
import {
  findLanguage,
  getMailText,
  getSenderName,
  listAnswers,
  type MailProject,
  toOneLine,
} from '../../server/mail/mail-texts.ts';
import {
  createReplyTemplate,
  findFormPage,
  formatOfferPrice,
  getFormTitle,
  getOfferName,
} from '../../server/mail/submission-mails.ts';
import type { OrderedOffer, StoredSubmission } from '../../server/submissions/submission.ts';
import type { RequestDetail, RequestEntry, RequestOrder } from '../api/requests-api.ts';

const EXCERPT_LENGTH = 140;

/** Name of a form's page in the menus, with its parent page: there may be several order forms. */
export function formName(project: MailProject, language: ResolvedLanguage, form: string): string {
  const parentPath = findFormPage(project, form)?.path.replace(/\/[^/]*$/, '');
  const page = project.site.pages.find(({ path }) => path === parentPath);
  const title = getFormTitle(project, language, form);
  const parentTitle = page && getMailText(project, language, `nav:${page.id}.title`);
  return parentTitle ? `${parentTitle}: ${title}` : title;
}

/** A request as a line of the list. */
export function requestEntry(submission: StoredSubmission): RequestEntry {
  const { id, form, language, receivedAt, spam, fields, marks } = submission;
  const { subject = '', message = '', problem = '', email = '' } = fields;
  return {
    id,
    form,
    language,
    receivedAt,
    spam,
    state: marks.state,
    assignedTo: marks.assignedTo,
    sender: getSenderName(submission) || toOneLine(email, EXCERPT_LENGTH),
    excerpt: toOneLine(
      [subject, message || problem].filter((part) => part !== '').join(' – '),
      EXCERPT_LENGTH,
    ),
  };
}

/** A request with all its data. @param hasMail true if a reply can be sent from here */
export function requestDetail(
  project: MailProject,
  reader: CheckLanguage,
  submission: StoredSubmission,
  hasMail: boolean,
): RequestDetail {
  const { id, form, language, receivedAt, page, spam, marks, offer } = submission;
  const readerLanguage = findLanguage(project, reader);
  const template = createReplyTemplate(project, submission);
  const hindrance = hasMail ? 'no-address' : 'no-mail';
  return {
    id,
    form,
    language,
    receivedAt,
    page,
    spam,
    marks,
    title: formName(project, readerLanguage, form),
    answers: listAnswers(project, readerLanguage, submission),
    order: offer && requestOrder(project, readerLanguage, offer),
    template: hasMail ? template : null,
    cannotReply: hasMail && template ? null : hindrance,
  };
}

function requestOrder(project: MailProject, language: ResolvedLanguage, offer: OrderedOffer): RequestOrder {
  const { seen, current, stale } = offer;
  return {
    name: getOfferName(project, language, offer),
    seen: seen && { price: formatOfferPrice(seen, language.locale) },
    current: { price: formatOfferPrice(current, language.locale) },
    isStale: stale,
  };
}
