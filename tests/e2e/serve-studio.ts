import { resolve } from 'node:path';
import { createLog } from '../../server/log.ts';
import { serveLocally } from '../../studio/server/serve-locally.ts';

/** `node tests/e2e/serve-studio.ts CHECKOUT BUILD FOLDER` serves the Studio over a checkout, and prints its port. */
const [siteFolder = '', buildFolder = '', folder = ''] = process.argv.slice(2);
const { port } = await serveLocally({
  root: resolve(import.meta.dirname, '../..'),
  siteFolder,
  buildFolder,
  folder,
  database: { kind: 'embedded', folder: resolve(folder, 'database'), sampleRows: false },
  remote: { mode: 'commit', remote: 'origin', branch: 'main', github: null },
  port: Number(process.env.STUDIO_PORT ?? 0),
  log: createLog({ format: 'text' }),
});
process.stdout.write(`${port}\n`);
