import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { readContentFiles } from '../../scripts/check/project/content-files.ts';
import type { Fault } from '../mutations/fault.ts';
import { createJudge } from '../mutations/judge-fault.ts';
import { documentFaults, textFaults, yamlFaults } from '../mutations/make-faults.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const files: ReadonlyMap<string, string> = new Map(
  [...readContentFiles(root)].map(([name, contents]) => [name, Buffer.from(contents).toString('utf8')]),
);

/** The same mistakes in every run: one that is told badly stays until it is told well. */
const seed = 6;
const inYaml = yamlFaults(files, 6, seed);
const inTexts = textFaults(files, 5, seed);
const inDocuments = documentFaults(files, 5, seed);

/** Parts of a list that take less than half a minute each on a slow machine. */
const partsOf = (faults: readonly Fault[], count: number) =>
  Array.from({ length: count }, (_, part) => faults.filter((_fault, place) => place % count === part));

const parts = [
  ...partsOf(inYaml, 6).map((faults, part) => ({ name: `site.yaml, part ${part + 1}`, faults })),
  ...partsOf(inTexts, 2).map((faults, part) => ({ name: `the texts, part ${part + 1}`, faults })),
  { name: 'the running texts', faults: inDocuments },
];

describe('a mistake in', () => {
  test.each(parts)('$name is told: nearly always as one problem, on its line', ({ faults }) => {
    const judge = createJudge(files);
    const verdicts = faults.map(judge).filter(({ as }) => as !== 'harmless');
    const accountsOf = (as: string) =>
      verdicts.filter((verdict) => verdict.as === as).map(({ account }) => account);
    expect(accountsOf('silent')).toEqual([]);
    const otherwise = accountsOf('otherwise');
    expect(otherwise.length / verdicts.length, otherwise.join('\n')).toBeLessThanOrEqual(0.02);
  });
});

test('several hundred mistakes of many sorts are made', () => {
  const faults = [...inYaml, ...inTexts, ...inDocuments];
  expect(faults.length).toBeGreaterThanOrEqual(600);
  expect(new Set(faults.map(({ file, text }) => `${file} ${text}`)).size).toBeGreaterThan(550);
});

test('the same seed gives the same faults, another one gives others', () => {
  expect(yamlFaults(files, 1, seed)).toEqual(
    inYaml.filter(({ kind }, place) => kind !== inYaml[place - 1]?.kind),
  );
  expect(textFaults(files, 5, seed)).toEqual(inTexts);
  expect(textFaults(files, 5, seed + 1)).not.toEqual(inTexts);
});
