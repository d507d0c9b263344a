import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildSites } from './build/build-sites.ts';
import { makeBundles } from './build/bundles.ts';
import { inputFingerprint } from './build/code-fingerprint.ts';
import { contentHash } from './build/content-hash.ts';
import { momentOf } from './project/moment-of.ts';
import { readProject } from './project/read-project.ts';
import { reportText } from './report/report-text.ts';

/**
 * npm run build: the sites in build/sites/, and what the server needs.
 * --if-changed does nothing when nothing has changed since the last build.
 * --date 2026-12-24 shows what is offered on another day than today.
 * --site FOLDER takes another folder with site.yaml, locales and content; --out FOLDER writes elsewhere.
 * Exit code 0: built; 1: the site has problems; 2: cannot run.
 */
process.env.NODE_ENV ??= 'production';
const { values } = parseArgs({
  options: {
    site: { type: 'string', default: '.' },
    out: { type: 'string', default: 'build' },
    'if-changed': { type: 'boolean', default: false },
    date: { type: 'string' },
  },
});
const started = performance.now();
const { project, sound, problems, sources } = read();
if (problems.length > 0) process.stderr.write(reportText(problems, sources));
if (!project || !sound) process.exit(1);

const mark = join(values.out, 'inputs.txt');
// What is offered changes from day to day without an edit.
const inputs = `${inputFingerprint(values.site)} ${contentHash(JSON.stringify(project.site))}`;
if (values['if-changed'] && existsSync(mark) && readFileSync(mark, 'utf8') === inputs) {
  process.stdout.write('Nothing has changed since the last build.\n');
} else {
  rmSync(mark, { force: true });
  const bundled = makeBundles(values.site, values.out);
  const { files, written, removed } = await buildSites(project, values.out, '.cache/compressed');
  writeFileSync(mark, inputs);
  const pages = written.filter((path) => path.endsWith('.html')).length;
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  process.stdout.write(
    `${project.site.languages.length} sites in ${values.out}/sites: ${files} files, ${written.length} written ` +
      `(${pages} pages), ${removed.length} removed; bundles ${bundled ? 'made' : 'unchanged'}; ${seconds} s\n`,
  );
}

function read() {
  try {
    return readProject(values.site, momentOf(values.date));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(2);
  }
}
