import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type BrowserDatabase, browserDatabase } from '../../app/data/browser-database.ts';
import { cacheRows } from '../../app/data/cached-rows.ts';
import type { RecordedRows } from '../../app/data/recorded-rows.ts';
import { SECURITY_HEADERS } from '../../app/http/security-headers.ts';
import type { Sites } from '../http/load-sites.ts';
import { createSiteFile, type SiteFile } from '../http/site-file.ts';
import { loadPages, type Pages } from '../pages/load-pages.ts';
import { failure, type Log, terminalLog } from '../runtime/log.ts';
import { readStoredJson } from '../runtime/stored-json.ts';
import { createDatabaseRows, type PublicConnection } from './database-rows.ts';
import { createPassOnRows, type PassOnRows } from './pass-on-rows.ts';
import { createRowPages, type RowPages } from './row-pages.ts';

/** Source of a server's news and projects. */
export interface RowsConfiguration {
  /** Folder of `project.json`, `rows.json` and the bundles. */
  readonly buildFolder: string;
  /** Maximum age of rows while the database answers, seconds. */
  readonly maxAge: number;
  readonly database: RowsDatabase;
  /** The number of proxies in front. */
  readonly trustedProxies?: number;
  /** Receives failures and problems with rows. */
  readonly log?: Log;
  /** Called with the milliseconds that a page took to render. */
  readonly onRender?: (milliseconds: number) => void;
}

export type RowsDatabase =
  | { readonly kind: 'hosted'; readonly connection: PublicConnection }
  /** `connection` is called each time; null while the database starts. */
  | { readonly kind: 'embedded'; readonly connection: () => PublicConnection | null };

/** The part of the server that serves rows. */
export interface SiteRows {
  /** The renderer of the pages, with rows. */
  readonly pages: Pages;
  /** Null without a build to render pages from. */
  readonly rowPages: RowPages | null;
  /** The file that gives browsers the address of the rows. */
  readonly supabaseFile: SiteFile;
  /** Null if browsers reach the database directly. */
  readonly passOn: PassOnRows | null;
}

/** Address of `supabaseFile`. */
export const SUPABASE_PATH = '/supabase.json';

/** Creates the cache of rows and the pages that show them. */
export async function createSiteRows(
  sites: Sites,
  { buildFolder, maxAge, database, trustedProxies, log = terminalLog, onRender }: RowsConfiguration,
): Promise<SiteRows> {
  const connection = database.kind === 'hosted' ? () => database.connection : database.connection;
  // A page and the rows on it are cached for half of the time each.
  const halfAge = (maxAge * 1000) / 2;
  const rows = cacheRows(createDatabaseRows(connection), {
    maxAge: halfAge,
    seed: readRowsFile(buildFolder),
    log: (line) => log.warning('rows', line),
  });
  const pages = loadPages(buildFolder, rows, onRender);
  const builtProject = await pages.built().catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') log.error('build-damaged', 'Pages stay as built', failure(error));
    return null;
  });
  const { renderer } = pages;
  const supabaseBodies = { identity: Buffer.from(JSON.stringify(getBrowserDatabase(database))) };
  return {
    pages,
    rowPages:
      builtProject && createRowPages({ sites, built: builtProject, renderer, rows, maxAge: halfAge, log }),
    supabaseFile: createSiteFile(SUPABASE_PATH.slice(1), supabaseBodies, SECURITY_HEADERS),
    passOn: database.kind === 'embedded' ? createPassOnRows(database.connection, trustedProxies) : null,
  };
}

/** File with the rows of a build, for the server and the next build. */
export function getRowsFile(buildFolder: string): string {
  return join(buildFolder, 'rows.json');
}

/** The rows of a build; empty if it had none. */
export function readRowsFile(buildFolder: string): RecordedRows {
  try {
    return (readStoredJson(readFileSync(getRowsFile(buildFolder), 'utf8'), recordedRowsSchema) ??
      {}) as RecordedRows;
  } catch {
    return {};
  }
}

const recordedRowsSchema = z.record(z.string(), z.looseObject({ ok: z.boolean(), value: z.unknown() }));

/** Address of the rows for browsers. */
export function getBrowserDatabase(database: RowsDatabase): BrowserDatabase {
  return browserDatabase(
    database.kind === 'hosted' ? { kind: 'hosted', ...database.connection } : { kind: 'embedded' },
  );
}
