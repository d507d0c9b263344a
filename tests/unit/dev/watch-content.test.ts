import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchContent } from '../../../scripts/dev/watch-content.ts';

/** Longer than changes that come together take to settle. */
const SETTLED_MS = 150;

let folder: string;
let stop: () => void;
const changed = vi.fn();

const at = (file: string) => join(folder, file);

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'watched-'));
  mkdirSync(at('locales/is'), { recursive: true });
  writeFileSync(at('site.yaml'), 'a');
  writeFileSync(at('locales/is/nav.json'), 'a');
  // The system reports what happened just before the watch began, too.
  await wait(SETTLED_MS);
  stop = watchContent(folder, changed);
  await wait(SETTLED_MS);
  changed.mockClear();
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true, force: true });
});

/** How often the watch has reported since it was asked last. */
async function reports(): Promise<number> {
  await wait(SETTLED_MS);
  const count = changed.mock.calls.length;
  changed.mockClear();
  return count;
}

test.each<[string, () => void]>([
  ['a file is written', () => writeFileSync(at('site.yaml'), 'b')],
  [
    'a file is replaced',
    () => {
      writeFileSync(at('other'), 'b');
      renameSync(at('other'), at('site.yaml'));
    },
  ],
  ['a file is deleted', () => rmSync(at('site.yaml'))],
  ['a file of texts is added', () => writeFileSync(at('locales/is/home.json'), 'b')],
])('%s: reported once', async (_, edit) => {
  edit();
  expect(await reports()).toBe(1);
});

test('what is new is watched from then on', async () => {
  mkdirSync(at('locales/en'));
  mkdirSync(at('content/is/deep'), { recursive: true });
  expect(await reports()).toBe(1);
  writeFileSync(at('locales/en/nav.json'), 'a');
  expect(await reports()).toBe(1);
  writeFileSync(at('content/is/deep/story.md'), 'a');
  expect(await reports()).toBe(1);
});

test('a folder that was replaced is watched', async () => {
  renameSync(at('locales'), at('before'));
  mkdirSync(at('locales/is'), { recursive: true });
  expect(await reports()).toBe(1);
  writeFileSync(at('locales/is/nav.json'), 'a');
  expect(await reports()).toBe(1);
});

test('changes without a pause are reported while they continue', async () => {
  for (const end = performance.now() + 400; performance.now() < end; ) {
    writeFileSync(at('site.yaml'), 'b');
    await wait(2);
  }
  expect(await reports()).toBeGreaterThan(1);
});

test('other files are ignored', async () => {
  writeFileSync(at('notes.txt'), 'a');
  expect(await reports()).toBe(0);
});

test('nothing is reported after the end', async () => {
  stop();
  writeFileSync(at('site.yaml'), 'b');
  expect(await reports()).toBe(0);
});
