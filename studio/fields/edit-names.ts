import type { Edit } from '../../edits/edit-schema.ts';
import { sourceItem } from '../../render/preview/source-item.ts';
import { isItem, nearestNode, nodesTo } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { Content } from './field-context.ts';
import { slotLabel } from './slot-label.ts';
import { getTitle } from './titles.ts';

/** Distinct names of edits, with their target and action: for changes that visitors do not see. */
export function namesOfEdits(content: Content, edits: readonly Edit[]): readonly string[] {
  return [...new Set(edits.map((edit) => nameOf(content, edit)))];
}

function nameOf(content: Content, edit: Edit): string {
  const { labels, site } = content;
  const done = labels.of(`edits.${edit.kind}`);
  switch (edit.kind) {
    case 'text':
    case 'looked':
    case 'waits': {
      const item = sourceItem(`text:${edit.key}`, content);
      const place = [...(item ? titlesTo(content, item) : []), slotLabel(content, edit.key)].join(' › ');
      const language = site.languages.find(({ code }) => code === edit.language)?.name ?? edit.language;
      return `${place} (${language}): ${done}`;
    }
    case 'paragraph':
    case 'document':
      return `${edit.document} (${edit.language}): ${done}`;
    case 'mark':
      return `${edit.mark}: ${done}`;
    case 'picture':
    case 'set':
      return `${titlesTo(content, edit.path).join(' › ')}: ${done}`;
    default:
      return `${titlesTo(content, edit.list).join(' › ')}: ${done}`;
  }
}

/** Names of the items on a path, outermost first. */
function titlesTo(content: Content, path: ValuePath): readonly string[] {
  const node = content.root && nearestNode(content.root, path);
  return (node ? nodesTo(node) : [])
    .filter(
      (node, depth) => isItem(node) || depth === path.length - 1 || (depth === 0 && path[0] !== 'pages'),
    )
    .map((node) => getTitle(content, node));
}
