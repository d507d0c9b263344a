import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { readBuildEnvironment } from '../../server/build/build-environment.ts';
import { type DatabaseConnection, DatabaseUnavailable } from '../../server/database/database-connection.ts';
import { readRunningNote } from '../../server/database/folder-lock.ts';
import { findRunningDatabase, openDatabase } from '../../server/database/open-database.ts';
import { createMailTransport } from '../../server/mail/mail-transport.ts';
import { createStudioMail } from '../../server/mail/studio-mails.ts';
import { readBuiltProject } from '../../server/pages/load-pages.ts';
import { createAnswerPicture } from '../../server/pictures/answer-picture.ts';
import { createPictureReader, createPictureStore } from '../../server/pictures/picture-store.ts';
import type { DatabaseEnvironment, MailSettings } from '../../server/runtime/environment.ts';
import { openSpool } from '../../server/submissions/spool.ts';
import type { Person } from '../api/people-api.ts';
import { createSitePublisher, readCheckout, type SitePublisherOptions } from '../publish/site-publisher.ts';
import { createAccounts } from './accounts.ts';
import { createChecks } from './checks.ts';
import { unchangedFiles } from './draft-files.ts';
import { openDraftStore } from './draft-store.ts';
import { serverClient } from './people-table.ts';
import { createPreviews } from './previews.ts';
import { makePrivateFolder } from './private-files.ts';
import { openSessionStore } from './session-store.ts';
import { createSignIn, type SignIn } from './sign-in.ts';
import type { Studio } from './studio-context.ts';

const MAIL_TIMEOUT_MS = 20_000;

export interface StudioOptions extends Pick<SitePublisherOptions, 'remote' | 'log' | 'onUnsent'> {
  /** The folder of site.yaml, in a checkout. */
  readonly siteFolder: string;
  /** Folder of the built sites. */
  readonly buildFolder: string;
  /** Folder of drafts and sessions. */
  readonly folder: string;
  /** Sign-in of users; null on the editor's own machine. */
  readonly people: { readonly mail: MailSettings | null } | null;
  /** For replies to visitors; null if mail is off. */
  readonly mail: MailSettings | null;
  /** Folder for data that visitors send while the database is unavailable. */
  readonly spoolFolder: string;
  readonly database: DatabaseEnvironment;
}

/** Creates the Studio for a site's folder. */
export function createStudio(options: StudioOptions): Studio {
  const { siteFolder, buildFolder, folder, people, mail, database, remote, log, onUnsent } = options;
  makePrivateFolder(folder);
  const buildEnvironment = readBuildEnvironment(process.env);
  const signIn = people === null ? null : openSignIn(database, people.mail, folder, log);
  const localDatabase = openLocalDatabase(database, log);
  return {
    signIn,
    database: (sessionToken) => (signIn ? signIn.getClient(sessionToken ?? '') : localDatabase.client()),
    close: localDatabase.close,
    localPerson: people === null ? readGitPerson(siteFolder) : null,
    content: unchangedFiles(() => readCheckout(siteFolder)),
    drafts: openDraftStore(join(folder, 'drafts'), log),
    checks: createChecks(),
    preview: createPreviews({ buildFolder, database }, log),
    pictures: {
      store: (client) => createPictureStore(database, client),
      answer: createAnswerPicture(createPictureReader(database)),
    },
    publisher: createSitePublisher({
      root: siteFolder,
      buildFolder,
      studioFolder: folder,
      environment: buildEnvironment.kind === 'valid' ? buildEnvironment.settings : null,
      remote,
      log,
      onUnsent,
    }),
    requests: {
      spool: openSpool(options.spoolFolder),
      project: async () => (await readBuiltProject(buildFolder)).project,
      mail: mail && { addresses: mail, transport: createMailTransport(mail.smtp) },
    },
    now: () => new Date(),
  };
}

/**
 * Current connection to the database. The embedded one has new keys after each start, which its note contains.
 * @throws DatabaseUnavailable while it is not running
 */
function getConnection(database: DatabaseEnvironment): DatabaseConnection {
  if (database.kind === 'hosted') return database;
  const running = readRunningNote(database.folder);
  if (!running) throw new DatabaseUnavailable('The embedded database does not run.');
  return running;
}

/** The database on the editor's own machine, which is started on demand if no server is running it. */
function openLocalDatabase(environment: DatabaseEnvironment, log: (line: string) => void) {
  let openedDatabase: ReturnType<typeof openDatabase> | null = null;
  let connecting: Promise<DatabaseConnection> | null = null;
  const close = async () => (await openedDatabase?.catch(() => null))?.close();
  const connect = async () => {
    const running =
      environment.kind === 'hosted' ? environment : await findRunningDatabase(environment.folder);
    if (running) return running;
    await close();
    openedDatabase = openDatabase(environment);
    return (await openedDatabase).connection;
  };
  return {
    close,
    async client() {
      connecting ??= connect().finally(() => {
        connecting = null;
      });
      try {
        return serverClient(await connecting);
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        throw new DatabaseUnavailable('The database could not be opened.', { cause: error });
      }
    },
  };
}

/** Returns a function that sends the links of invitations; null if mail is off. */
export function invitationMailer(mail: MailSettings | null): SignIn['mailInvitation'] {
  if (mail === null) return null;
  const transport = createMailTransport(mail.smtp);
  return async ({ email }, link) => {
    const outcome = await transport.send(
      createStudioMail('invitation', { link }, mail.from, email),
      AbortSignal.timeout(MAIL_TIMEOUT_MS),
    );
    if (outcome.kind !== 'accepted') throw new Error(`The mail was not accepted: ${outcome.reason}`);
  };
}

function openSignIn(
  database: DatabaseEnvironment,
  mail: MailSettings | null,
  folder: string,
  log: (line: string) => void,
): SignIn {
  const now = () => new Date();
  const connection = () => getConnection(database);
  const sessions = openSessionStore(join(folder, 'sessions'), log);
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

/** Local user, from the settings of git. */
function readGitPerson(folder: string): Person {
  const email = readGitSetting(folder, 'user.email') ?? 'editor@localhost';
  return { email: email.toLowerCase(), name: readGitSetting(folder, 'user.name') ?? email, role: 'admin' };
}

function readGitSetting(folder: string, name: string): string | null {
  const { stdout } = spawnSync('git', ['-C', folder, 'config', '--get', name], { encoding: 'utf8' });
  // Null if there is no git.
  return stdout?.trim() || null;
}
