import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readContentFiles } from '../../scripts/check/project/content-files.ts';
import { applyEdit, applyEdits, inverse, rangeOf, valueAt } from '../../studio/edits/apply-edits.ts';
import { type Edit, type Files, isList, isMap, type Json } from '../../studio/edits/edit.ts';
import { editedModel, type Pick, randomEdit } from '../unit/studio/random-edits.ts';
import { randomYaml } from '../unit/studio/random-yaml.ts';

const real: Files = Object.fromEntries(
  [...readContentFiles('.')].map(([name, contents]) => [name, Buffer.from(contents).toString('utf8')]),
);

const sources: readonly [name: string, files: (pick: Pick) => Files, runs: number][] = [
  ['the real site.yaml', () => ({ 'site.yaml': real['site.yaml'] ?? '' }), 20],
  ['generated YAML', (pick) => ({ 'site.yaml': randomYaml(pick) }), 150],
];

describe.each(sources)('in %s', (_name, source, numRuns) => {
  test('an edit makes the model that is meant, changes nothing else, and is taken back to the byte', () => {
    fc.assert(
      fc.property(fc.gen(), (generate) => {
        const pick: Pick = (count) => generate(fc.nat, Math.max(count - 1, 0));
        const files = source(pick);
        const edit = randomEdit(modelOf(files), pick);
        const outcome = applyEdit(files, edit);
        const name = nameClash(modelOf(files), edit);
        if ('reason' in outcome) {
          expect([outcome.reason, name]).toEqual(['exists', true]);
          return;
        }
        expect(modelOf(outcome.files)).toEqual(editedModel(modelOf(files), edit));
        expectOnlyThatChanged(files, edit, outcome.files);
        expect(undone(outcome.files, inverse(files, edit))).toEqual(files);
      }),
      { numRuns },
    );
  });

  test('a chain of edits is taken back to the byte', () => {
    fc.assert(
      fc.property(fc.gen(), (generate) => {
        const pick: Pick = (count) => generate(fc.nat, Math.max(count - 1, 0));
        const files = source(pick);
        expectUndone(files, 2 + pick(49), pick);
      }),
      { numRuns: numRuns / 10 },
    );
  });
});

function modelOf(files: Files): Json {
  const model: unknown = parse(files['site.yaml'] ?? '', { uniqueKeys: false });
  expect(valueAt(files, [])).toEqual(model);
  return model as Json;
}

function undone(files: Files, undo: Edit | readonly Edit[]): Files {
  const { files: back, conflicts } = applyEdits(files, [undo].flat());
  expect(conflicts).toEqual([]);
  return back;
}

function expectUndone(files: Files, count: number, pick: Pick): void {
  let done = files;
  const undo: (readonly Edit[])[] = [];
  for (let place = 0; place < count; place++) {
    const outcome = applyEdit(done, randomEdit(valueAt(done, []) ?? null, pick));
    if ('reason' in outcome) continue;
    undo.push(outcome.undo);
    done = outcome.files;
  }
  for (const each of undo.toReversed()) done = undone(done, each);
  expect(done).toEqual(files);
}

/** Whether an inserted item has the name of another one. */
function nameClash(model: Json, edit: Edit): boolean {
  return edit.kind === 'insert' && JSON.stringify(editedModel(model, edit)) === JSON.stringify(model);
}

/** An edit of a value is within its range; a new entry adds to the text, a removed one takes from it, a moved one does neither. */
function expectOnlyThatChanged(files: Files, edit: Edit, after: Files): void {
  const [was, is] = [files['site.yaml'] ?? '', after['site.yaml'] ?? ''];
  if (edit.kind === 'set' && edit.before !== undefined && edit.after !== undefined && isSingle(edit.before)) {
    const range = rangeOf(files, edit.path) ?? { start: 0, end: 0 };
    expect(is.startsWith(was.slice(0, range.start).trimEnd())).toBe(true);
    expect(is.endsWith(was.slice(range.end))).toBe(true);
  }
  const list = 'list' in edit ? edit.list : [];
  const siblings = edit.kind === 'set' ? edit.path.slice(0, -1) : list;
  const count = Object.keys(valueAt(files, siblings) ?? {}).length;
  if (edit.kind === 'insert' && count > 0) expectInserted(was, is);
  if (edit.kind === 'set' && edit.before === undefined && count > 0) expectInserted(was, is);
  if (edit.kind === 'remove' && count > 1) expectInserted(is, was);
  if (edit.kind === 'set' && edit.after === undefined && count > 1) expectInserted(is, was);
  if (edit.kind === 'move') expect(signsOf(is)).toEqual(signsOf(was));
}

function isSingle(value: Json): boolean {
  return !isMap(value) && !isList(value);
}

function expectInserted(shorter: string, longer: string): void {
  let head = 0;
  while (head < shorter.length && shorter[head] === longer[head]) head++;
  expect(longer.endsWith(shorter.slice(head))).toBe(true);
}

function signsOf(text: string): string {
  return text.replace(/\s/g, '').split('').sort().join('');
}
