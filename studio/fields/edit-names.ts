import type { Edit } from '../../edits/edit-schema.ts';
import { sourceItem } from '../../render/preview/source-item.ts';
import { parseSource, type Source } from '../../render/preview/sources.ts';
import { nearestNode } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { ParsedContent } from './field-context.ts';
import { getSlotLabel } from './slot-label.ts';
import { getTitle, listTitledNodes } from './titles.ts';

/** Distinct names of edits, with their target and action: for changes that visitors do not see. */
export function listEditNames(content: ParsedContent, edits: readonly Edit[]): readonly string[] {
  return [...new Set(edits.map((edit) => getEditName(content, edit)))];
}

function getEditName(content: ParsedContent, edit: Edit): string {
  const { labels, site } = content;
  const action = labels.text(`edits.${edit.kind}`);
  const getLanguageName = (code: string) =>
    site.languages.find((language) => language.code === code)?.name ?? code;
  switch (edit.kind) {
    case 'text':
    case 'looked':
    case 'waits':
      return `${getSourceName(content, `text:${edit.key}`)} (${getLanguageName(edit.language)}): ${action}`;
    case 'paragraph':
    case 'document':
      return `${getSourceName(content, `document:${edit.document}`)} (${getLanguageName(edit.language)}): ${action}`;
    case 'mark':
      return `${edit.mark}: ${action}`;
    case 'picture':
    case 'set':
      return `${listTitles(content, edit.path).join(' › ')}: ${action}`;
    default:
      return `${listTitles(content, edit.list).join(' › ')}: ${action}`;
  }
}

/** Name of a text, a value, or a paragraph, after those of the items that it is in: `Consulting › Heading`. */
export function getSourceName(content: ParsedContent, source: Source): string {
  const parsed = parseSource(source);
  if (parsed?.kind === 'value') return listTitles(content, parsed.path).join(' › ');
  const item = sourceItem(source, content);
  const titles = item ? listTitles(content, item) : [];
  if (parsed?.kind === 'text') return [...titles, getSlotLabel(content, parsed.key)].join(' › ');
  const number = parsed?.kind === 'document' ? (parsed.block?.number ?? null) : null;
  return [
    ...titles,
    ...(number === null ? [] : [content.labels.text('fieldNotes.paragraph', { number })]),
  ].join(' › ');
}

/** Names of the items on a path, outermost first. */
function listTitles(content: ParsedContent, path: ValuePath): readonly string[] {
  const node = content.root && nearestNode(content.root, path);
  if (!node) return [];
  const value = node.path.length === path.length ? [node] : [];
  return [...new Set([...listTitledNodes(node), ...value])].map((each) => getTitle(content, each));
}
