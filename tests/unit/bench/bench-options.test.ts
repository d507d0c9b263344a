import { expect, test } from 'vitest';
import { benchOptions } from '../../../scripts/bench/bench-options.ts';

const known = ['building', 'check', 'serving'];

test('all parts are run where none is named', () => {
  expect(benchOptions([], known)).toEqual({ names: known, json: false });
});

test('parts that are named are run in their usual order', () => {
  expect(benchOptions(['--only', 'serving,building'], known)).toEqual({
    names: ['building', 'serving'],
    json: false,
  });
});

test('rows as JSON', () => {
  expect(benchOptions(['--json', '--only=check'], known)).toEqual({ names: ['check'], json: true });
});

test.each([['--only', 'serving,sending,posting'], ['--only=serving,sending,posting']])(
  'parts that are not there are named: %s %s',
  (...args) => {
    expect(benchOptions(args, known)).toBe(
      'No part is called "sending", "posting". The parts are: building, check, serving.',
    );
  },
);

test.each([['--onyl=check'], ['check'], ['--only']])('%s cannot be read', (...args) => {
  expect(benchOptions(args, known)).toBe(
    'The options are --only with names of parts, for example --only building,check, and --json.',
  );
});
