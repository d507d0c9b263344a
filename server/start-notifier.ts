import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { BuiltProject } from '../app/data/project.ts';
import type { SubmissionTable } from './forms/submission.ts';
import type { Log } from './log.ts';
import type { MailSettings } from './mail/mail-settings.ts';
import { createNotifier, type Notifier } from './mail/notify.ts';

/**
 * Starts telling people of what was sent.
 * @param mail null where mail is off
 * @param buildFolder where the build left the project, whose words the mails have
 * @returns null where mail is off
 */
export async function startNotifier(
  mail: MailSettings | null,
  table: SubmissionTable,
  buildFolder: string,
  log: Log,
): Promise<Notifier | null> {
  if (mail === null) return null;
  const built = JSON.parse(await readFile(join(buildFolder, 'project.json'), 'utf8')) as BuiltProject;
  const notifier = createNotifier({
    table,
    mail,
    project: built.project,
    report: (line) => log.warning('mail', line),
  });
  notifier.start();
  return notifier;
}
