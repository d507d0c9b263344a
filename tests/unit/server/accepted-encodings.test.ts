import { expect, test } from 'vitest';
import { acceptedEncodings } from '../../../server/http/accepted-encodings.ts';

const GZIP = 1;
const BROTLI = 2;

test.each([
  [undefined, 0],
  ['gzip', GZIP],
  ['br', BROTLI],
  ['gzip, deflate, br, zstd', GZIP + BROTLI],
  ['GZIP;Q=0.5,BR ; q=0.001', GZIP + BROTLI],
  ['br;q=0.000, gzip;q=0', 0],
  ['*', GZIP + BROTLI],
  ['*, br;q=0', GZIP],
  ['brotli, gzipped', 0],
])('%s', (header, accepted) => {
  expect(acceptedEncodings(header)).toBe(accepted);
});
