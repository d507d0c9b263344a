import { getChild, listAt } from '../../schema/plain-value.ts';
import { childNode, fieldNodes, nodeAt, type SiteNode } from '../../schema/site-node.ts';
import type { Outline, OutlinePage } from '../api/content-api.ts';
import { type FieldContext, getContent, type ParsedContent } from './field-context.ts';
import { getTitle } from './titles.ts';

/** Content that can be edited; if the draft's site.yaml cannot be read, that of the last valid state. */
export function createOutline(context: FieldContext): Outline {
  const content = getContent(context);
  const { site, root } = content;
  return {
    languages: site.languages.map(({ code, name, isDefault }) => ({ code, name, isDefault })),
    pages: root ? listChildren(root, 'pages').map((page) => createPage(content, page)) : [],
    parts: root ? listParts(content, root) : [],
  };
}

/** Parts of site.yaml that are not on exactly one page. */
const PART_PATHS: readonly (readonly string[])[] = [
  ['figures'],
  ['company'],
  ['company', 'hours'],
  ['navigation'],
  ['notices'],
  ['redirects'],
  ['languages'],
  ['notFound'],
];

function listParts(content: ParsedContent, root: SiteNode): Outline['parts'] {
  const { labels } = content;
  const listItems = (list: string, message: string) =>
    listChildren(root, list).map((node) => ({
      path: node.path,
      label: labels.text(message, { name: getTitle(content, node) }),
    }));
  const otherParts = PART_PATHS.flatMap((path) => {
    const node = nodeAt(root, path);
    return node ? [{ path: node.path, label: getTitle(content, node) }] : [];
  });
  return [
    { path: ['rates'], label: labels.field('rates') },
    ...listItems('packages', 'parts.set'),
    ...otherParts,
    ...listItems('forms', 'parts.form'),
  ];
}

function createPage(content: ParsedContent, page: SiteNode): OutlinePage {
  const { site, texts, labels } = content;
  const id = String(getChild(page.value, 'id') ?? page.path.at(-1));
  const path = String(getChild(page.value, 'path') ?? '');
  const titles = site.languages.map(({ code }) => [code, texts.get(code)?.get(`nav:${id}.title`) ?? path]);
  return {
    id,
    path,
    titles: Object.fromEntries(titles),
    sections: listChildren(page, 'sections').map((section) => ({
      id: String(section.path.at(-1)),
      kind: String(getChild(section.value, 'kind')),
      kindLabel: labels.choice('kind', getChild(section.value, 'kind')),
      title: getTitle(content, section),
      isHidden: getChild(section.value, 'hidden') === true,
    })),
  };
}

function listChildren(node: SiteNode, key: string): readonly SiteNode[] {
  const list = listAt(node.value, [key]).length > 0 ? childNode(node, key) : null;
  return list ? fieldNodes(list) : [];
}
