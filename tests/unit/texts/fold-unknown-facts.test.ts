import { describe, expect, test } from 'vitest';
import type { Problem } from '../../../scripts/check/problems/problem.ts';
import { foldUnknownFacts } from '../../../scripts/check/texts/merge-causes.ts';
import { readYaml } from '../../../scripts/check/yaml/yaml-source.ts';
import { minimalSite } from '../site/minimal-site.ts';

const { source } = readYaml(minimalSite, 'site.yaml');
const facts = ['figure.clients', 'figure.uptime', 'price.hourly', 'package.hosting.basic.disk'];

/** As many problems with one fact as are asked for. */
const unknown = (about: string, count: number): Problem[] =>
  Array.from({ length: count }, (_, place) => ({
    ...{ code: 'unknown-fact', severity: 'error', file: `${place}.json`, line: 1, column: 1, length: 1 },
    path: [],
    about,
    wording: { en: { message: about, hint: '' }, is: { message: about, hint: '' } },
  }));

function folded(problems: readonly Problem[], texts: readonly string[] = []): string[] {
  if (!source) throw new Error('The small site cannot be read.');
  return foldUnknownFacts(problems, source, facts, () => texts).map(
    ({ code, file, line }) => `${file}:${line} ${code}`,
  );
}

describe('a fact that is not there', () => {
  test('is told in each of two texts', () => {
    expect(folded(unknown('figure.awards', 2))).toHaveLength(2);
  });

  test('is told once of three', () => {
    expect(folded(unknown('figure.awards', 3))).toEqual(['0.json:1 unknown-fact']);
  });

  test.each([
    ['figure.client', '31 renamed-id'],
    ['price.hourley', '4 renamed-id'],
    ['package.hosting.basics.disk', '19 renamed-id'],
    ['package.hosting.basic.disc', '23 renamed-id'],
  ])('is told at the thing that nobody names: %s', (name, told) => {
    expect(folded(unknown(name, 3))).toEqual([`site.yaml:${told}`]);
  });

  test('is told in the texts when its neighbour has texts of its own', () => {
    expect(folded(unknown('figure.client', 3), ['{{figure.clients}}'])).toEqual(['0.json:1 unknown-fact']);
  });

  test('is no fact at all without a dot: each text is told', () => {
    expect(folded(unknown('count', 4))).toHaveLength(4);
  });

  test('leaves other problems as they are, in their order', () => {
    const others = [...unknown('figure.awards', 1), ...unknown('figure.prizes', 1)];
    expect(folded([...others, ...unknown('price.none', 3)])).toEqual([
      '0.json:1 unknown-fact',
      '0.json:1 unknown-fact',
      '0.json:1 unknown-fact',
    ]);
  });
});
