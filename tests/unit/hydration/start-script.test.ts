import { Script } from 'node:vm';
import { expect, test } from 'vitest';
import { speculationRules } from '../../../app/hydration/speculation-rules.ts';
import { startScript } from '../../../app/hydration/start-script.ts';

const ORIGIN = 'https://hraunvefur.is';

/** Runs the script in the least of a browser that it needs; gives the marks that it sets on <html>. */
function marksOf({ referrer = '', store = {} as object | null }): Record<string, unknown> {
  const marks: Record<string, unknown> = {};
  new Script(startScript).runInNewContext({
    document: { documentElement: { dataset: marks }, referrer },
    navigator: {},
    origin: ORIGIN,
    addEventListener: () => {},
    get localStorage() {
      if (!store) throw new Error('Storage is not allowed.');
      return store;
    },
  });
  return marks;
}

test('everything inline is no larger than two kilobytes and can be part of a page', () => {
  expect(Buffer.byteLength(startScript + speculationRules)).toBeLessThanOrEqual(2048);
  expect(startScript).not.toMatch(/<\/script|<!--/i);
});

test('the cookie notice is shown until it is accepted, also where nothing may be stored', () => {
  expect(marksOf({}).cookies).toBe('ask');
  expect(marksOf({ store: { cookiesAccepted: 'true' } }).cookies).toBeUndefined();
  expect(marksOf({ store: null }).cookies).toBe('ask');
});

test.each([
  ['', false],
  ['https://hraunvefur.dk/', false],
  [`${ORIGIN}/verdskra`, true],
])('a page that is reached from "%s" begins in our font: %s', (referrer, begins) => {
  expect(marksOf({ referrer }).font === undefined).toBe(begins);
});
