import { expect, test } from 'vitest';
import { readMoveOptions } from '../../../scripts/run-move.ts';

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

test.each<[args: readonly string[], message: string]>([
  [[], 'Name the page and its new address.'],
  [['/a'], 'Name the new address as well: npm run move -- /a /new-address'],
  [['/a', '/b', '/c'], '“/c” is an extra value. The command takes /old-address /new-address.'],
])('a mistake is reported with what to type: %j', (args, message) => {
  const result = readMoveOptions(args);
  expect(result.kind === 'wrong' && result.message.split('\n')[0]).toBe(message);
});
