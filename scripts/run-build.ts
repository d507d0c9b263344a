import { join } from 'node:path';
import type { Project } from '../app/data/project.ts';
import { readsRows } from '../app/data/row-sections.ts';
import type { ResolvedSite } from '../app/site/resolved-site.ts';
import { listRoutes } from '../app/site/route-table.ts';
import { readProject } from '../checks/project/read-project.ts';
import { reportText } from '../checks/report/report-text.ts';
import { type BuildEnvironment, readBuildEnvironment } from '../server/build/build-environment.ts';
import { buildProject, getBuildInputs } from '../server/build/build-project.ts';
import { makeBundles } from '../server/build/bundles.ts';
import { getSiteFingerprint, isBuilt, markFinished } from '../server/build/fingerprints.ts';
import { oneBuildAtATime } from '../server/build/one-build-at-a-time.ts';
import { findSiteLanguageProblem } from '../server/runtime/environment.ts';
import { getMessage } from '../server/runtime/get-message.ts';
import { type OptionValues, parseMoment } from './command-line.ts';

type BuildOptions = OptionValues<'build'>;

/**
 * Builds the sites and prints what it does. Ends the process if the site has problems (1) or cannot be read (2).
 */
export async function runBuild(options: BuildOptions): Promise<void> {
  const { site, out, date, 'if-changed': ifChanged, ...others } = options;
  const getFingerprint = () => getSiteFingerprint(site, { date, ...others });
  if (ifChanged && isBuilt(out, getFingerprint())) return print('Nothing has changed since the last build.');
  await oneBuildAtATime(out, async () => {
    // After the wait: it may have been for a publication that has changed the content.
    const fingerprint = getFingerprint();
    const inputs = await build(fingerprint, options);
    // Not if a file was saved in the meantime: the build may have read the previous one.
    if (getFingerprint() === fingerprint) markFinished(out, inputs);
  });
}

async function build(fingerprint: string, options: BuildOptions): Promise<ReturnType<typeof getBuildInputs>> {
  const startTime = performance.now();
  let bundling: Promise<boolean> | undefined;
  const project = readValid(options, (site) => {
    // In a separate process, in parallel with the checks of texts and links.
    bundling = makeBundles(options.out, listRoutes(site), print);
  });
  const { site } = project;
  const codes = site.languages.map(({ code }) => code);
  const languageProblem = findSiteLanguageProblem(process.env, codes);
  if (languageProblem !== null) {
    warn(languageProblem);
    process.exit(2);
  }
  const environment = site.pages.some(readsRows) ? readSettings() : null;
  const { bundled, files, written, removed } = await buildProject(project, {
    ...options,
    bundling,
    environment,
    print,
    warn,
  });
  const pages = written.filter((path) => path.endsWith('.html')).length;
  const seconds = ((performance.now() - startTime) / 1000).toFixed(1);
  print(
    `${site.languages.length} sites in ${join(options.out, 'sites')}: ${files} files, ${written.length} written ` +
      `(${pages} pages), ${removed.length} removed; bundles ${bundled ? 'made' : 'unchanged'}; ${seconds} s`,
  );
  return getBuildInputs(project, fingerprint, options);
}

/**
 * Reads a site and reports its problems; ends the process unless it may be published.
 * @param onSite called with the site as soon as site.yaml is known to be valid
 */
function readValid({ site: folder, date }: BuildOptions, onSite: (site: ResolvedSite) => void): Project {
  try {
    const { project, sound, problems, sources } = readProject(folder, { now: parseMoment(date), onSite });
    if (problems.length > 0) process.stderr.write(reportText(problems, sources));
    return project && sound ? project : process.exit(1);
  } catch (error) {
    warn(getMessage(error));
    process.exit(2);
  }
}

function readSettings(): BuildEnvironment {
  const result = readBuildEnvironment(process.env);
  if (result.kind === 'valid') return result.settings;
  warn(result.message);
  process.exit(2);
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}

function warn(line: string): void {
  process.stderr.write(`${line}\n`);
}
