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

const EXCERPT = 140;

/** Name of a form's page in the menus, with its parent page: there may be several order forms. */
export function formName(project: MailProject, shown: ResolvedLanguage, form: string): string {
  const above = findFormPage(project, form)?.path.replace(/\/[^/]*$/, '');
  const page = project.site.pages.find(({ path }) => path === above);
  const title = getFormTitle(project, shown, form);
  const before = page && getMailText(project, shown, `nav:${page.id}.title`);
  return before ? `${before}: ${title}` : title;
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
    sender: getSenderName(submission) || toOneLine(email, EXCERPT),
    excerpt: toOneLine([subject, message || problem].filter((part) => part !== '').join(' – '), EXCERPT),
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
  const shown = findLanguage(project, reader);
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
    title: formName(project, shown, form),
    answers: listAnswers(project, shown, submission),
    order: offer && requestOrder(project, shown, offer),
    template: hasMail ? template : null,
    cannotReply: hasMail && template ? null : hindrance,
  };
}

function requestOrder(project: MailProject, shown: ResolvedLanguage, offer: OrderedOffer): RequestOrder {
  const { seen, current, stale } = offer;
  return {
    name: getOfferName(project, shown, offer),
    seen: seen && { price: formatOfferPrice(seen, shown.locale) },
    current: { price: formatOfferPrice(current, shown.locale) },
    isStale: stale,
  };
}
