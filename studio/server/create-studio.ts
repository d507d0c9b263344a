import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { type DatabaseConnection, DatabaseUnavailable } from '../../server/database/database-connection.ts';
import { readRunningNote } from '../../server/database/folder-lock.ts';
import type { DatabaseEnvironment, MailSettings } from '../../server/environment.ts';
import { createMailTransport } from '../../server/mail/mail-transport.ts';
import { studioMail } from '../../server/mail/studio-mails.ts';
import type { Person } from '../api.ts';
import { addEdit } from '../edits/add-edit.ts';
import { applyEdits } from '../edits/apply-edits.ts';
import { createAccounts } from './accounts.ts';
import { createChecks } from './checks.ts';
import { contentReader } from './draft-files.ts';
import { openDraftStore } from './draft-store.ts';
import { makePrivateFolder } from './private-files.ts';
import { openSessionStore } from './session-store.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import type { Studio } from './studio.ts';

const MAIL_MS = 20_000;

interface StudioOptions {
  /** The folder of site.yaml. */
  readonly siteFolder: string;
  /** Where drafts and sessions are stored. */
  readonly folder: string;
  /** Who signs in by which database; null on the editor's own machine. */
  readonly people: { readonly database: DatabaseEnvironment; readonly mail: MailSettings | null } | null;
}

/** The Studio over a site's folder. */
export function createStudio({ siteFolder, folder, people }: StudioOptions): Studio {
  makePrivateFolder(folder);
  return {
    signIn: people === null ? null : signInBy(people, folder),
    localPerson: people === null ? personOfGit(siteFolder) : null,
    content: contentReader(siteFolder),
    drafts: openDraftStore(join(folder, 'drafts')),
    engine: { applyEdits, addEdit },
    checks: createChecks(),
    preview: null,
    now: () => new Date(),
  };
}

/**
 * How to reach the database now. The embedded one has other keys after each start, which its note has.
 * @throws DatabaseUnavailable while it does not run
 */
export function connectionTo(database: DatabaseEnvironment): DatabaseConnection {
  if (database.kind === 'hosted') return database;
  const running = readRunningNote(database.folder);
  if (!running) throw new DatabaseUnavailable('The embedded database does not run.');
  return running;
}

/** Sends the links of invitations; null where mail is off. */
export function invitationMailer(mail: MailSettings | null): SignIn['mailInvitation'] {
  if (mail === null) return null;
  const transport = createMailTransport(mail.smtp);
  return async ({ email }, link) => {
    const sent = await transport.send(
      studioMail('invitation', { link }, mail.from, email),
      AbortSignal.timeout(MAIL_MS),
    );
    if (sent.kind !== 'accepted') throw new Error(`The mail was not accepted: ${sent.reason}`);
  };
}

function signInBy({ database, mail }: NonNullable<StudioOptions['people']>, folder: string): SignIn {
  const now = () => new Date();
  const connection = () => connectionTo(database);
  const sessions = openSessionStore(join(folder, 'sessions'));
  void sessions.prune(now());
  return createSignIn({
    accounts: createAccounts(connection, database.kind === 'hosted'),
    sessions,
    // A hosted project mails its codes itself.
    hasCodes: database.kind === 'hosted' || mail !== null,
    mailInvitation: invitationMailer(mail),
    connection,
    now,
  });
}

/** Who works here, as git knows it. */
function personOfGit(folder: string): Person {
  const email = gitSetting(folder, 'user.email') ?? 'editor@localhost';
  return { email: email.toLowerCase(), name: gitSetting(folder, 'user.name') ?? email, role: 'admin' };
}

function gitSetting(folder: string, name: string): string | null {
  try {
    const args = ['-C', folder, 'config', '--get', name];
    return (
      execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim() || null
    );
  } catch {
    return null;
  }
}
