import type { MailSettings } from '../environment.ts';
import type { StoredSubmission } from '../forms/submission.ts';
import {
  formatAnswers,
  interpolate,
  languageOf,
  type MailProject,
  mailText,
  oneLine,
  senderName,
  senderOf,
} from './mail-texts.ts';
import type { Mail } from './mail-transport.ts';

const SUBJECT_LIMIT = 150;

/**
 * The confirmation to the sender, in the language of the form. What they typed is in the text alone, never in a header.
 * @returns null when there is no valid address
 */
export function mailToSender(
  project: MailProject,
  { from, to }: Pick<MailSettings, 'from' | 'to'>,
  submission: StoredSubmission,
): Mail | null {
  const sender = senderOf(project, submission);
  if (!sender) return null;
  const { company } = project.site;
  const language = languageOf(project, submission.language);
  const say = (key: string) => mailText(project, language, `forms:mail.${key}`) ?? '';
  const name = senderName(submission) || sender.address;
  return {
    from: { name: company.name, address: from },
    to: { address: sender.address },
    replyTo: { name: company.name, address: to },
    subject: oneLine(say('subject') || company.name, SUBJECT_LIMIT),
    text: [
      interpolate(say('greeting'), { name }),
      say('confirmation'),
      say('answers'),
      formatAnswers(project, language, submission),
      say('signature'),
      '',
    ].join('\n\n'),
    autoSubmitted: 'auto-replied',
    key: `${submission.id}.confirmation`,
  };
}
