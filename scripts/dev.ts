import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { readDatabaseEnvironment, readEnvironment } from '../server/environment.ts';
import { siteAddresses } from '../server/serve-sites.ts';
import { readDevOptions } from './dev/dev-options.ts';
import { startDevServer } from './dev/dev-server.ts';
import { previewWords } from './dev/preview-words.ts';

const ROOT = dirname(import.meta.dirname);

/** Nobody waits longer than this for the end. In milliseconds. */
const LONGEST_STOP_MS = 5000;

/**
 * npm run dev: shows the site while it is edited. PORT chooses the port (3000); HOST=0.0.0.0 lets other devices in,
 * which otherwise cannot reach it. --site FOLDER takes another folder with site.yaml, locales and content; --lang is
 * reports problems in Icelandic. News and projects come from the database that the server would use; where none
 * runs, one is started.
 * Exit codes: 0 stopped, 1 cannot serve, 2 a setting is wrong.
 */
async function dev(): Promise<void> {
  process.env.NODE_ENV = 'development';
  const asked = readDevOptions(process.argv.slice(2));
  const settings = readEnvironment(process.env);
  const database = readDatabaseEnvironment(process.env);
  if (asked.kind === 'wrong' || settings.kind === 'wrong' || database.kind === 'wrong') {
    for (const read of [asked, settings, database]) if (read.kind === 'wrong') console.error(read.message);
    process.exit(2);
  }
  const { site, language } = asked.options;
  const siteFolder = resolve(site ?? ROOT);
  if (!existsSync(siteFolder)) {
    console.error(`There is no folder ${site}; --site names the one with site.yaml, locales and content.`);
    process.exit(2);
  }
  const { PORT, HOST = '127.0.0.1' } = settings.settings;
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
  const { languages, port, close } = serving;
  const addresses = languages.length > 0 ? siteAddresses(languages, port) : `  http://localhost:${port}`;
  console.log(previewWords[language].started(addresses));

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    // Once: a second signal ends the process at once.
    process.once(signal, async () => {
      setTimeout(() => process.exit(0), LONGEST_STOP_MS).unref();
      await close();
      process.exit(0);
    });
  }
  // An error in a tool must not end the preview. A closed terminal does: logging to it would fail again, for ever.
  process.on('uncaughtException', (error) => {
    if ('code' in error && error.code === 'EPIPE') process.exit(0);
    console.error(error);
  });
}

await dev();
