import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readDatabaseEnvironment, readEnvironment } from '../server/runtime/environment.ts';
import { stopOnSignal } from '../server/runtime/stop-gracefully.ts';
import { type Arguments, cannotRun, runCommand } from './command-line.ts';

const ROOT = dirname(import.meta.dirname);

/** Upper limit of a graceful stop. In milliseconds. */
const MAX_STOP_MS = 5000;

/**
 * npm run dev: shows the site while it is edited. PORT chooses the port (3000); HOST=0.0.0.0 lets other devices in,
 * which otherwise cannot reach it. News and projects come from the database that the server would use; if none runs,
 * one is started.
 */
async function dev({ values: { site }, language }: Arguments<'dev'>): Promise<void> {
  process.env.NODE_ENV = 'development';
  const settings = readEnvironment(process.env);
  const database = readDatabaseEnvironment(process.env);
  if (settings.kind === 'wrong' || database.kind === 'wrong') {
    for (const result of [settings, database]) if (result.kind === 'wrong') cannotRun(result.message);
    return;
  }
  const siteFolder = resolve(site);
  if (!existsSync(siteFolder)) {
    cannotRun(`There is no folder ${site}; --site names the one with site.yaml, locales and content.`);
    return;
  }
  const { PORT, HOST = '127.0.0.1' } = settings.settings;
  // Loaded late: a wrong setting is refused immediately.
  const { startDevServer } = await import('../server/dev/dev-server.ts');
  const serving = await startDevServer({
    root: ROOT,
    siteFolder,
    port: PORT,
    host: HOST,
    language,
    databaseEnvironment: database.settings,
    log: (text) => console.log(text),
  });
  if (serving.kind === 'failed') {
    console.error(serving.message);
    process.exit(1);
  }

  const finishOnSignal = stopOnSignal();
  finishOnSignal(async () => {
    setTimeout(() => process.exit(0), MAX_STOP_MS).unref();
    await serving.close();
  });
  // No error of a tool ends the preview. A closed terminal does: each report about it would fail, too.
  process.on('uncaughtException', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit(0);
    console.error(error);
  });
}

await runCommand('dev', dev);
