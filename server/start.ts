import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { connectDatabase, type Database } from './database/connect-database.ts';
import { readDatabaseEnvironment } from './database/database-environment.ts';
import { readEnvironment } from './environment.ts';
import { readMailEnvironment } from './forms/mail-environment.ts';
import { startForms } from './forms/start-forms.ts';
import { tableWhenReady } from './forms/table-when-ready.ts';
import { serveSites } from './serve-sites.ts';
import { siteAddresses } from './site-addresses.ts';
import { startNotifier } from './start-notifier.ts';
import { stopGracefully } from './stop-gracefully.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BUILD_FOLDER = resolve(ROOT, 'build');
const SITES_FOLDER = resolve(BUILD_FOLDER, 'sites');

// Pages that are rendered here are rendered as the build does it.
process.env.NODE_ENV ??= 'production';

/** Serves the built sites until told to stop. Exit codes: 0 stopped, 1 cannot serve, 2 a setting is wrong. */
async function start(): Promise<void> {
  const { environment, databaseEnvironment, mail } = readSettings();

  let database: Database | null = null;
  const table = () => database?.table() ?? null;
  const notifier = await startNotifier(mail, tableWhenReady(table), BUILD_FOLDER).catch(fail);
  const { configuration, keeper } = await startForms(environment, {
    root: ROOT,
    table,
    onKept: () => notifier?.poke(),
  }).catch(fail);
  const serving = await serveSites(SITES_FOLDER, environment, configuration, {
    buildFolder: BUILD_FOLDER,
    maxAge: environment.ROWS_MAX_AGE,
    database:
      databaseEnvironment.kind === 'hosted'
        ? { kind: 'hosted', connection: databaseEnvironment }
        : { kind: 'embedded', connection: () => database?.connection() ?? null },
  }).catch(fail);
  if (serving.kind === 'failed') fail(serving.message);
  const codes = serving.languages.map(({ code }) => code);
  console.log(`Serving. Stop with Ctrl+C.\n\n${siteAddresses(codes, serving.port)}\n`);

  // Pages need no database, and forms are kept in the spool until it is there.
  let isStopping = false;
  database = connectDatabase(databaseEnvironment);
  database.ready.catch((error: unknown) => {
    if (isStopping) return;
    console.error(
      `${messageOf(error)}\nForms are kept in ${environment.SPOOL_FOLDER} until the database is there.`,
    );
  });

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Once: a second signal ends the process at once.
    process.once(signal, async () => {
      isStopping = true;
      await stopGracefully(serving.server);
      await keeper.stop();
      await notifier?.stop();
      await database?.stop();
      process.exit(0);
    });
  }
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
  console.error(wrong.join('\n'));
  process.exit(2);
}

function fail(reason: unknown): never {
  console.error(messageOf(reason));
  process.exit(1);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

await start();
