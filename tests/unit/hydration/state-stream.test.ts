import fc from 'fast-check';
import { UNSAFE_decodeViaTurboStream as decode } from 'react-router';
import { expect, test } from 'vitest';
import { type Plain, stateStream } from '../../../app/hydration/state-stream.ts';

async function readByRouter(state: Plain): Promise<unknown> {
  const { value } = await decode(stateStream(state), globalThis as unknown as Window & typeof globalThis);
  return value;
}

test('the router reads the state that was sent', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.string(), fc.jsonValue()).filter(hasOwnNames), async (state) => {
      // As JSON has it: there is no minus nought.
      const sent = JSON.parse(JSON.stringify(state)) as Plain;
      expect(await readByRouter(sent)).toEqual(sent);
    }),
  );
});

test('of values that are alike each keeps its place', async () => {
  const state = { a: [0, '', null, false, []], b: [0, '', null, false, {}], _1: '_1' };
  expect(await readByRouter(state)).toEqual(state);
});

/** The state has names that the project gives; that of the prototype is none. */
function hasOwnNames(state: unknown): boolean {
  return !JSON.stringify(state).includes('__proto__');
}
