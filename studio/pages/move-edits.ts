import type { Files } from '../../edits/edit.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import { editsBetween } from '../../edits/edits-between.ts';
import { openFile } from '../../edits/file-text.ts';
import type { MoveRequest } from '../../edits/move/pages-to-move.ts';
import { type MovePlan, planMove } from '../../edits/move/plan-move.ts';
import { SITE_FILE } from '../../edits/site-value.ts';

/** The changes of `npm run move` as edits of a draft, or the reason why it is not possible. */
export type MoveEdits =
  | { readonly kind: 'edits'; readonly edits: readonly Edit[] }
  | Exclude<MovePlan, { readonly kind: 'ready' }>;

/** Moves a page and its subpages to another address, and updates links, menus, redirects and texts. */
export function moveEdits(files: Files, request: MoveRequest): MoveEdits {
  const plan = planMove(new Map(Object.entries(files)), request);
  if (plan.kind !== 'ready') return plan;
  const others = plan.files.flatMap(({ file, before, after }): readonly Edit[] => {
    if (file === SITE_FILE) return [];
    const document = /^content\/([^/]+)\/([^/]+)\.md$/.exec(file);
    if (document) return editDocumentLines(before, after, document[1] ?? '', document[2] ?? '');
    return editsBetween(file, before, after) ?? [];
  });
  return { kind: 'edits', edits: [...plan.siteEdits, ...others] };
}

/** Edits line by line, because a move never adds or removes lines. */
export function editDocumentLines(
  before: string,
  after: string,
  language: string,
  document: string,
): readonly Edit[] {
  const [oldLines, newLines] = [before, after].map((text) => openFile(text).text.split(/\r?\n/));
  return (oldLines ?? []).flatMap((oldLine, index): Edit[] => {
    const newLine = newLines?.[index] ?? oldLine;
    // Equal lines before this one have already been changed.
    return newLine === oldLine
      ? []
      : [{ kind: 'paragraph', language, document, before: oldLine, after: newLine, index: 0 }];
  });
}
