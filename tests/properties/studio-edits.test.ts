import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { locateNode } from '../../checks/yaml/yaml-tree.ts';
import { applyEdit, applyEdits } from '../../edits/apply-edits.ts';
import { type Files, isJsonList } from '../../edits/edit.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import type { Json } from '../../edits/json.ts';
import { siteRoot, siteValue } from '../../edits/site-value.ts';
import { isRecord } from '../../schema/plain-value.ts';
import { siteNode } from '../../schema/site-node.ts';
import { projectFiles } from '../project-files.ts';
import { studioSite } from '../studio-site.ts';
import {
  editModel,
  hostileTexts,
  jsonAt,
  listPaths,
  type Pick,
  pickItem,
  randomEdit,
} from '../unit/studio/random-edits.ts';
import { randomYaml } from '../unit/studio/random-yaml.ts';
import { textsBelow, undoRandomEdits } from './undo-random-edits.ts';

const real: Files = projectFiles();

/** The entries of the real site.yaml: the laws are the same for each as for all of them. */
const entries = (real['site.yaml'] ?? '').split(/^(?=[a-z]\w*:)/m).slice(1);

const sources: readonly [name: string, files: (pick: Pick) => Files, runs: number][] = [
  ['an entry of the real site.yaml', (pick) => ({ 'site.yaml': pickItem(entries, pick) }), 20],
  ['generated YAML', (pick) => ({ 'site.yaml': randomYaml(pick) }), 100],
];

describe.each(sources)('in %s', (_name, source, numRuns) => {
  test('an edit makes the model that is meant, and changes nothing else', () => {
    fc.assert(
      fc.property(fc.gen(), (generate) => {
        const pick: Pick = (count) => generate(fc.nat, Math.max(count - 1, 0));
        const files = source(pick);
        const edit = randomEdit(siteNode(readModel(files)), pick);
        const outcome = applyEdit(files, edit);
        const name = nameClash(readModel(files), edit);
        if ('reason' in outcome) {
          expect([outcome.reason, name]).toEqual(['exists', true]);
          return;
        }
        expect(readModel(outcome.files)).toEqual(editModel(readModel(files), edit));
        expectOnlyThatChanged(files, edit, outcome.files);
      }),
      { numRuns },
    );
  });
});

test('an edit of a site that another user has edited is made or reported, never lost', () => {
  fc.assert(
    fc.property(fc.gen(), (generate) => {
      const pick: Pick = (count) => generate(fc.nat, Math.max(count - 1, 0));
      const files = { 'site.yaml': randomYaml(pick) };
      const [firstEdit, secondEdit] = [
        randomEdit(siteNode(readModel(files)), pick),
        randomEdit(siteNode(readModel(files)), pick),
      ];
      const between = applyEdits(files, [firstEdit]).files;
      const { files: after, conflicts } = applyEdits(between, [secondEdit]);
      readModel(after);
      if (conflicts.length > 0) expect([conflicts[0]?.edit, after]).toEqual([secondEdit, between]);
      // A list value is identified by itself, and has another path when it is changed.
      else if (
        secondEdit.kind === 'set' &&
        secondEdit.path.at(-1) !== 'id' &&
        isRecord(siteValue(after, secondEdit.path.slice(0, -1)))
      )
        expect(siteValue(after, secondEdit.path)).toEqual(secondEdit.after);
    }),
    { numRuns: 100 },
  );
});

test('texts in generated JSON are changed, added and removed, and all others stay', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'title', 'x"y');
  const depth = fc.createDepthIdentifier();
  const tree = fc.letrec<{ tree: Json; map: Json }>((tie) => ({
    tree: fc.oneof({ maxDepth: 3, depthIdentifier: depth }, fc.string(), tie('map')),
    map: fc.dictionary(name, tie('tree'), { minKeys: 1, maxKeys: 3, depthIdentifier: depth }),
  })).map;
  const style = fc.record({ indent: fc.constantFrom('', '  ', '\t'), crlf: fc.boolean(), end: fc.boolean() });
  const key = fc.array(name, { minLength: 1, maxLength: 4 });
  const text = fc.option(fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hostileTexts)));
  fc.assert(
    fc.property(
      tree,
      style,
      fc.array(fc.tuple(key, text), { maxLength: 10 }),
      (start, { indent, crlf, end }, edits) => {
        const json = JSON.stringify(start, null, indent) + (end ? '\n' : '');
        const file = 'locales/is/common.json';
        const files: Files = { [file]: crlf ? json.replaceAll('\n', '\r\n') : json };
        const textsIn = (each: Files) => new Map(textsBelow(JSON.parse(each[file] ?? ''), []));
        let editedFiles = files;
        for (const [path, after] of edits) {
          const expected = textsIn(editedFiles);
          const key = path.join('.');
          const before = expected.get(key) ?? null;
          const edit: Edit = { kind: 'text', language: 'is', key: `common:${key}`, before, after };
          const outcome = applyEdit(editedFiles, edit);
          if ('reason' in outcome) continue;
          if (after === null) expected.delete(key);
          else expected.set(key, after);
          expect(textsIn(outcome.files)).toEqual(expected);
          editedFiles = outcome.files;
        }
      },
    ),
    { numRuns: 50 },
  );
});

