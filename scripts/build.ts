import './compile-cache.js';
import { dirname } from 'node:path';
import { readBuildEnvironment } from '../server/build/build-environment.ts';
import {
  defaultSampleData,
  joinProblems,
  readEnvironment,
  readMailSettings,
} from '../server/runtime/environment.ts';

/*
 * npm run build: the sites in build/sites/, and the server's files; the Studio's interface, too, if the server runs
 * the Studio (STUDIO_HOST or STUDIO=on). News and projects come from the database that the server uses; while it is
 * unavailable, from the previous build. BUILD_ITEMS of each get pages (200); the server renders the others.
 */
// Before NODE_ENV gets its own default, which would leave the sample rows out of a first try.
process.env.SAMPLE_DATA ||= defaultSampleData(process.env);
process.env.NODE_ENV ||= 'production';
const { cannotRun, runCommand } = await import('./command-line.ts');
const { runBuild } = await import('./run-build.ts');
await runCommand('build', async ({ values }) => {
  // All of them: a release or a restart that follows would end on a wrong one.
  const server = readEnvironment(process.env);
  const { message } = joinProblems(readBuildEnvironment(process.env), server, readMailSettings(process.env));
  if (server.kind === 'wrong' || message !== '') return void cannotRun(message);
  await runBuild(values);
  if (server.settings.STUDIO !== 'on') return;
  const { buildStudio } = await import('../server/build/build-studio.ts');
  await buildStudio(dirname(import.meta.dirname));
});
