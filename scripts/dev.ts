import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { readDatabaseEnvironment, readEnvironment } from '../server/environment.ts';
import { stopOnSignal } from '../server/stop-gracefully.ts';
import { checkLanguages } from './check/problems/wording-type.ts';

const ROOT = dirname(import.meta.dirname);

/** Upper limit of a graceful stop. In milliseconds. */
const LONGEST_STOP_MS = 5000;

/**
 * npm run dev: shows the site while it is edited. PORT chooses the port (3000); HOST=0.0.0.0 lets other devices in,
 * which otherwise cannot reach it. --site FOLDER takes another folder with site.yaml, locales and content; --lang is
 * gives messages in Icelandic. News and projects come from the database that the server would use; where none runs,
 * one is started.
 * Exit codes: 0 stopped, 1 cannot serve, 2 a setting is wrong.
 */
async function dev(): Promise<void> {
  process.env.NODE_ENV = 'development';
  const { site, lang = checkLanguages[0] } = parseArgs({
    options: { site: { type: 'string' }, lang: { type: 'string' } },
  }).values;
  const language = checkLanguages.find((code) => code === lang);
  if (!language) refuse(`--lang is ${checkLanguages.join(' or ')}; not ${lang}.`);
  const settings = readEnvironment(process.env);
  const database = readDatabaseEnvironment(process.env);
  if (settings.kind === 'wrong' || database.kind === 'wrong') {
    for (const read of [settings, database]) if (read.kind === 'wrong') console.error(read.message);
    process.exit(2);
  }
  const siteFolder = resolve(site ?? ROOT);
  if (!existsSync(siteFolder)) {
    refuse(`There is no folder ${site}; --site names the one with site.yaml, locales and content.`);
  }
  const { PORT, HOST = '127.0.0.1' } = settings.settings;
  // Loaded late: a wrong setting is refused at once.
  const { startDevServer } = await import('./dev/dev-server.ts');
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

  stopOnSignal().first(async () => {
    setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
    await serving.close();
  });
  // No error of a tool ends the preview. A closed terminal does: every report of it would fail again.
  process.on('uncaughtException', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit(0);
    console.error(error);
  });
}

function refuse(message: string): never {
  console.error(message);
  process.exit(2);
}

await dev();
