import { expect, test } from 'vitest';
import type { Part } from '../../../scripts/bench/bench-parts.ts';
import { judged, type Row } from '../../../scripts/bench/row.ts';
import { runParts } from '../../../scripts/bench/run-parts.ts';

const copy = { folder: 'copy', out: 'copy/build' };

function part(name: string, rows: Part['rows']): Part {
  return { name, needsSites: false, rows };
}

test('a part that cannot be measured falls short, and the next one is run', async () => {
  const fits = judged('what fits', '1 s', '<= 2 s', true);
  const parts = [
    part('browsing', () => Promise.reject(new Error('There is no browser.'))),
    part('check', async ({ out }) => (out === copy.out ? [fits] : [])),
  ];
  const run: [string, readonly Row[]][] = [];
  for await (const { part, rows } of runParts(parts, () => copy)) run.push([part, rows]);
  expect(run).toEqual([
    ['browsing', [judged('browsing could not be measured', '', 'There is no browser.', false)]],
    ['check', [fits]],
  ]);
});
