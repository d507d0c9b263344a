import { browserDatabase } from '../../app/data/browser-database.ts';
import type { Project } from '../../app/data/project.ts';
import { companyTimeZone } from '../../app/site/resolved-site.ts';
import { listRoutes } from '../../app/site/route-table.ts';
import type { BuildEnvironment } from './build-environment.ts';
import { openBuildRows } from './build-rows.ts';
import { buildSites } from './build-sites.ts';
import { makeBundles } from './bundles.ts';
import { type FinishedBuild, markUnfinished } from './fingerprints.ts';
import { findLastModified } from './last-modified.ts';
import type { OutputReport } from './output-folder.ts';
import { createPictureMaker } from './social/picture-maker.ts';

/** Compression of files: full, light and faster, or none. */
interface Compression {
  readonly light: boolean;
  readonly uncompressed: boolean;
}

interface ProjectOptions extends Compression {
  /** The folder with site.yaml. */
  readonly site: string;
  readonly out: string;
  /** Null if the site shows no rows of the database. */
  readonly environment: BuildEnvironment | null;
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
  /** True if this process builds often, while its code stays the same. */
  readonly isRepeated?: boolean;
  /** The bundles, if they are being made already. */
  readonly bundling?: Promise<boolean> | undefined;
  /** Called when all files are made and none is written; if it rejects, none will be. */
  readonly beforeWriting?: () => Promise<void>;
}

/**
 * Makes the bundles if need be, renders all pages and writes what differs. The caller marks the build as finished, and
 * lets no other build begin before that (`oneBuildAtATime`).
 */
export async function buildProject(
  project: Project,
  {
    site: siteFolder,
    out,
    environment,
    print,
    warn,
    isRepeated = false,
    bundling,
    beforeWriting,
    ...compression
  }: ProjectOptions,
): Promise<OutputReport & { readonly bundled: boolean }> {
  const { site } = project;
  // The database opens while the bundles are made.
  const rows = environment && openBuildRows(environment.database, out, warn);
  const bundled = await (bundling ?? makeBundles(out, listRoutes(site), print));
  print('Rendering the pages …');
  let problems: readonly string[] | undefined;
  let report: OutputReport;
  try {
    report = await buildSites(project, out, !compression.uncompressed, {
      ...(rows && environment
        ? {
            rows: rows.rows,
            recordedRows: rows.rows.recorded,
            items: environment.items,
            browserDatabase: browserDatabase(environment.database),
          }
        : {}),
      pictures: compression.light ? null : createPictureMaker('.cache/social'),
      remembersPages: isRepeated,
      lastModified: findLastModified(site, siteFolder),
      onRendered: () => print('Compressing and writing what has changed …'),
      async beforeWriting() {
        await beforeWriting?.();
        markUnfinished(out);
      },
    });
  } finally {
    problems = await rows?.close();
  }
  for (const problem of problems ?? []) warn(problem);
  return { ...report, bundled };
}

/** Inputs of a build that `markFinished` stores. */
export function getBuildInputs(
  { site, day, nextChange }: Project,
  fingerprint: string,
  options: Compression & { readonly date?: string | undefined },
): FinishedBuild {
  return {
    fingerprint,
    timeZone: companyTimeZone(site.company),
    day,
    nextChange: options.date === undefined ? nextChange : null,
    compression: nameCompression(options),
  };
}

/** Names the compression, with which `server/new-day.ts` repeats a build. */
function nameCompression({ light, uncompressed }: Compression): string {
  if (uncompressed) return 'none';
  return light ? 'light' : 'full';
}
