import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { speculationRules } from '../../../app/hydration/speculation-rules.ts';
import { startScript } from '../../../app/hydration/start-script.ts';

test('everything inline is no larger than two kilobytes', () => {
  expect(Buffer.byteLength(startScript + speculationRules)).toBeLessThanOrEqual(2048);
});

test('can stand inside a page', () => {
  expect(() => new Script(startScript)).not.toThrow();
  expect(startScript).not.toMatch(/<\/script|<!--/i);
});

interface Visit {
  readonly marks: Record<string, unknown>;
  readonly stored: Map<string, string>;
  scrollTo(y: number): void;
  click(answer: string | null): void;
}

interface Visitor {
  /** What the site has stored before; null where nothing may be. */
  readonly stored?: Map<string, string> | null;
  /** The page that led here. */
  readonly from?: string;
}

const ORIGIN = 'https://hraunvefur.is';

/** Runs the script over just as much of a browser as it asks for. */
function visit({ stored = new Map(), from = '' }: Visitor = {}): Visit {
  const marks: Record<string, unknown> = {};
  const listeners = new Map<string, (event: object) => void>();
  const browser = {
    document: { documentElement: { dataset: marks }, referrer: from },
    navigator: {},
    origin: ORIGIN,
    scrollY: 0,
    addEventListener: (type: string, listener: (event: object) => void) => listeners.set(type, listener),
    get localStorage() {
      if (!stored) throw new Error('Storage is not allowed.');
      return new Proxy(
        {},
        {
          get: (_, key: string) => stored.get(key),
          set: (_, key: string, value) => Boolean(stored.set(key, String(value))),
        },
      );
    },
  };
  new Script(startScript).runInNewContext(browser);
  return {
    marks,
    stored: stored ?? new Map(),
    scrollTo(y) {
      browser.scrollY = y;
      listeners.get('scroll')?.({});
    },
    click(answer) {
      const button = answer === null ? null : { dataset: { cookies: answer }, matches: () => false };
      listeners.get('click')?.({ target: { closest: () => button } });
    },
  };
}

describe('the page is marked', () => {
  test.each([
    [0, false, false],
    [20, false, false],
    [21, true, false],
    [300, true, false],
    [301, true, true],
  ])('at %d px: scrolled %s, far %s', (y, scrolled, far) => {
    const { marks, scrollTo } = visit();
    scrollTo(y);
    expect(marks).toMatchObject({ scrolled, far });
  });

  test('and the mark goes again on the way back', () => {
    const { marks, scrollTo } = visit();
    scrollTo(500);
    scrollTo(0);
    expect(marks).toMatchObject({ scrolled: false, far: false });
  });
});

describe('the cookie notice', () => {
  test('is shown on the first visit, and stays while something else is clicked', () => {
    const { marks, click } = visit();
    expect(marks.cookies).toBe('ask');
    click(null);
    expect(marks.cookies).toBe('ask');
  });

  test('never comes back once it is accepted', () => {
    const stored = new Map<string, string>();
    const { marks, click } = visit({ stored });
    click('accept');
    expect(marks.cookies).toBeUndefined();
    expect([...stored]).toEqual([['cookiesAccepted', 'true']]);
    expect(visit({ stored }).marks.cookies).toBeUndefined();
  });

  test('comes back on the next visit when it is only dismissed', () => {
    const stored = new Map<string, string>();
    const { marks, click } = visit({ stored });
    click('dismiss');
    expect(marks.cookies).toBeUndefined();
    expect(stored.size).toBe(0);
    expect(visit({ stored }).marks.cookies).toBe('ask');
  });

  test('works where nothing may be stored', () => {
    const { marks, click } = visit({ stored: null });
    expect(marks.cookies).toBe('ask');
    click('accept');
    expect(marks.cookies).toBeUndefined();
  });
});

describe('a page begins in our font', () => {
  test.each([
    ['', false],
    ['https://www.google.com/', false],
    ['https://hraunvefur.dk/', false],
    [`${ORIGIN}/verdskra`, true],
  ])('after "%s": %s', (from, begins) => {
    expect(visit({ from }).marks.font === undefined).toBe(begins);
  });
});
