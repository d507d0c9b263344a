import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { lookInto, writtenBetween } from '../../../scripts/bench/written-files.ts';
import { temporaryFolder } from '../build/temporary-folder.ts';

test('files that are written and stay the same are told from those that change', () => {
  const folder = temporaryFolder();
  const write = (name: string, text: string, second: number) => {
    writeFileSync(join(folder, name), text);
    utimesSync(join(folder, name), second, second);
  };
  for (const name of ['left', 'changed', 'rewritten']) write(name, name, 1000);
  const before = lookInto(folder);
  write('changed', 'something else', 2000);
  write('rewritten', 'rewritten', 2000);
  write('new', 'new', 2000);
  expect(writtenBetween(before, lookInto(folder))).toEqual({ files: 4, written: 3, needless: 1 });
});
