import type { Edit } from '../../edits/edit-schema.ts';
import { sourceItem } from '../../render/preview/source-item.ts';
import { documentSource, parseSource, type Source, valueSource } from '../../render/preview/sources.ts';
import { itemName, nearestNode, nodeAt } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { ParsedContent } from './field-context.ts';
import { findPagePath } from './panel.ts';
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

/** Address of the page with the edited value, and the value itself; null if there is none. */
export interface EditPlace {
  readonly page: string | null;
  readonly source: Source | null;
}

/** The place of the first of some edits that is on a page, or else of the first one. */
export function findEditPlace(content: ParsedContent, edits: readonly Edit[]): EditPlace {
  const places = edits.map((edit) => locateEdit(content, edit));
  return places.find(({ page }) => page !== null) ?? places[0] ?? { page: null, source: null };
}

function locateEdit(content: ParsedContent, edit: Edit): EditPlace {
  const textSource = getTextSource(edit);
  const path = textSource === null ? getEditPath(content, edit) : sourceItem(textSource, content);
  const node = path && content.root && nearestNode(content.root, path);
  if (!node || node.path.length === 0) return { page: null, source: textSource };
  const isGone = node.path.length < path.length;
  return { page: findPagePath(node), source: isGone ? null : (textSource ?? valueSource(node.path)) };
}

function getTextSource(edit: Edit): Source | null {
  if ('key' in edit) return `text:${edit.key}`;
  if (!('document' in edit)) return null;
  return documentSource(edit.document, { language: edit.language, number: 1 });
}

/** The path of the edited value or item; null if it is in no list and no group. */
function getEditPath({ root }: ParsedContent, edit: Edit): ValuePath | null {
  if ('path' in edit) return edit.path;
  if (!('list' in edit)) return null;
  const list = root && nodeAt(root, edit.list);
  switch (edit.kind) {
    case 'insert': {
      const name = list && itemName(list, edit.item);
      return name === null ? edit.list : [...edit.list, name];
    }
    case 'duplicate':
      return [...edit.list, edit.id];
    case 'rename':
      return [...edit.list, edit.to];
    default:
      return [...edit.list, edit.item];
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
