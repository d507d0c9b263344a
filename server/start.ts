import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectDatabase } from './database/open-database.ts';
import { type MailSettings, readSettings, type Settings } from './runtime/environment.ts';
import { getMessage } from './runtime/get-message.ts';
import { createLog, failure, type Log } from './runtime/log.ts';
import { findStartProblem } from './runtime/start-problem.ts';
import { stopOnSignal } from './runtime/stop-gracefully.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const CODE_MAIL_MS = 20_000;

/** Serves the built sites until a signal. Exit codes: 0 stopped, 1 cannot serve or crashed, 2 a setting is wrong. */
async function start(): Promise<void> {
  const onSignal = stopOnSignal();
  const settings = validSettings();
  const { environment, mail } = settings;
  // Pages must be rendered like those of the build.
  process.env.NODE_ENV = environment.NODE_ENV;
  const log = createLog({ format: environment.LOG_FORMAT });
  logCrash(log);
  try {
    const spoolFolder = resolve(ROOT, environment.SPOOL_FOLDER);
    const problem = await findStartProblem({ ...environment, SPOOL_FOLDER: spoolFolder }, 'npm start');
    if (problem !== null) throw new Error(problem);
    const database = connectDatabase(settings.database, {
      report: (message, level = 'error') => log[level]('database', message),
      sendCode: mail === null ? undefined : createCodeMailer(mail, log),
    });
    // The database starts while the code of the server is loaded.
    const { runServer } = await import('./run-server.ts');
    await runServer({ settings, log, database, spoolFolder, onSignal });
  } catch (error) {
    log.error('cannot-serve', getMessage(error));
    process.exit(1);
  }
}

/** Creates the function that mails sign-in codes of the Studio; a hosted project mails them itself. */
function createCodeMailer(mail: MailSettings, log: Log): (address: string, code: string) => void {
  return async (address, code) => {
    const { createMailTransport } = await import('./mail/mail-transport.ts');
    const transport = createMailTransport(mail.smtp);
    // Loads texts that the server does not need without the Studio.
    const { createStudioMail } = await import('./mail/studio-mails.ts');
    const signal = AbortSignal.timeout(CODE_MAIL_MS);
    const delivery = await transport.send(createStudioMail('code', { code }, mail.from, address), signal);
    if (delivery.kind !== 'accepted')
      log.warning('mail-failed', 'A code for the Studio was not sent', { reason: delivery.reason });
  };
}

function validSettings(): Settings {
  const result = readSettings(process.env);
  if (result.kind === 'valid') return result.settings;
  const format = process.env.LOG_FORMAT === 'json' ? 'json' : 'text';
  createLog({ format }).error('wrong-settings', result.message);
  process.exit(2);
}

/** Node would print the message of the error, which may quote a visitor. */
function logCrash(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error('crashed', 'The server ends because of an unexpected error', failure(error));
    process.exit(1);
  });
}

await start();
