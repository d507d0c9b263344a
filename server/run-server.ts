import { watchFile } from 'node:fs';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createNightlyBackup } from './backup/backup.ts';
import type { Database } from './database/open-database.ts';
import type { FormsConfiguration } from './forms/receive-forms.ts';
import { readTicketSecret } from './forms/ticket.ts';
import { type MailQueue, startMailQueue } from './mail/mail-queue.ts';
import { createMailTransport } from './mail/mail-transport.ts';
import { createAlarms } from './monitoring/alarms.ts';
import { createHealth } from './monitoring/health.ts';
import { createMetrics } from './monitoring/metrics.ts';
import { readParts } from './monitoring/readings.ts';
import { createNewDay, createProjectBuild } from './new-day.ts';
import { readBuiltProject } from './pages/load-pages.ts';
import { createAnswerPicture } from './pictures/answer-picture.ts';
import { createPictureReader, getPictureFolder } from './pictures/picture-store.ts';
import { createRetention } from './privacy/retention.ts';
import { createDatabaseRows } from './rows/database-rows.ts';
import type { Settings } from './runtime/environment.ts';
import { failure, failureLine, type Log } from './runtime/log.ts';
import { createMinuteTasks } from './runtime/minute-tasks.ts';
import { stopGracefully, type stopOnSignal } from './runtime/stop-gracefully.ts';
import { serveSites, siteAddresses } from './serve-sites.ts';
import { startStudioProcess } from './studio-process.ts';
import { keepSubmissions } from './submissions/keep-submission.ts';
import { openSpool } from './submissions/spool.ts';
import { connectSubmissionTable } from './submissions/submission-table.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const MINUTE_MS = 60_000;
/** A fraction of the two seconds in which a publication goes live. */
const RELOAD_POLL_MS = 100;
const BUILD_FOLDER = resolve(ROOT, 'build');

/** Parts that exist before the server runs. */
interface Started {
  readonly settings: Settings;
  readonly log: Log;
  /** Starts while the sites are loaded. Pages need no database, and forms are kept in the spool until it is ready. */
  readonly database: Database;
  readonly spoolFolder: string;
  readonly onSignal: ReturnType<typeof stopOnSignal>;
}

