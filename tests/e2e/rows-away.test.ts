import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startEmbeddedDatabase } from '../../server/database/embedded-database.ts';
import { putDatabase } from '../made-database.ts';
import { startOwnServer } from './own-server.ts';
import { languages, staticPaths } from './site-model.ts';
import { test } from './site-test.ts';
import { waitForReact } from './start-react.ts';

test('when the database is gone, every page answers and the lists show what was there last', async ({
  page,
  request,
  expectErrors,
}) => {
  test.slow();
  expectErrors(/Rows could not be read/, /Failed to load resource/, /CORS/);
  const folder = await mkdtemp(join(tmpdir(), 'rows-away-'));
  await putDatabase(folder, true);
  const database = startEmbeddedDatabase(folder);
  const { url, publishableKey, secretKey } = await database.connection;
  const server = await startOwnServer({
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
  });
  try {
    const titlesOf = async (path: string) => {
      await page.goto(`http://is.localhost:${server.port}${path}`);
      return await page.getByRole('main').getByRole('heading', { level: 3 }).allInnerTexts();
    };
    const lists = ['/frettir', '/verkefni', '/'];
    const before: string[][] = [];
    for (const path of lists) before.push(await titlesOf(path));
    expect(before.every((titles) => titles.length > 2)).toBe(true);

    await database.stop();
    for (const [place, path] of lists.entries()) expect(await titlesOf(path), path).toEqual(before[place]);
    // A visitor's own browser cannot read them either, and the page stays.
    await page.goto(`http://is.localhost:${server.port}/verkefni`);
    await page.getByRole('searchbox').focus();
    await waitForReact(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByRole('heading', { level: 3 })).toHaveText(before[1] ?? []);

    const answers = languages.flatMap((language) =>
      staticPaths.map(async (path) => {
        const headers = { host: `${language}.localhost:${server.port}` };
        const answer = await request.get(`http://127.0.0.1:${server.port}${path}`, { headers });
        expect(answer.status(), `${language} ${path}`).toBe(200);
      }),
    );
    await Promise.all(answers);
  } finally {
    await server.stop();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
});