test('an item goes with its texts and nothing else', () => {
  const site = studioSite();
  const root = siteNode(readModel(site));
  const items = listPaths(root).filter((path) => isJsonList(jsonAt(root, path.slice(0, -1))));
  fc.assert(
    fc.property(fc.constantFrom(...items), (path) => {
      const [list, item] = [path.slice(0, -1), path.at(-1) ?? 0];
      const before = siteValue(site, path) ?? null;
      const outcome = applyEdit(site, { kind: 'discard', list, item, before });
      if ('reason' in outcome) throw new Error(outcome.reason);
      const removal = applyEdit(site, { kind: 'remove', list, item, before });
      expect(outcome.files['site.yaml']).toBe('files' in removal ? removal.files['site.yaml'] : null);
      for (const [file, text] of Object.entries(outcome.files))
        if (file.startsWith('content/')) expect(text).toBe(site[file]);
        else if (file.endsWith('.json'))
          expect(splitLines(site[file] ?? '')).toEqual(expect.arrayContaining(splitLines(text)));
    }),
    { numRuns: 30 },
  );
});

test('renaming an item changes its name everywhere, nothing else, and can be reversed', () => {
  const root = siteNode(readModel(real));
  const items = listPaths(root).filter(
    (path) => path[0] === 'figures' || isJsonList(jsonAt(root, path.slice(0, -1))),
  );
  const namedItems = items.filter((path) => path.length > 1 && typeof path.at(-1) === 'string');
  fc.assert(
    fc.property(fc.constantFrom(...namedItems), (path) => {
      const [list, from, to] = [path.slice(0, -1), String(path.at(-1)), 'quite-another-name'];
      const { files, conflicts } = applyEdits(real, [{ kind: 'rename', list, from, to }]);
      expect(conflicts).toEqual([]);
      expect(siteValue(files, path)).toBeUndefined();
      expect(siteValue(files, [...list, to])).toBeDefined();
      for (const [file, text] of Object.entries(files)) expect(text.replaceAll(to, from)).toBe(real[file]);
      expect(applyEdits(files, [{ kind: 'rename', list, from: to, to: from }])).toEqual({
        files: real,
        conflicts: [],
      });
    }),
    { numRuns: 20 },
  );
});

// As many as 1,000 edits: tests/faults.
test('random edits undone in any order restore the real files, byte by byte', () => undoRandomEdits(20));

/** Without the commas, which go with the last entry of a map, and without the rest of an empty one. */
function splitLines(text: string): string[] {
  const lines = text.split('\n').map((line) => line.trim().replace(/,$/, ''));
  return lines.filter((line) => line !== '{}');
}

function readModel(files: Files): Json {
  const model: unknown = parse(files['site.yaml'] ?? '', { uniqueKeys: false });
  expect(siteValue(files, [])).toEqual(model);
  return model as Json;
}

/** Returns true if an inserted item has the name of another one. */
function nameClash(model: Json, edit: Edit): boolean {
  return edit.kind === 'insert' && JSON.stringify(editModel(model, edit)) === JSON.stringify(model);
}

/** Expects changes only in the range of the edit; an insertion adds text, a removal takes text away, a move neither. */
function expectOnlyThatChanged(files: Files, edit: Edit, after: Files): void {
  const [was, is] = [files['site.yaml'] ?? '', after['site.yaml'] ?? ''];
  if (edit.kind === 'set' && edit.before !== undefined && edit.after !== undefined && isSingle(edit.before)) {
    const root = siteRoot(files);
    const { start, end } = (root && locateNode(root, edit.path)?.node) ?? { start: 0, end: 0 };
    const mark = was.startsWith('\uFEFF') ? 1 : 0;
    expect(is.startsWith(was.slice(0, start + mark).trimEnd())).toBe(true);
    expect(is.endsWith(was.slice(end + mark))).toBe(true);
  }
  const list = 'list' in edit ? edit.list : [];
  const siblings = edit.kind === 'set' ? edit.path.slice(0, -1) : list;
  const count = Object.keys(siteValue(files, siblings) ?? {}).length;
  if (edit.kind === 'insert' && count > 0) expectInserted(was, is);
  if (edit.kind === 'set' && edit.before === undefined && count > 0) expectInserted(was, is);
  if (edit.kind === 'remove' && count > 1) expectInserted(is, was);
  if (edit.kind === 'set' && edit.after === undefined && count > 1) expectInserted(is, was);
  if (edit.kind === 'move') expect(normalize(is)).toEqual(normalize(was));
}

function isSingle(value: Json): boolean {
  return !isRecord(value) && !isJsonList(value);
}

function expectInserted(shorter: string, longer: string): void {
  let head = 0;
  while (head < shorter.length && shorter[head] === longer[head]) head++;
  expect(longer.endsWith(shorter.slice(head))).toBe(true);
}

function normalize(text: string): string {
  return text.replace(/\s/g, '').split('').sort().join('');
}
