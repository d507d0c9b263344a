import { Script } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { startScript } from '../../../app/hydration/start-script.ts';

test('is no larger than a kilobyte', () => {
  expect(Buffer.byteLength(startScript)).toBeLessThanOrEqual(1024);
});

test('can stand inside a page', () => {
  expect(() => new Script(startScript)).not.toThrow();
  expect(startScript).not.toMatch(/<\/script|<!--/i);
});

type Listener = (event: object) => void;

interface Visit {
  readonly marks: Record<string, unknown>;
  readonly stored: Map<string, string>;
  scrollTo(y: number): void;
  click(answer: string | null): void;
}

/** Runs the script over just as much of a browser as it asks for. */
function visit(stored: Map<string, string> | null): Visit {
  const listeners = new Map<string, Listener[]>();
  const marks: Record<string, unknown> = {};
  const addEventListener = (name: string, listener: Listener) =>
    listeners.set(name, [...(listeners.get(name) ?? []), listener]);
  const fire = (name: string, event: object) => {
    for (const listener of listeners.get(name) ?? []) listener(event);
  };
  const page = { scrollY: 0, addEventListener };
  const storage = {
    getItem(key: string) {
      if (!stored) throw new Error('Storage is not allowed.');
      return stored.get(key) ?? null;
    },
    setItem(key: string, value: string) {
      if (!stored) throw new Error('Storage is not allowed.');
      stored.set(key, value);
    },
  };
  const documentGiven = {
    documentElement: { dataset: marks },
    querySelector: () => null,
    querySelectorAll: () => [],
  };
  const names = ['document', 'window', 'localStorage', 'location'];
  new Function(...names, startScript)(documentGiven, page, storage, { search: '' });
  return {
    marks,
    stored: stored ?? new Map(),
    scrollTo(y) {
      page.scrollY = y;
      fire('scroll', {});
    },
    click(answer) {
      const button = answer === null ? null : { dataset: { cookies: answer } };
      fire('click', { target: { closest: () => button } });
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
    const { marks, scrollTo } = visit(new Map());
    scrollTo(y);
    expect(marks).toMatchObject({ scrolled, far });
  });

  test('and the mark goes again on the way back', () => {
    const { marks, scrollTo } = visit(new Map());
    scrollTo(500);
    scrollTo(0);
    expect(marks).toMatchObject({ scrolled: false, far: false });
  });
});

describe('the cookie notice', () => {
  test('is shown on the first visit, and stays while something else is clicked', () => {
    const { marks, click } = visit(new Map());
    expect(marks.cookies).toBe('ask');
    click(null);
    expect(marks.cookies).toBe('ask');
  });

  test('never comes back once it is accepted', () => {
    const stored = new Map<string, string>();
    const { marks, click } = visit(stored);
    click('accept');
    expect(marks.cookies).toBeUndefined();
    expect([...stored]).toEqual([['cookiesAccepted', 'true']]);
    expect(visit(stored).marks.cookies).toBeUndefined();
  });

  test('comes back on the next visit when it is only dismissed', () => {
    const stored = new Map<string, string>();
    const { marks, click } = visit(stored);
    click('dismiss');
    expect(marks.cookies).toBeUndefined();
    expect(stored.size).toBe(0);
    expect(visit(stored).marks.cookies).toBe('ask');
  });

  test('works where nothing may be stored', () => {
    const { marks, click } = visit(null);
    expect(marks.cookies).toBe('ask');
    click('accept');
    expect(marks.cookies).toBeUndefined();
  });
});
