import { iconNames } from '../../checks/project/icons.ts';
import { nearestNode } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { NewPageChoices } from '../api/pages-api.ts';
import type { ParsedContent } from '../fields/field-context.ts';
import { getTitle } from '../fields/titles.ts';
import { pagePatterns } from './gallery.ts';

/** Templates for a new page, and places that can link to it. */
export function newPageChoices(content: ParsedContent): NewPageChoices {
  const { site, root, labels } = content;
  const getTitleAt = (path: ValuePath) => (root ? getTitle(content, nearestNode(root, path)) : '');
  return {
    patterns: pagePatterns().map(({ name, sections }) => ({
      name,
      kinds: sections.map(({ kind }) => labels.choice('kind', kind)),
    })),
    menus: site.navigation.header.flatMap((item) =>
      item.kind === 'menu'
        ? [{ id: item.id, label: getTitleAt(['navigation', 'header', item.id]), to: item.to }]
        : [],
    ),
    cardLists: site.pages.flatMap(({ id, path, sections }) =>
      sections.flatMap((section) => {
        if (section.kind !== 'card-grid' || !section.cards.some(({ to }) => to !== undefined)) return [];
        const sectionPath = ['pages', id, 'sections', section.id];
        const label = `${getTitleAt(sectionPath.slice(0, 2))} › ${getTitleAt(sectionPath)}`;
        return [{ path: [...sectionPath, 'cards'], label, page: path }];
      }),
    ),
    icons: [...iconNames()],
  };
}
