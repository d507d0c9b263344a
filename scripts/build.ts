import './compile-cache.js';
import { dirname } from 'node:path';
import { defaultSampleData, readEnvironment } from '../server/environment.ts';

/**
 * npm run build: the sites in build/sites/, and what the server needs.
 * --if-changed does nothing when nothing has changed since the last build; the rows of the database do not count.
 * --date 2026-12-24 shows what is offered on that day instead of today.
 * --light makes no pictures for social networks: for sites that are only tried out.
 * --uncompressed leaves the compressed files out: for hosts that compress by themselves.
 * --site FOLDER takes another folder with site.yaml, locales and content; --out FOLDER writes elsewhere.
 * News and projects come from the database that the server uses; while it is unavailable, from the build before.
 * BUILD_ITEMS is how many of each get pages (200); the server renders the others on demand.
 * The Studio's interface is built, too, where the server runs the Studio: with STUDIO_HOST or STUDIO=on.
 * Exit code 0: built; 1: the site has problems; 2: cannot run.
 */
// Before NODE_ENV gets its own default, which would leave the sample rows out of a first try.
process.env.SAMPLE_DATA ||= defaultSampleData(process.env);
process.env.NODE_ENV ||= 'production';
const { runBuild } = await import('./build/run-build.ts');
await runBuild(process.argv.slice(2));
const environment = readEnvironment(process.env);
if (environment.kind === 'valid' && environment.settings.STUDIO === 'on') {
  const { buildStudio } = await import('./build/build-studio.ts');
  await buildStudio(dirname(import.meta.dirname));
}
