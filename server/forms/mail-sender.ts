import { constraintsOf } from '../../app/forms/constraints.ts';
import type { Mailbox } from './mail.ts';
import { formOf } from './mail-answers.ts';
import { oneLine } from './mail-clean-text.ts';
import type { MailProject } from './mail-project.ts';
import type { Submission } from './submission.ts';

const NAME_LIMIT = 80;

/**
 * Who sent a form, by its first field for an e-mail address and its field `name`.
 * The address is judged again here: what lies in the database may have been written by other rules.
 * @returns null when there is no address that mail could go to
 */
export function senderOf(project: MailProject, submission: Submission): Mailbox | null {
  const field = formOf(project, submission)?.fields.find(({ type }) => type === 'email');
  if (!field) return null;
  const address = submission.fields[field.name] ?? '';
  const { pattern = '', maxLength = 0 } = constraintsOf(field);
  if (address.length > maxLength || !new RegExp(`^(?:${pattern})$`, 'v').test(address)) return null;
  return { name: senderName(submission), address };
}

/** The sender's name on one line; empty when none was given. */
export function senderName({ fields }: Submission): string {
  return oneLine(fields.name ?? '', NAME_LIMIT);
}
