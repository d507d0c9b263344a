import { describe, expect, test } from 'vitest';
import { browsingRows } from '../../../scripts/bench/measure-browsing.ts';
import { buildingRows } from '../../../scripts/bench/measure-building.ts';
import { buildingAgainRows } from '../../../scripts/bench/measure-building-again.ts';
import { firstViewRows } from '../../../scripts/bench/measure-first-view.ts';
import { growthRows } from '../../../scripts/bench/measure-growth.ts';
import { servingRows } from '../../../scripts/bench/measure-serving.ts';
import { inlineScriptOf, weightRows } from '../../../scripts/bench/measure-weights.ts';
import type { Row, Verdict } from '../../../scripts/bench/row.ts';

/** The verdict of the row that begins with some words. */
function verdictOf(rows: readonly Row[], words: string): Verdict {
  const found = rows.filter(({ what }) => what.trim().startsWith(words));
  if (found.length !== 1) throw new Error(`${found.length} rows begin with "${words}".`);
  return (found[0] as Row).verdict;
}

const cost = (seconds: number, memory: number | null = 400) => ({ seconds, processor: seconds, memory });

describe('a cold build', () => {
  const rows = (cold: number, memory: number | null = 400) =>
    buildingRows({ cold: cost(cold), withItems: cost(4), compressing: cost(9, memory), bare: cost(1) });

  test('takes three bare builds at most, compression apart', () => {
    expect(verdictOf(rows(3), 'cold build')).toBe('pass');
    expect(verdictOf(rows(3.1), 'cold build')).toBe('SHORT');
    expect(rows(3).find(({ what }) => what.includes('compressing all of it anew'))?.figure).toBe('5.00 s');
  });

  test.each([
    [600, 'pass'],
    [601, 'SHORT'],
    [null, 'n/a'],
  ] as const)('with %s MiB of memory', (memory, verdict) => {
    expect(verdictOf(rows(3, memory), 'memory of its largest process')).toBe(verdict);
  });
});

describe('building again', () => {
  const kept = {
    unchanged: 1,
    price: { written: 1000, finished: 1500 },
    warm: { written: 300, finished: 500 },
    cost: cost(1),
    written: { files: 9, written: 2, needless: 0 },
  };

  test('within all budgets', () => {
    const verdicts = buildingAgainRows(kept).map(({ verdict }) => verdict);
    expect(verdicts).toEqual(['pass', 'pass', 'told', 'pass', 'pass', 'pass', 'told']);
  });

  test.each([
    ['build again, nothing changed', { unchanged: 1.01 }],
    ['build again, one price changed: until all sites have it', { price: { written: 1001, finished: 1001 } }],
    ['memory of its largest process', { cost: cost(1, 700) }],
    ['files written that are as they were', { written: { files: 9, written: 2, needless: 1 } }],
    [
      'in a process that has built before: until all sites have it',
      { warm: { written: 301, finished: 301 } },
    ],
  ])('%s falls short by itself', (what, change) => {
    const rows = buildingAgainRows({ ...kept, ...change });
    expect(rows.filter(({ verdict }) => verdict === 'SHORT').map((row) => row.what.trim())).toEqual([what]);
  });
});

describe('browsing', () => {
  const kept = {
    pointing: 0,
    withReact: 130 * 1024,
    longestTask: 50,
    nextPages: [
      { path: '/a', times: [60, 90, 100] },
      { path: '/b', times: [100, 110, 150] },
    ],
  };

  test('within all budgets, the next page in the middle of all visits; each page is told', () => {
    const rows = browsingRows(kept);
    expect(rows.map(({ verdict }) => verdict)).toEqual(Array(4).fill('pass'));
    expect(rows.at(-1)).toMatchObject({ figure: '100 ms', budget: '<= 100 ms; /a 90 ms, /b 110 ms' });
  });

  test.each([
    ['JavaScript of a page without forms and data, read and pointed at', { pointing: 1 }],
    ['where it does not, React goes on', { withReact: 130 * 1024 + 1 }],
    ['longest task while React starts, a quarter of the speed', { longestTask: 51 }],
    [
      'a page whose link was pointed at: click to first paint',
      { nextPages: [{ path: '/a', times: [90, 101, 102] }] },
    ],
  ])('%s falls short by itself', (what, change) => {
    const rows = browsingRows({ ...kept, ...change });
    expect(rows.filter(({ verdict }) => verdict === 'SHORT').map((row) => row.what.trim())).toEqual([what]);
  });
});

