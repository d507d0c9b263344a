import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type RecordedRows, requestKey } from '../../../app/data/recorded-rows.ts';
import type { RowReply } from '../../../app/data/rows.ts';
import { openRows } from '../../../scripts/build/open-rows.ts';
import type { DatabaseEnvironment } from '../../../server/database/database-environment.ts';
import { temporaryFolder } from './temporary-folder.ts';

const index = { of: 'index' } as const;
const list = { of: 'news', from: 0, count: 3 } as const;
const good = <Value>(value: Value) => ({ ok: true, value, problems: [] }) as unknown as RowReply;
const previous: RecordedRows = {
  [requestKey(index)]: good({
    news: [{ name: 'gomul', publishedAt: '2025-01-01T00:00:00.000Z' }],
    projects: [],
  }),
  [requestKey(list)]: good({ rows: [], total: 7 }),
};

/** A hosted database that answers like this. */
async function hosted(answer: RequestListener): Promise<DatabaseEnvironment> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { kind: 'hosted', url: `http://127.0.0.1:${port}`, publishableKey: 'public', secretKey: 'secret' };
}

/** Opens rows, and takes down what is warned of. */
function open(environment: DatabaseEnvironment, before: RecordedRows) {
  const warnings: string[] = [];
  const warn = (message: string) => warnings.push(message);
  return { ...openRows(environment, { previous: before, items: 10, warn }), warnings };
}

describe('while the database is away', () => {
  test('the rows are those of the build before; nothing waits for it twice, and one warning says so', async () => {
    const asked: string[] = [];
    const environment = await hosted(({ url = '' }, response) => {
      asked.push(url);
      response.writeHead(503).end();
    });
    const { rows, close, warnings } = open(environment, previous);
    expect(await rows.read(index)).toEqual(previous[requestKey(index)]);
    const answered = asked.length;
    expect(await rows.read(list)).toEqual(previous[requestKey(list)]);
    expect(await rows.read({ of: 'news-item', slug: 'gomul' })).toMatchObject({ ok: false });
    await close();
    expect(asked.length).toBe(answered);
    expect(warnings).toEqual([
      expect.stringMatching(
        /^The database cannot be read\. .*answered 503.*\nThe sites show the news and projects/,
      ),
    ]);
    expect(rows.recorded()).toEqual(previous);
  });

  test('and there was no build before, there are none', async () => {
    const environment = await hosted((_, response) => response.writeHead(503).end());
    const { rows, close, warnings } = open(environment, {});
    expect(await rows.read(index)).toMatchObject({ ok: false });
    await close();
    expect(warnings).toEqual([expect.stringContaining('The sites are built without news and projects')]);
    expect(rows.recorded()).toEqual({});
  });

  test('from some moment on, what was read before stays', async () => {
    let left = 2;
    const environment = await hosted((_, response) => {
      left -= 1;
      if (left < 0) response.writeHead(500).end();
      else response.writeHead(200, { 'content-type': 'application/json', 'content-range': '*/0' }).end('[]');
    });
    const { rows, close, warnings } = open(environment, previous);
    const fresh = { ok: true, value: { news: [], projects: [] }, problems: [] };
    expect(await rows.read(index)).toEqual(fresh);
    expect(await rows.read(list)).toEqual(previous[requestKey(list)]);
    expect(await rows.read(index)).toEqual(fresh);
    await close();
    expect(warnings).toHaveLength(1);
  });
});

test('a folder with a database that cannot be opened is told of, and what to do', async () => {
  const folder = temporaryFolder();
  mkdirSync(join(folder, 'postgres'));
  writeFileSync(join(folder, 'postgres/PG_VERSION'), '9.6\n');
  const { rows, close, warnings } = open({ kind: 'embedded', folder, sampleRows: false }, previous);
  expect(await rows.read(list)).toEqual(previous[requestKey(list)]);
  await close();
  expect(warnings).toEqual([expect.stringContaining('Postgres 9.6')]);
  expect(warnings[0]).toContain('set DATABASE_FOLDER to another folder');
});