/** Serves the sites and runs mail, alarms, backups and other tasks; resolves when the server listens. */
export async function runServer({
  settings: { environment, database: databaseEnvironment, mail },
  log,
  database,
  spoolFolder,
  onSignal,
}: Started): Promise<void> {
  let isStarting = true;
  const connection = database.current;
  const table = connectSubmissionTable(connection);
  const spool = openSpool(spoolFolder);
  let mailQueue: MailQueue | null = null;
  const keeper = keepSubmissions({ table, spool, onDrained: () => mailQueue?.wake(), log });
  const { TRUST_PROXY: trustedProxies, STUDIO_HOST: host } = environment;
  const metrics = createMetrics({ trustedProxies, token: environment.METRICS_TOKEN });
  const forms: FormsConfiguration = {
    buildFolder: BUILD_FOLDER,
    secret: environment.FORM_SECRET ?? (await readTicketSecret(resolve(ROOT, '.database/form-secret'))),
    minSeconds: environment.FORM_MIN_SECONDS,
    rateLimit: environment.FORM_RATE_LIMIT,
    trustedProxies,
    keeper,
    onKept: ({ spam }) => {
      if (!spam) mailQueue?.wake();
    },
    onOutcome: metrics.countForm,
    log,
  };
  const rows = {
    buildFolder: BUILD_FOLDER,
    maxAge: environment.ROWS_MAX_AGE,
    trustedProxies,
    log,
    onRender: metrics.addRender,
    database:
      databaseEnvironment.kind === 'hosted'
        ? ({ kind: 'hosted', connection: databaseEnvironment } as const)
        : ({ kind: 'embedded', connection } as const),
  };
  const backups =
    databaseEnvironment.kind === 'embedded' && environment.BACKUPS === 'on'
      ? {
          folder: join(databaseEnvironment.folder, 'backups'),
          pictures: getPictureFolder(databaseEnvironment.folder),
        }
      : null;
  const readRows = createDatabaseRows(connection);
  let startProblem: string | null = null;
  const failedTasks = new Map<string, string>();
  const health = createHealth(() =>
    readParts({
      table,
      spool,
      spoolFolder,
      isStarting: () => isStarting,
      startProblem: () => startProblem,
      rows: readRows,
      mail: () => mailQueue?.state() ?? null,
      backups: backups?.folder ?? null,
      failedTasks,
      studio: () => studio?.state() ?? null,
    }),
  );
  let isStopping = false;
  const databaseStart = database.connection.finally(() => {
    isStarting = false;
  });
  databaseStart.catch((error: unknown) => {
    if (isStopping) return;
    startProblem = failureLine(failure(error));
    log.error('database-unusable', 'Forms are kept in the spool until the database can be used', {
      ...failure(error),
      spool: environment.SPOOL_FOLDER,
    });
  });
  const studio = environment.STUDIO === 'on' ? startStudioProcess({ host, trustedProxies, log }) : undefined;
  const pictures = createAnswerPicture(createPictureReader(databaseEnvironment));
  const parts = { health, log, metrics, studio, pictures };
  const sitesFolder = join(BUILD_FOLDER, 'sites');
  const { port, server, languages, reload } = await serveSites(sitesFolder, environment, forms, rows, parts);
  const codes = languages.map(({ code }) => code);
  if (environment.LOG_FORMAT === 'json') log.info('serving', 'Serving', { port, languages: codes });
  else console.log(`Serving. Stop with Ctrl+C.\n\n${siteAddresses(codes, port)}\n`);

  // A build, or a publication of the Studio, writes this file last.
  const watchOptions = { interval: RELOAD_POLL_MS, persistent: false };
  watchFile(join(BUILD_FOLDER, 'finished.json'), watchOptions, ({ size }) => {
    if (size === 0) return;
    reload().then(
      () => log.info('reloaded', 'Serving the sites of a new build'),
      (error) => log.error('not-reloaded', 'Still serving the previous build', failure(error)),
    );
  });

  const readForms = async () => Object.values((await readProject()).site.forms);
  const retentionSources = { connection, database: databaseEnvironment, forms: readForms, spool };
  const retention = createRetention({ ...retentionSources, log });
  const tasks = [{ name: 'retention', failureMessage: 'Old forms could not be deleted', run: retention }];
  const build = createProjectBuild(ROOT);
  if (build !== null) {
    const run = createNewDay({ buildFolder: BUILD_FOLDER, build, log });
    tasks.push({ name: 'new-day', failureMessage: 'The sites could not be rendered for a new day', run });
  }
  if (backups !== null) {
    const run = createNightlyBackup({ ...backups, connection, log });
    tasks.push({ name: 'backup', failureMessage: 'The database could not be backed up', run });
  }
  const mailSender = mail && { ...mail, transport: createMailTransport(mail.smtp) };
  const alarms = createAlarms({ readings: health.readings, mail: mailSender, log });
  tasks.push({
    name: 'alarms',
    failureMessage: 'The state of the server could not be reported',
    run: alarms,
  });
  setInterval(createMinuteTasks(tasks, log, failedTasks), MINUTE_MS).unref();
  const startMail = () => {
    if (mailSender && !isStopping)
      mailQueue = startMailQueue({ table, mail: mailSender, ...mailSender, project: readProject, log });
  };
  // Until then there are no rows to read.
  databaseStart.then(startMail, startMail);

  onSignal(async (signal) => {
    isStopping = true;
    health.stop();
    log.info('stopping', 'Stopping');
    // Until load balancers have noticed it; a person at a terminal need not wait.
    if (signal === 'SIGTERM') await wait(environment.DRAIN_SECONDS * 1000);
    await stopGracefully(server);
    await studio?.stop();
    await keeper.stop();
    await mailQueue?.stop();
    await database.stop();
    log.info('stopped', 'Stopped');
  });
}

const readProject = async () => (await readBuiltProject(BUILD_FOLDER)).project;
