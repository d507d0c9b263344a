import { describe, expect, test } from 'vitest';
import { readBuildEnvironment } from '../../../scripts/build/build-environment.ts';

describe('the number of items whose pages are made at the build', () => {
  test.each([
    [undefined, 200],
    ['', 200],
    ['0', 0],
    ['10000', 10_000],
  ])('BUILD_ITEMS=%s is %i', (given, items) => {
    expect(readBuildEnvironment({ BUILD_ITEMS: given })).toEqual({
      kind: 'valid',
      environment: { items, database: { kind: 'embedded', folder: '.database', sampleRows: true } },
    });
  });

  test.each(['-1', '1.5', 'many', '10001', '1e3', ' 5'])('BUILD_ITEMS=%s is refused', (given) => {
    expect(readBuildEnvironment({ BUILD_ITEMS: given })).toEqual({
      kind: 'wrong',
      message: 'BUILD_ITEMS must be a whole number from 0 to 10000; correct it, or leave it out.',
    });
  });
});
