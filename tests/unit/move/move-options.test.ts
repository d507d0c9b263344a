import { describe, expect, test } from 'vitest';
import { readMoveOptions } from '../../../scripts/move/run-move.ts';

test('two addresses are all that is needed', () => {
  expect(readMoveOptions(['/a', '/b'])).toEqual({
    kind: 'valid',
    options: { request: { from: '/a', to: '/b', only: false }, isDryRun: false, language: 'en', site: '.' },
  });
  expect(readMoveOptions(['--only', '/a', '--lang', 'is', '/b', '--dry-run', '--site=x'])).toEqual({
    kind: 'valid',
    options: { request: { from: '/a', to: '/b', only: true }, isDryRun: true, language: 'is', site: 'x' },
  });
});

describe('a mistake is reported with what to type', () => {
  test.each<[given: readonly string[], en: string, is: string]>([
    [[], 'Name the page and its new address.', 'Nefndu síðuna og nýju slóðina hennar.'],
    [
      ['/a'],
      'Name the new address as well: npm run move -- /a /new-address',
      'Nefndu líka nýju slóðina: npm run move -- /a /ny-slod',
    ],
    [
      ['/a', '/b', '/c'],
      '“/c” is one address too many: a page has an old and a new one.',
      '„/c“ er ofaukið: síða á eina gamla slóð og eina nýja.',
    ],
  ])('%j', (given, en, is) => {
    const inIcelandic = readMoveOptions([...given.slice(0, 2), '--lang', 'is', ...given.slice(2)]);
    expect(firstLine(readMoveOptions(given))).toBe(en);
    expect(firstLine(inIcelandic)).toBe(is);
  });
});

function firstLine(result: ReturnType<typeof readMoveOptions>): string {
  return result.kind === 'wrong' ? (result.message.split('\n')[0] ?? '') : result.kind;
}
