import { path as pagePath } from '../../schema/identifiers.ts';
import { childOf, isOf, listAt, valueAt, walkWritten } from '../../scripts/check/shape/schema-walk.ts';
import type { MoveRequest } from '../../scripts/move/pages-to-move.ts';
import { type MovePlan, planMove } from '../../scripts/move/plan-move.ts';
import type { Edit, Files, Json } from '../api.ts';
import { applyEdits, valueAt as valueIn } from '../edits/apply-edits.ts';
import { editsBetween } from '../edits/edits-between.ts';
import { openFile } from '../edits/file-text.ts';
import { readYaml } from '../edits/read-yaml.ts';
import { namedPath } from '../edits/tree.ts';

/** What `npm run move` would do as edits of a draft, or why it cannot. */
export type MoveEdits =
  | { readonly kind: 'edits'; readonly edits: readonly Edit[] }
  | Exclude<MovePlan, { readonly kind: 'ready' }>;

/** Moves a page, and those below it, to another address: links, menus, redirects and texts follow. */
export function moveEdits(files: Files, request: MoveRequest): MoveEdits {
  const plan = planMove(new Map(Object.entries(files)), request);
  if (plan.kind !== 'ready') return plan;
  const moved = new Map(plan.edits.map(({ file, written }) => [file, written]));
  return {
    kind: 'edits',
    edits: [...moved].flatMap(([file, after]) => {
      if (file === 'site.yaml') return siteEdits(files, { ...files, [file]: after });
      const document = /^content\/([^/]+)\/([^/]+)\.md$/.exec(file);
      if (document) return documentEdits(files[file] ?? '', after, document[1] ?? '', document[2] ?? '');
      return editsBetween(file, files[file] ?? '', after) ?? [];
    }),
  };
}

/** The address of the page and all that lead to it, each where it is; then the redirects. */
function siteEdits(files: Files, after: Files): readonly Edit[] {
  const [was, is] = [valueIn(files, []) ?? null, valueIn(after, []) ?? null];
  const edits: Edit[] = [];
  let done = files;
  for (const thing of walkWritten(was)) {
    const { path, value } = thing;
    if (path[0] === 'redirects' || typeof value !== 'string' || !isOf(pagePath, thing)) continue;
    const now = valueAt(is, path);
    if (now === value || typeof now !== 'string') continue;
    const root = readYaml(openFile(done['site.yaml'] ?? '').text);
    const edit: Edit = { kind: 'set', path: root ? namedPath(root, path) : path, before: value, after: now };
    edits.push(edit);
    done = applyEdits(done, [edit]).files;
  }
  return [...edits, ...redirectEdits(listAt(was, ['redirects']), listAt(is, ['redirects']))];
}

function redirectEdits(was: readonly unknown[], is: readonly unknown[]): readonly Edit[] {
  const list = ['redirects'];
  const fromOf = (entry: unknown) => String(childOf(entry, 'from'));
  const before = new Map(was.map((entry) => [fromOf(entry), entry]));
  const after = new Map(is.map((entry) => [fromOf(entry), entry]));
  const gone = [...before]
    .filter(([from]) => !after.has(from))
    .map(([from, entry]): Edit => ({ kind: 'remove', list, item: from, before: entry as Json }));
  let last: string | null = null;
  const others = [...after].flatMap(([from, entry]): Edit[] => {
    const behind = last;
    last = from;
    const known = before.get(from);
    if (known === undefined) return [{ kind: 'insert', list, item: entry as Json, after: behind }];
    const [old, now] = [childOf(known, 'to') as Json, childOf(entry, 'to') as Json];
    return old === now ? [] : [{ kind: 'set', path: [...list, from, 'to'], before: old, after: now }];
  });
  return [...gone, ...others];
}

/** Line by line: a move only changes what is on one. */
export function documentEdits(
  before: string,
  after: string,
  language: string,
  document: string,
): readonly Edit[] {
  const [was, is] = [before, after].map((text) => openFile(text).text.split(/\r?\n/));
  return (was ?? []).flatMap((line, at): Edit[] => {
    const now = is?.[at] ?? line;
    // Of equal lines those before this one have been changed already.
    return now === line
      ? []
      : [{ kind: 'paragraph', language, document, before: line, after: now, index: 0 }];
  });
}
