import type { Edit } from '../../edits/edit-schema.ts';
import type { Json } from '../../edits/json.ts';
import { parseSource } from '../../render/preview/sources.ts';
import { nodeAt } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { listLooks } from '../fields/controls.ts';
import { getContent } from '../fields/field-context.ts';
import { parseSiteNode } from '../fields/parse-site-node.ts';
import { filesWithGallery } from '../pages/gallery-view.ts';
import { createFieldContext } from './content-routes.ts';
import { type AppliedDraft, applyDraft } from './draft-files.ts';
import { Refusal } from './refusal.ts';
import type { Studio } from './studio-context.ts';

/** Changes that may be unsaved. */
interface Changes {
  readonly changes: readonly { readonly edits: readonly Edit[] }[];
}

/**
 * Content of a draft as a preview shows it: with a look that is tried out, or with the gallery of sections.
 * @param query may have `gallery`, the id of a page
 */
export function getPreviewFiles(
  studio: Studio,
  draft: Changes,
  query: URLSearchParams,
  language: string,
): Pick<AppliedDraft, 'published' | 'files'> {
  const { published, files } = applyDraft(studio, addTriedLook(studio, draft, query));
  const page = query.get('gallery');
  if (page === null) return { published, files };
  const state = { base: published, files, edits: [] };
  const context = createFieldContext({ studio, language: language === 'is' ? 'is' : 'en' }, state, []);
  return { published, files: filesWithGallery(getContent(context), ['pages', page]) };
}

/**
 * A draft with one more edit that is not saved: another look of a section.
 * @param query may have `try`, the source of the value, and `as`, a value that its schema allows:
 * `try=value:pages/home/sections/hero/look&as=plain`
 */
function addTriedLook(studio: Studio, draft: Changes, query: URLSearchParams): Changes {
  const source = query.get('try');
  if (source === null) return draft;
  const path = parsePath(source);
  const root = path && parseSiteNode(applyDraft(studio, draft).files);
  const node = root && nodeAt(root, path);
  const after = query.get('as') ?? '';
  if (!node || !listLooks(node)?.includes(after)) throw new Refusal(404, 'no-thing');
  if (node.value === after) return draft;
  const before = node.value === undefined ? {} : { before: node.value as Json };
  const trial: Edit = { kind: 'set', path: node.path, ...before, after };
  return { changes: [...draft.changes, { edits: [trial] }] };
}

function parsePath(source: string): ValuePath | null {
  const parsed = parseSource(source);
  return parsed?.kind === 'value' ? parsed.path : null;
}
