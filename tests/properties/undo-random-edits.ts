import fc from 'fast-check';
import { expect } from 'vitest';
import { applyEdits } from '../../edits/apply-edits.ts';
import type { Files } from '../../edits/edit.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import type { Json } from '../../edits/json.ts';
import { siteValue } from '../../edits/site-value.ts';
import { isRecord } from '../../schema/plain-value.ts';
import { type SiteNode, siteNode } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { removePublication } from '../../studio/publish/undo.ts';
import { projectFiles } from '../project-files.ts';
import {
  hostileTexts,
  listPaths,
  listSteps,
  type Pick,
  pickItem,
  randomEdit,
} from '../unit/studio/random-edits.ts';

/**
 * Makes random edits of the project's files, ten in each publication, and undoes the publications in any order: the
 * files are then identical to the byte, and halfway those that only the remaining publications make.
 */
export async function undoRandomEdits(publications: number): Promise<void> {
  const real: Files = projectFiles();
  const anyOrder = fc.shuffledSubarray([...Array(publications).keys()], { minLength: publications });
  await fc.assert(
    fc.asyncProperty(fc.gen(), anyOrder, async (generate, order) => {
      const pick: Pick = (count) => generate(fc.nat, Math.max(count - 1, 0));
      let now = real;
      const publishedChanges = editsApart(real, publications, pick).map((edits) => {
        const { files, conflicts } = applyEdits(now, edits);
        expect(conflicts).toEqual([]);
        const names = Object.keys(files).filter((name) => files[name] !== now[name]);
        const change = { edits, before: pickFiles(now, names), after: pickFiles(files, names) };
        now = files;
        return change;
      });
      expect(publishedChanges).toHaveLength(publications);
      for (const [step, place] of order.entries()) {
        const { before = {}, after = {} } = publishedChanges[place] ?? {};
        const { changes, conflicts } = await removePublication(before, after, now);
        expect(conflicts).toEqual([]);
        now = { ...now, ...(changes as Files) };
        if (step !== publications / 2 - 1) continue;
        const others = publishedChanges.filter((_, other) => order.indexOf(other) > step);
        const edits = others.flatMap((each) => each.edits);
        expect(now).toEqual(applyEdits(real, edits).files);
      }
      expect(now).toEqual(real);
    }),
    { numRuns: 1, endOnFailure: true },
  );
}

function pickFiles(files: Files, names: readonly string[]): Files {
  return Object.fromEntries(names.map((name) => [name, files[name] ?? '']));
}

/** Groups of ten random edits; no two change the same value, and between the groups a value stays. */
function editsApart(files: Files, count: number, pick: Pick): Edit[][] {
  const ofSite = listParts(siteNode(siteValue(files, [])), []).map(({ path, node }): Edit => {
    const edit = randomEdit(node, pick);
    if (edit.kind === 'set') return { ...edit, path: [...path, ...edit.path] };
    return 'list' in edit ? { ...edit, list: [...path, ...edit.list] } : edit;
  });
  const ofTexts = Object.entries(files).flatMap(([file, text]) => {
    const [, language, namespace] = /^locales\/(\w\w)\/(.+)\.json$/.exec(file) ?? [];
    if (language === undefined) return [];
    return textsBelow(JSON.parse(text), [])
      .filter(() => pick(6) === 0)
      .map(([path, before]): Edit => {
        const after = pick(4) === 0 ? null : pickItem(hostileTexts, pick);
        return { kind: 'text', language, key: `${namespace}:${path}`, before, after };
      });
  });
  const tens = [ofSite, ofTexts].flatMap((edits) =>
    Array.from({ length: Math.floor(edits.length / 11) }, (_, ten) => edits.slice(ten * 11, ten * 11 + 10)),
  );
  return Array.from({ length: count }, (_, place) => tens[Math.floor((place * tens.length) / count)] ?? []);
}

/** Smallest parts of a site that have a few values. */
function listParts(node: SiteNode, path: ValuePath): { readonly path: ValuePath; readonly node: SiteNode }[] {
  const size = listPaths(node).length;
  if (size < 2) return [];
  if (size <= 12) return [{ path, node }];
  return listSteps(node).flatMap(([step, child]) => listParts(child, [...path, step]));
}

/** Texts by dotted key. */
export function textsBelow(tree: Json, path: readonly string[]): [string, string][] {
  if (!isRecord(tree)) return [[path.join('.'), String(tree)]];
  return Object.entries(tree).flatMap(([name, inner]) => textsBelow(inner, [...path, name]));
}
