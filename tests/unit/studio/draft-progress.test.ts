import { expect, test } from 'vitest';
import type { Draft, DraftChange, ImpactView } from '../../../studio/api/drafts-api.ts';
import { PLACELESS } from '../../../studio/server/checks.ts';
import { stubBrowser } from './browser-globals.ts';

stubBrowser();
const { addCheckResults } = await import('../../../studio/web/draft-progress.ts');

const IMPACT: ImpactView = { name: 'Vefhýsing', label: '', values: [], pages: ['/'], everyPage: false };
const PROBLEM = { ...PLACELESS, severity: 'error', message: 'Wrong.' } as const;

function change(id: string, results: Partial<DraftChange> = {}): DraftChange {
  return { id, at: '', edits: [], impact: [], names: [], ...results };
}

function draft(version: number, changes: readonly DraftChange[], overrides: Partial<Draft> = {}): Draft {
  const unsent = { count: 0, problem: null };
  const state = { conflicts: [], problems: [], awaiting: [], mayPublish: false, isChecked: false, unsent };
  return { version, changes, ...state, ...overrides };
}

const checked = draft(4, [change('a', { impact: [IMPACT] }), change('b', { names: ['Heading'] })], {
  problems: [PROBLEM],
  mayPublish: true,
  isChecked: true,
});

test('a draft of the checked version gets all results', () => {
  expect(addCheckResults(draft(4, [change('a'), change('b')]), checked)).toBe(checked);
});

test('remaining changes of a newer version keep their results, and new ones have none', () => {
  const { changes, problems } = addCheckResults(draft(5, [change('b'), change('c')]), checked);
  expect(changes).toEqual([change('b', { names: ['Heading'] }), change('c')]);
  expect(problems).toEqual([PROBLEM]);
});

test('a newer version is neither checked nor ready to publish', () => {
  expect(addCheckResults(draft(5, [change('a')]), checked)).toMatchObject({
    mayPublish: false,
    isChecked: false,
  });
});

test('a draft without changes has no problems', () => {
  expect(addCheckResults(draft(5, []), checked).problems).toEqual([]);
});
