import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readContentFiles } from '../../scripts/check/project/content-files.ts';
import type { Fault } from '../mutations/fault.ts';
import { createJudge, type Verdict } from '../mutations/judge-fault.ts';
import { documentFaults, textFaults, yamlFaults } from '../mutations/make-faults.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files: ReadonlyMap<string, string> = new Map(
  [...readContentFiles(root)].map(([name, contents]) => [name, Buffer.from(contents).toString('utf8')]),
);

/** One seed by default; `MUTATION_SEEDS=6,7,8` makes three times as many mistakes. */
const seeds = (process.env.MUTATION_SEEDS ?? '6').split(',').map(Number);

const inYaml = seeds.flatMap((seed) => yamlFaults(files, 3, seed));
const inTexts = seeds.flatMap((seed) => textFaults(files, 3, seed));
const inDocuments = seeds.flatMap((seed) => documentFaults(files, 3, seed));

/** Parts of a list that take less than half a minute each on a slow machine. */
const partsOf = (name: string, faults: readonly Fault[], count: number) =>
  Array.from({ length: count }, (_, part) => ({
    name: `${name}, part ${part + 1}`,
    faults: faults.filter((_fault, place) => place % count === part),
  }));

const parts = [
  ...partsOf('site.yaml', inYaml, 3 * seeds.length),
  ...partsOf('the texts', inTexts, 2 * seeds.length),
  ...partsOf('the running texts', inDocuments, seeds.length),
];

describe('the project’s own mutations', () => {
  const judge = createJudge(files);
  const verdicts: Verdict[] = [];

  test.each(parts)('are reported in the right file, with a hint: $name', ({ faults }) => {
    const judged = faults.map(judge).filter((verdict) => verdict.changes);
    verdicts.push(...judged);
    expect(judged.filter(({ isFound }) => !isFound).map(({ account }) => account)).toEqual([]);
  });

  test('are reported exactly once, on their line, in at least 96 of 100 cases', () => {
    const once = verdicts.filter(({ isOnce }) => isOnce).length;
    const share = once / verdicts.length;
    console.info(
      `Reported exactly once, on its line: ${once} of ${verdicts.length}, ${(100 * share).toFixed(1)} %`,
    );
    const others = verdicts.filter(({ isOnce }) => !isOnce).map(({ account }) => account);
    expect(share, others.join('\n')).toBeGreaterThanOrEqual(0.96);
  });
});

test('are of many sorts, and the same for the same seed', () => {
  expect(new Set([...inYaml, ...inTexts, ...inDocuments].map(({ kind }) => kind)).size).toBeGreaterThan(100);
  expect(textFaults(files, 3, 6)).toEqual(textFaults(files, 3, 6));
  expect(textFaults(files, 3, 7)).not.toEqual(textFaults(files, 3, 6));
});
