import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll } from 'vitest';
import { directRows } from '../../../../app/data/direct-rows.ts';
import { connectClient } from '../../../../server/database/database-connection.ts';
import {
  type EmbeddedDatabase,
  startEmbeddedDatabase,
} from '../../../../server/database/embedded-database.ts';
import type { FormsConfiguration } from '../../../../server/forms/receive-forms.ts';
import { createLog } from '../../../../server/runtime/log.ts';
import { putDatabase } from '../../../made-database.ts';
import { temporaryFolder } from '../../../temporary-files.ts';
import { BUNDLE_TIME } from '../../build/own-bundles.ts';
import { databaseFolder } from '../../database/database-folder.ts';
import { ask, type Question, serveForTests } from '../running-server.ts';
import { buildRowSite } from './row-site.ts';

type RowFields = Readonly<Record<string, unknown>>;

interface RowServerOptions {
  /** Seconds. */
  readonly maxAge: number;
  /** Rows in the tables when the site is built. */
  readonly news?: readonly RowFields[];
  readonly projects?: readonly RowFields[];
  readonly forms?: Omit<FormsConfiguration, 'buildFolder'>;
}

/** A row of the table news, published this many days ago. */
export function createNews(slug: string, days: number, overrides: RowFields = {}): RowFields {
  return {
    id: randomUUID(),
    slug,
    title: `Title of ${slug}`,
    content: `Content of ${slug}`,
    ...publishedAgo(days),
    ...overrides,
  };
}

/** A row of the table projects, published this many days ago. */
export function createProject(id: string, days: number, overrides: RowFields = {}): RowFields {
  const texts = { title: `Title of ${id}`, description: `About ${id}`, content: `Content of ${id}` };
  return { id, ...texts, category: 'vefur', tags: ['TypeScript'], ...publishedAgo(days), ...overrides };
}

function publishedAgo(days: number): RowFields {
  return { published_at: new Date(Date.now() - days * 86_400_000).toISOString() };
}

/** Builds the small site with rows of an embedded database and serves it from both, for the tests of a file. */
export function startRowServer({ maxAge, news = [], projects = [], forms }: RowServerOptions) {
  const folder = databaseFolder();
  const log: string[] = [];
  let database: EmbeddedDatabase | null = null;
  let port = 0;
  let buildFolder = '';
  let stop = async () => {};

  const startDatabase = async () => {
    database = startEmbeddedDatabase(folder, { sampleRows: false, report: () => {} });
    return await database.connection;
  };
  const stopDatabase = async () => {
    await database?.stop();
    database = null;
  };
  const edit = async (table: 'news' | 'projects', work: (rows: Editing) => PromiseLike<Outcome>) => {
    const connection = database?.current();
    if (!connection) throw new Error('The database is unavailable.');
    const { error } = await work(connectClient(connection.url, connection.secretKey).from(table));
    if (error) throw new Error(error.message);
  };

  beforeAll(async () => {
    await putDatabase(folder, false);
    const { url, publishableKey } = await startDatabase();
    await edit('news', (rows) => rows.insert([...news]));
    await edit('projects', (rows) => rows.insert([...projects]));
    buildFolder = temporaryFolder();
    await buildRowSite(buildFolder, directRows({ client: connectClient(url, publishableKey) }));
    const server = await serveForTests(join(buildFolder, 'sites'), {
      forms: forms && { ...forms, buildFolder },
      rows: {
        buildFolder,
        maxAge,
        database: { kind: 'embedded', connection: () => database?.current() ?? null },
        log: createLog({ format: 'text', write: (line) => log.push(line) }),
      },
    });
    port = server.port;
    stop = async () => {
      await server.stop();
      await stopDatabase();
    };
  }, BUNDLE_TIME);
  afterAll(() => stop());

  return {
    /** Log lines of the server about rows. */
    log,
    ask: (path: string, question: Question = {}) => ask(port, path, question),
    /** Sends a form without scripts. */
    post: (fields: Readonly<Record<string, string>>) =>
      ask(port, '/', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
    /** Page that the build has written for an address. */
    builtFile: (language: string, path: string) =>
      readFileSync(join(buildFolder, 'sites', language, path, 'index.html')),
    /** Changes a table like an editor. */
    edit,
    startDatabase,
    stopDatabase,
  };
}

type Editing = ReturnType<SupabaseClient['from']>;
type Outcome = { readonly error: { readonly message: string } | null };
