import { browserDatabase } from '../../app/data/browser-database.ts';
import type { RecordedRows } from '../../app/data/recorded-rows.ts';
import type { Rows } from '../../app/data/rows.ts';
import { readRowsFile, writeRowsFile } from '../../server/rows/rows-file.ts';
import type { BuildEnvironment } from './build-environment.ts';
import type { buildSites } from './build-sites.ts';
import { openRows } from './open-rows.ts';
import { rowProblems } from './row-problems.ts';
import { noteRowsOfFolder, rowsOfFolder } from './rows-of-folder.ts';

/** Rows of the last build of all, for one that finds none of its own. */
const LAST_ROWS = '.cache/rows';

type SiteOptions = NonNullable<Parameters<typeof buildSites>[3]>;

/** News and projects of a build, from opening the database to the notes for the next build. */
export interface BuildRows {
  /** What the sites are built with. */
  readonly options: Pick<SiteOptions, 'rows' | 'items' | 'browserDatabase'>;
  /**
   * Closes the database and writes down what was read.
   * @returns what is wrong with the rows, a line each
   */
  readonly finish: () => Promise<string>;
}

/**
 * Opens the database, unless its rows are known from a build before.
 * @param environment null where the sites show no rows
 * @param out the folder of the build
 * @param last where the rows of the last build of all lie
 */
export function openBuildRows(
  environment: BuildEnvironment | null,
  out: string,
  last = LAST_ROWS,
): BuildRows {
  if (environment === null) return { options: {}, finish: async () => noteNothing(out) };
  const { database, items } = environment;
  const known = rowsOfFolder(out, database) ?? rowsOfFolder(last, database);
  const opened = openRows(database, {
    previous: readRowsFile(out),
    known,
    items,
    warn: (message) => process.stderr.write(`${message}\n`),
  });
  const rows: Rows = opened.rows;
  return {
    options: { rows, items, browserDatabase: browserDatabase(database) },
    async finish() {
      const hold = await opened.close();
      const recorded = opened.rows.recorded();
      const isKnown = known !== null && hold === known.hold && areSame(recorded, known.rows);
      // What is not the database's own is of use to this build alone.
      const folders = hold === null || isKnown ? [out] : [out, last];
      for (const folder of folders.filter((folder) => !isKnown || folder !== known.folder)) {
        writeRowsFile(folder, recorded);
        noteRowsOfFolder(folder, database, recorded, hold, known);
      }
      return rowProblems(recorded)
        .map((problem) => `${problem}\n`)
        .join('');
    },
  };
}

/** Whether these are all of the known replies, and no others. */
function areSame(recorded: RecordedRows, known: RecordedRows): boolean {
  const requests = Object.keys(recorded);
  return (
    requests.length === Object.keys(known).length &&
    requests.every((request) => recorded[request] === known[request])
  );
}

function noteNothing(out: string): string {
  writeRowsFile(out, {});
  return '';
}