describe('growth', () => {
  const own = { times: 1, pages: 100, cost: cost(5, 200) };
  const grown = (seconds: number, memory: number | null) =>
    growthRows([own, { times: 10, pages: 900, cost: cost(seconds, memory) }]);

  test('is judged by the pages that there really are', () => {
    expect(verdictOf(grown(45, 300), '10 times the content')).toBe('pass');
    expect(verdictOf(grown(46, 300), '10 times the content')).toBe('SHORT');
  });

  test('counts for memory as well', () => {
    expect(verdictOf(grown(20, 1800), 'memory')).toBe('pass');
    expect(verdictOf(grown(20, 1801), 'memory')).toBe('SHORT');
    expect(verdictOf(grown(20, null), 'memory')).toBe('n/a');
  });

  test('says what a page more costs', () => {
    expect(grown(13, 300).at(1)?.budget).toContain('a page more: 10.0 ms');
  });
});

describe('serving', () => {
  const speed = (perSecond: number, p99: number, microseconds: number | null) => ({
    perSecond,
    p99,
    cost: microseconds,
  });
  const rows = (site: ReturnType<typeof speed>, floor: ReturnType<typeof speed>) =>
    servingRows({ connections: 32, site, floor });

  test('is judged beside nginx, of which a bare server does 0.81', () => {
    expect(verdictOf(rows(speed(9, 1, 23), speed(9, 1, 20)), 'home pages')).toBe('pass');
    expect(verdictOf(rows(speed(9, 1, 24), speed(9, 1, 20)), 'home pages')).toBe('SHORT');
  });

  test('goes by the pages a second where the system tells of no processor time', () => {
    expect(verdictOf(rows(speed(90, 1, null), speed(100, 1, null)), 'home pages')).toBe('pass');
    expect(verdictOf(rows(speed(80, 1, null), speed(100, 1, null)), 'home pages')).toBe('SHORT');
  });

  test('has a tail of its own', () => {
    expect(verdictOf(rows(speed(9, 5, 20), speed(9, 1, 20)), '99 of 100')).toBe('pass');
    expect(verdictOf(rows(speed(9, 5.1, 20), speed(9, 1, 20)), '99 of 100')).toBe('SHORT');
  });
});

describe('a first view', () => {
  const view = {
    path: '/verdskra',
    largestPaint: 1050,
    bareLargestPaint: 1000,
    shift: 0,
    blocking: 0.4,
    requests: 3,
    bytes: 40_960,
  };
  const short = (...views: Partial<typeof view>[]) =>
    firstViewRows(views.map((change) => ({ ...view, ...change })))
      .filter(({ verdict }) => verdict === 'SHORT')
      .map(({ what }) => what);

  test('within all budgets', () => {
    expect(short({}, {})).toEqual([]);
  });

  test('all pages together may be painted later by five hundredths', () => {
    expect(short({ largestPaint: 1010 }, { largestPaint: 1090 })).toEqual([]);
    expect(short({}, { largestPaint: 1060 })).toEqual([expect.stringMatching(/^largest paint/)]);
  });

  test('one page of several is enough to fall short', () => {
    expect(short({ largestPaint: 900 }, { largestPaint: 1151 })).toEqual([
      expect.stringMatching(/^largest paint/),
    ]);
    expect(short({}, { shift: 0.001 })).toEqual([expect.stringMatching(/^layout shift/)]);
    expect(short({}, { blocking: 1 })).toEqual([expect.stringMatching(/^blocking/)]);
    expect(short({}, { requests: 4 })).toEqual([expect.stringMatching(/^fetched/)]);
    expect(short({}, { path: '/hafa-samband', bytes: 40_961 })).toEqual([
      'fetched by a visitor who reads, the most (/hafa-samband)',
    ]);
  });

  test('what is fetched counts on every page, those with rows included', () => {
    expect(short({}, { path: '/verkefni', bytes: 200_000, requests: 30 })).toEqual([
      'fetched by a visitor who reads, the most (/verkefni)',
    ]);
  });
});

describe('weights', () => {
  const weights = {
    median: 9 * 1024,
    largest: 14 * 1024,
    largestPage: 'is/index.html.br',
    inlineScript: 1024,
    font: 18 * 1024,
    drawings: 8 * 1024,
  };

  test('within all budgets', () => {
    expect(weightRows(weights).map(({ verdict }) => verdict)).toEqual(Array(4).fill('pass'));
  });

  test('a byte more falls short', () => {
    expect(verdictOf(weightRows({ ...weights, median: 9217 }), 'HTML with its styles, brotli, median')).toBe(
      'SHORT',
    );
    expect(verdictOf(weightRows({ ...weights, largest: 14_337 }), 'HTML with its styles, brotli, lar')).toBe(
      'SHORT',
    );
    expect(verdictOf(weightRows({ ...weights, inlineScript: 1025 }), 'script inside')).toBe('SHORT');
    expect(verdictOf(weightRows({ ...weights, font: 18_433 }), 'a whole first visit')).toBe('SHORT');
  });

  test('what search engines read and the rules for fetching ahead are no script', () => {
    const page =
      '<script>é()</script><script type="application/ld+json">{}</script><script async>x</script><script type="speculationrules">{}</script>';
    expect(inlineScriptOf(page)).toBe(5);
  });
});
