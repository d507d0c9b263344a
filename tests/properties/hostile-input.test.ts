import { expect, test } from 'vitest';
import { editSite, minimalSite, readText } from '../unit/site/minimal-site.ts';

const bomb = [
  'a: &a [x, x, x, x, x, x, x, x, x]',
  ...[...'bcdefghi'].map(
    (name, place) => `${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[place]}`).join(', ')}]`,
  ),
].join('\n');
const many = (count: number, line: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => line(place)).join('\n');

test.each<[name: string, text: string | Uint8Array, code: string]>([
  ['an alias bomb', bomb, 'yaml-alias'],
  ['5 MB of text', 'a: b\n'.repeat(1_000_000), 'file-too-large'],
  ['100,000 opening brackets', '['.repeat(100_000), 'too-deep'],
  ['1,000 steps inwards', many(1000, (place) => `${' '.repeat(place)}a:`), 'too-deep'],
  ['10,000 closing brackets', ']'.repeat(10_000), 'yaml-syntax'],
  ['2,000 quotation marks', 'a: "\n'.repeat(2000), 'yaml-syntax'],
  ['100,000 tags', '!a '.repeat(100_000), 'yaml-alias'],
  ['300 keys', many(300, (place) => `k${place}: 1`), 'unknown-key'],
  ['5,000 times the same key', 'k: 1\n'.repeat(5000), 'duplicate-key'],
  [
    '500 unknown icons',
    editSite([
      '          - { id: speed, icon: zap }\n',
      `${many(500, (place) => `          - { id: c${place}, icon: i${place} }`)}\n`,
    ]),
    'unknown-icon',
  ],
  ['__proto__ at the top', `__proto__: { polluted: true }\n${minimalSite}`, 'reserved-key'],
  [
    'constructor and prototype',
    editSite(['facts: { disk: 10 GB }', 'facts: { constructor: { prototype: { polluted: true } } }']),
    'reserved-key',
  ],
])('%s is refused', (_, text, code) => {
  const { ok, problems } = readText(text);
  expect(ok).toBe(false);
  expect(problems.map((problem) => problem.code)).toContain(code);
  expect(problems.length).toBeLessThanOrEqual(200);
  expect(({} as Record<string, unknown>).polluted).toBeUndefined();
});
