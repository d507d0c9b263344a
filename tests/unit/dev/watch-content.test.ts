import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { watchContent } from '../../../server/dev/watch-content.ts';
import { temporaryFolder } from '../../temporary-files.ts';

/** Longer than changes made together take to settle. */
const SETTLED_MS = 150;

const watches: (() => void)[] = [];
afterAll(() => {
  for (const stop of watches) stop();
});

/** A watched folder for one test. */
async function watchFolder() {
  const folder = temporaryFolder({ 'site.yaml': 'a', 'locales/is/nav.json': 'a' });
  let count = 0;
  // The system also reports changes from just before the watch began.
  await wait(SETTLED_MS);
  const stop = watchContent(folder, () => count++);
  watches.push(stop);
  await wait(SETTLED_MS);
  count = 0;
  return {
    at: (file: string) => join(folder, file),
    /** Number of reports since the last call. */
    async reports(): Promise<number> {
      await wait(SETTLED_MS);
      const reportCount = count;
      count = 0;
      return reportCount;
    },
  };
}

type WatchedFolder = Awaited<ReturnType<typeof watchFolder>>;

/* Concurrent, because nearly all of the time is waiting. */
describe.concurrent('a watched folder', () => {
  test.each<[string, (at: WatchedFolder['at']) => void]>([
    ['a file is written', (at) => writeFileSync(at('site.yaml'), 'b')],
    [
      'a file is replaced',
      (at) => {
        writeFileSync(at('other'), 'b');
        renameSync(at('other'), at('site.yaml'));
      },
    ],
    ['a file is deleted', (at) => rmSync(at('site.yaml'))],
    ['a file of texts is added', (at) => writeFileSync(at('locales/is/home.json'), 'b')],
  ])('%s: reported once', async (_, edit) => {
    const { at, reports } = await watchFolder();
    edit(at);
    expect(await reports()).toBe(1);
  });

  test('a folder that was replaced is watched', async () => {
    const { at, reports } = await watchFolder();
    renameSync(at('locales'), at('before'));
    mkdirSync(at('locales/is'), { recursive: true });
    expect(await reports()).toBe(1);
    writeFileSync(at('locales/is/nav.json'), 'a');
    expect(await reports()).toBe(1);
  });
});
