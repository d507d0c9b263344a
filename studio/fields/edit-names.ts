import type { Edit } from '../../edits/edit-schema.ts';
import { sourceItem } from '../../render/preview/source-item.ts';
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
  switch (edit.kind) {
    case 'text':
    case 'looked':
    case 'waits': {
      const item = sourceItem(`text:${edit.key}`, content);
      const textName = [...(item ? listTitles(content, item) : []), getSlotLabel(content, edit.key)].join(
        ' › ',
      );
      const language = site.languages.find(({ code }) => code === edit.language)?.name ?? edit.language;
      return `${textName} (${language}): ${action}`;
    }
    case 'paragraph':
    case 'document':
      return `${edit.document} (${edit.language}): ${action}`;
    case 'mark':
      return `${edit.mark}: ${action}`;
    case 'picture':
    case 'set':
      return `${listTitles(content, edit.path).join(' › ')}: ${action}`;
    default:
      return `${listTitles(content, edit.list).join(' › ')}: ${action}`;
  }
}

/** Names of the items on a path, outermost first. */
function listTitles(content: ParsedContent, path: ValuePath): readonly string[] {
  const node = content.root && nearestNode(content.root, path);
  if (!node) return [];
  const value = node.path.length === path.length ? [node] : [];
  return [...new Set([...listTitledNodes(node), ...value])].map((each) => getTitle(content, each));
}
