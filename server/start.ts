import { resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { connectDatabase, type Database } from './database/connect-database.ts';
import { countAttemptIn } from './database/count-attempt.ts';
import { readDatabaseEnvironment } from './database/database-environment.ts';
import { readEnvironment } from './environment.ts';
import { startForms } from './forms/start-forms.ts';
import { tableWhenReady } from './forms/submission.ts';
import { createHealth } from './health.ts';
import { createLog, failure, type Log } from './log.ts';
import { readMailEnvironment } from './mail/mail-settings.ts';
import { serveSites, siteAddresses } from './serve-sites.ts';
import { startNotifier } from './start-notifier.ts';
import { stopGracefully, stopOnSignal } from './stop-gracefully.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILD_FOLDER = resolve(ROOT, 'build');
const SITES_FOLDER = resolve(BUILD_FOLDER, 'sites');

// Pages that are rendered here are rendered as the build does it.
process.env.NODE_ENV ??= 'production';

/** Serves the built sites until told to stop. Exit codes: 0 stopped, 1 cannot serve or crashed, 2 a setting is wrong. */
async function start(): Promise<void> {
  const stopping = stopOnSignal();
  const { environment, databaseEnvironment, mail } = readSettings();
  const log = createLog({ format: environment.LOG_FORMAT });
  const fail = (reason: unknown): never => {
    log.error('cannot-serve', reason instanceof Error ? reason.message : String(reason));
    process.exit(1);
  };
  logCrash(log);

  let database: Database | null = null;
  const table = () => database?.table() ?? null;
  const notifier = await startNotifier(mail, tableWhenReady(table), BUILD_FOLDER, log).catch(fail);
  const { configuration, keeper } = await startForms(environment, {
    root: ROOT,
    table,
    log,
    // An embedded database has one server.
    countAttempt: databaseEnvironment.kind === 'hosted' ? countAttemptIn(databaseEnvironment) : undefined,
    onKept: () => notifier?.poke(),
  }).catch(fail);
  const health = createHealth(keeper.canKeep);
  const rows = {
    buildFolder: BUILD_FOLDER,
    maxAge: environment.ROWS_MAX_AGE,
    log,
    database:
      databaseEnvironment.kind === 'hosted'
        ? ({ kind: 'hosted', connection: databaseEnvironment } as const)
        : ({ kind: 'embedded', connection: () => database?.connection() ?? null } as const),
  };
  const logsRequests = environment.LOG_REQUESTS === 'on';
  const watched = { health, log, logsRequests };
  const serving = await serveSites(SITES_FOLDER, environment, configuration, rows, watched).catch(fail);
  if (serving.kind === 'failed') return fail(serving.message);
  const { port, server } = serving;
  const codes = serving.languages.map(({ code }) => code);
  if (environment.LOG_FORMAT === 'json') log.info('serving', 'Serving', { port, languages: codes });
  else console.log(`Serving. Stop with Ctrl+C.\n\n${siteAddresses(codes, port)}\n`);

  // Pages need no database, and forms are kept in the spool until it is there.
  let isStopping = false;
  database = connectDatabase(databaseEnvironment, {
    report: (message) => log.error('database', message),
  });
  database.ready.catch((error: unknown) => {
    if (isStopping) return;
    log.error('database-unusable', 'Forms are kept in the spool until the database is there', {
      ...failure(error),
      spool: environment.SPOOL_FOLDER,
    });
  });

  stopping.first(async (signal) => {
    isStopping = true;
    health.stop();
    log.info('stopping', 'Stopping');
    // Until load balancers have seen it and send nobody more; a person at a terminal need not wait.
    if (signal === 'SIGTERM') await wait(environment.DRAIN_SECONDS * 1000);
    await stopGracefully(server);
    await keeper.stop();
    await notifier?.stop();
    await database?.stop();
    log.info('stopped', 'Stopped');
  });
}

function readSettings() {
  const server = readEnvironment(process.env);
  const database = readDatabaseEnvironment(process.env);
  const mail = readMailEnvironment(process.env);
  const wrong = [server, database, mail].flatMap((read) => (read.kind === 'wrong' ? [read.message] : []));
  if (server.kind === 'valid' && database.kind === 'valid' && mail.kind === 'valid') {
    return {
      environment: server.environment,
      databaseEnvironment: database.environment,
      mail: mail.mail,
    };
  }
  const format = process.env.LOG_FORMAT === 'json' ? 'json' : 'text';
  createLog({ format }).error('wrong-settings', wrong.join('\n'));
  process.exit(2);
}

/** Node would print the message of the error, in which something of a visitor may be. */
function logCrash(log: Log): void {
  process.on('uncaughtException', (error) => {
    log.error('crashed', 'The server ends by an error of its own', failure(error));
    process.exit(1);
  });
}

await start();
