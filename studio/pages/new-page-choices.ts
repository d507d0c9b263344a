import { iconNames } from '../../checks/project/icons.ts';
import { nearestNode } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { NewPageChoices } from '../api/pages-api.ts';
import type { Content } from '../fields/field-context.ts';
import { getTitle } from '../fields/titles.ts';
import { pagePatterns } from './gallery.ts';

/** Templates for a new page, and places that can link to it. */
export function newPageChoices(content: Content): NewPageChoices {
  const { site, root, labels } = content;
  const titleAt = (path: ValuePath) => (root ? getTitle(content, nearestNode(root, path)) : '');
  return {
    patterns: pagePatterns().map(({ name, sections }) => ({
      name,
      kinds: sections.map(({ kind }) => labels.choice('kind', kind)),
    })),
    menus: site.navigation.header.flatMap((item) =>
      item.kind === 'menu'
        ? [{ id: item.id, label: titleAt(['navigation', 'header', item.id]), to: item.to }]
        : [],
    ),
    cardLists: site.pages.flatMap(({ id, path, sections }) =>
      sections.flatMap((section) => {
        if (section.kind !== 'card-grid' || !section.cards.some(({ to }) => to !== undefined)) return [];
        const place = ['pages', id, 'sections', section.id];
        const label = `${titleAt(place.slice(0, 2))} › ${titleAt(place)}`;
        return [{ path: [...place, 'cards'], label, page: path }];
      }),
    ),
    icons: [...iconNames()],
  };
}
