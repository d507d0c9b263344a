import { getChild, listAt } from '../../schema/plain-value.ts';
import { childNode, fieldNodes, nodeAt, type SiteNode } from '../../schema/site-node.ts';
import type { Outline, OutlinePage } from '../api/content-api.ts';
import { type Content, type FieldContext, getContent } from './field-context.ts';
import { getTitle } from './titles.ts';

/** Content that can be edited; if the draft's site.yaml cannot be read, that of the last valid state. */
export function createOutline(context: FieldContext): Outline {
  const content = getContent(context);
  const { site, root } = content;
  return {
    languages: site.languages.map(({ code, name, isDefault }) => ({ code, name, isDefault })),
    pages: root ? childrenAt(root, 'pages').map((page) => pageOf(content, page)) : [],
    parts: root ? partsOf(content, root) : [],
  };
}

/** Parts of site.yaml that are not on exactly one page. */
const groups: readonly (readonly string[])[] = [
  ['figures'],
  ['company'],
  ['company', 'hours'],
  ['navigation'],
  ['notices'],
  ['redirects'],
  ['languages'],
  ['notFound'],
];

function partsOf(content: Content, root: SiteNode): Outline['parts'] {
  const { labels } = content;
  const inList = (list: string, message: string) =>
    childrenAt(root, list).map((spot) => ({
      path: spot.path,
      label: labels.of(message, { name: getTitle(content, spot) }),
    }));
  const others = groups.flatMap((path) => {
    const spot = nodeAt(root, path);
    return spot ? [{ path: spot.path, label: getTitle(content, spot) }] : [];
  });
  return [
    { path: ['rates'], label: labels.field('rates') },
    ...inList('packages', 'parts.set'),
    ...others,
    ...inList('forms', 'parts.form'),
  ];
}

function pageOf({ site, texts, ...content }: Content, page: SiteNode): OutlinePage {
  const id = String(getChild(page.value, 'id') ?? page.path.at(-1));
  const path = String(getChild(page.value, 'path') ?? '');
  const titles = site.languages.map(({ code }) => [code, texts.get(code)?.get(`nav:${id}.title`) ?? path]);
  return {
    id,
    path,
    titles: Object.fromEntries(titles),
    sections: childrenAt(page, 'sections').map((section) => ({
      id: String(section.path.at(-1)),
      kind: String(getChild(section.value, 'kind')),
      title: getTitle({ site, texts, ...content }, section),
    })),
  };
}

function childrenAt(spot: SiteNode, key: string): readonly SiteNode[] {
  const list = listAt(spot.value, [key]).length > 0 ? childNode(spot, key) : null;
  return list ? fieldNodes(list) : [];
}
