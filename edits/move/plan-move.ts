import { translatePhrase } from '../../checks/message.ts';
import type { Problem } from '../../checks/problems/problem.ts';
import type { Phrase, Wording } from '../../checks/problems/wording-type.ts';
import type { ContentFiles } from '../../checks/project/content-files.ts';
import { SEED_FILE } from '../../checks/project/project-content.ts';
import { type ContentReport, checkFiles, readProjectFiles } from '../../checks/project/read-project.ts';
import { namedPath } from '../../checks/yaml/yaml-tree.ts';
import { path as pathSchema } from '../../schema/identifiers.ts';
import { getChild, listAt } from '../../schema/plain-value.ts';
import { comparableAddress } from '../../schema/redirect.ts';
import { hasSchema, walkValues } from '../../schema/schema-walk.ts';
import { applyEdits } from '../apply-edits.ts';
import type { Edit } from '../edit-schema.ts';
import type { Json } from '../json.ts';
import { siteRoot, siteValue } from '../site-value.ts';
import { type AddressAfter, addressesAfter, movedFeed, withNewAddresses } from './addresses.ts';
import { type MovableSite, type MovedPage, type MoveRequest, pagesToMove } from './pages-to-move.ts';

/** A file that a move changes, with its byte order mark. */
export interface MovedFile {
  /** Path relative to the site's folder: `locales/is/home.json`. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

export type MovePlan =
  | {
      readonly kind: 'ready';
      /** The requested page first. */
      readonly pages: readonly MovedPage[];
      readonly files: readonly MovedFile[];
      /** Edits of site.yaml. */
      readonly siteEdits: readonly Edit[];
      readonly notes: readonly Phrase[];
      /** Warnings of the check that are new after the move. */
      readonly warnings: readonly Problem[];
      readonly sources: ContentReport['sources'];
    }
  | { readonly kind: 'refused'; readonly wording: Wording }
  /** The site has errors, or would have new ones after the move. */
  | {
      readonly kind: 'unsound';
      readonly when: 'before' | 'after';
      readonly problems: readonly Problem[];
      readonly sources: ContentReport['sources'];
    };

/**
 * Plans all changes of a page move; writes nothing.
 * @param files content of the site
 */
export function planMove(files: ContentFiles, request: MoveRequest): MovePlan {
  const before = readProjectFiles(files);
  if (!before.sound || !before.project) return unsound('before', before);
  const { site } = before.project;
  const selection = pagesToMove(site, request);
  if ('refused' in selection) return { kind: 'refused', wording: selection.refused };

  const { pages } = selection;
  const addressAfter = addressesAfter(site, pages);
  const domains = site.languages.map(({ domain }) => domain);
  const siteEdits = listSiteEdits(before.sources, addressAfter, pages);
  const editedSources: ContentReport['sources'] = applyEdits(before.sources, siteEdits).files;
  const moved = Object.entries(before.sources).flatMap(([file, text]): MovedFile[] => {
    const after = hasVisibleText(file)
      ? withNewAddresses(text, { addressAfter, domains })
      : editedSources[file];
    return after === undefined || after === text ? [] : [{ file, before: text, after }];
  });

  const after = checkFiles(new Map([...files, ...moved.map(({ file, after }) => [file, after] as const)]));
  if (!after.sound) return unsound('after', after);
  const knownProblems = new Set(before.problems.map(identifyProblem));
  const warnings = after.problems.filter((problem) => !knownProblems.has(identifyProblem(problem)));
  return {
    kind: 'ready',
    pages,
    files: moved,
    siteEdits,
    notes: listNotes(site, pages),
    warnings,
    sources: after.sources,
  };
}

/** Identifies a warning without its line and position in a list, which may differ after a move. */
function identifyProblem({ code, file, path }: Problem): string {
  return JSON.stringify([code, file, path[0] === 'redirects' ? 'redirects' : path]);
}

/** Notes on a valid move that an editor should know. */
function listNotes(site: MovableSite, moved: readonly MovedPage[]): Phrase[] {
  const shorten = (address: string) => address.replace(/\{[a-z]+\}/g, '…');
  const items = moved
    .filter(({ from }) => from.includes('{'))
    .map(({ from, to }) => translatePhrase('move.noteItems', { from: shorten(from), to: shorten(to) }));
  const feed = movedFeed(site, moved);
  return feed ? [...items, translatePhrase('move.noteFeed', feed)] : items;
}

/**
 * Lists the edits of site.yaml in order: removes a redirect from an address that becomes a page, updates every address,
 * and adds a redirect for each moved page.
 */
function listSiteEdits(
  files: ContentReport['sources'],
  addressAfter: AddressAfter,
  moved: readonly MovedPage[],
): readonly Edit[] {
  const edits: Edit[] = [];
  let current = files;
  const addEdit = (edit: Edit) => {
    edits.push(edit);
    current = applyEdits(current, [edit]).files;
  };
  const list = ['redirects'];
  const newPaths = new Set(moved.map(({ to }) => to));
  for (const entry of listAt(siteValue(current, list), [])) {
    const item = getChild(entry, 'from');
    if (typeof item !== 'string' || !newPaths.has(comparableAddress(item))) continue;
    addEdit({ kind: 'remove', list, item, before: entry as Json });
  }
  for (const entry of walkValues(siteValue(current, []))) {
    const { path, value: before } = entry;
    if (typeof before !== 'string' || !hasSchema(pathSchema, entry)) continue;
    const after = addressAfter(before);
    const root = siteRoot(current);
    if (after !== null && root) addEdit({ kind: 'set', path: namedPath(root, path), before, after });
  }
  for (const { from, to } of moved) {
    const redirects = siteValue(current, list);
    const after = Array.isArray(redirects) && redirects.length > 0 ? redirects.length - 1 : null;
    if (!from.includes('{') && !newPaths.has(from))
      addEdit({ kind: 'insert', list, item: { from, to }, after });
  }
  return edits;
}

/** Returns true if a file other than site.yaml has text that visitors read. */
function hasVisibleText(file: string): boolean {
  return file === SEED_FILE || /^locales\/.*\.json$|^content\/.*\.md$/.test(file);
}

function unsound(when: 'before' | 'after', { problems, sources }: ContentReport): MovePlan {
  return {
    kind: 'unsound',
    when,
    problems: problems.filter(({ severity }) => severity === 'error'),
    sources,
  };
}
