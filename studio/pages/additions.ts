import { basename } from 'node:path';
import type { ResolvedSite } from '../../app/site/resolved-site.ts';
import { applyEdits } from '../../edits/apply-edits.ts';
import { type Files, isJsonList } from '../../edits/edit.ts';
import type { Edit } from '../../edits/edit-schema.ts';
import type { Json } from '../../edits/json.ts';
import { freeName } from '../../edits/new-names.ts';
import { siteValue } from '../../edits/site-value.ts';
import { sourceItem } from '../../render/preview/source-item.ts';
import { isPage, pageAround } from '../../schema/page-node.ts';
import { getChild, listAt } from '../../schema/plain-value.ts';
import { isItem, isList, nearestNode, nodesTo } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { Addition, NewPage, NewSection, NewTextGroup, NewTexts } from '../api/pages-api.ts';
import { type ParsedContent, readText } from '../fields/field-context.ts';
import { textField } from '../fields/fields.ts';
import { getTitle } from '../fields/titles.ts';
import { fittedExample, fittedPattern, pagePatterns } from './gallery.ts';
import {
  addDocuments,
  listShownDocuments,
  type NewKey,
  newKeys,
  readTranslations,
  textEdits,
} from './new-texts.ts';

/** Edits of site.yaml for an addition. @returns null if the pattern, gallery entry or page does not exist */
export function structureEdits(files: Files, addition: Addition): readonly Edit[] | null {
  switch (addition.kind) {
    case 'item':
      return [{ kind: 'insert', list: addition.list, item: addition.item, after: addition.after }];
    case 'section':
      return sectionEdit(files, addition);
    case 'page':
      return pageEdits(files, addition);
  }
}

function sectionEdit(files: Files, { page, entry, after }: NewSection): readonly Edit[] | null {
  const list = [...page, 'sections'];
  const site = siteValue(files, []) ?? null;
  const pageId = String(siteValue(files, [...page, 'id']));
  const item = fittedExample(site, entry, pageId, listIds(files, list));
  return item && [{ kind: 'insert', list, item, after }];
}

function pageEdits(files: Files, addition: NewPage): readonly Edit[] | null {
  const { like, id, path, menu, cards, icon } = addition;
  const page =
    'page' in like ? copyEdits(files, like.page, id, path) : pageEdit(files, like.pattern, id, path);
  const entries = menu === null ? null : ['navigation', 'header', menu, 'entries'];
  return (
    page && [
      ...page,
      ...(entries ? [appendItem(files, entries, { icon, to: path })] : []),
      ...(cards ? [appendItem(files, cards, createCard(files, cards, addition))] : []),
    ]
  );
}

function createCard(files: Files, cards: ValuePath, { id, path, icon }: NewPage): Json {
  return { id: freeName(id, listIds(files, cards)), icon, to: path };
}

function listIds(files: Files, list: ValuePath): readonly string[] {
  return listAt(siteValue(files, list), []).map((item) => String(getChild(item, 'id')));
}

function pageEdit(files: Files, name: string, id: string, path: string): readonly Edit[] | null {
  const site = siteValue(files, []) ?? null;
  const pattern = pagePatterns().find((each) => each.name === name);
  if (!pattern) return null;
  const neighbor = findNeighbor(site, path);
  const sections = fittedPattern(site, pattern, id);
  const item = { id, path, texts: String(getChild(neighbor, 'texts') ?? 'site'), sections };
  return [{ kind: 'insert', list: ['pages'], item, after: String(getChild(neighbor, 'id')) }];
}

/** Page after which the new one is inserted, and whose file gets its texts: the last sibling, or else the parent. */
function findNeighbor(site: Json, path: string): unknown {
  const parentPath = path.slice(0, path.lastIndexOf('/'));
  const pages = listAt(site, ['pages']);
  const getPath = (page: unknown) => String(getChild(page, 'path'));
  const isSibling = (page: unknown) => {
    const path = getPath(page);
    return parentPath !== '' && !path.includes('{') && path.slice(0, path.lastIndexOf('/')) === parentPath;
  };
  return pages.findLast(isSibling) ?? pages.find((page) => getPath(page) === parentPath) ?? pages.at(-1);
}

function copyEdits(files: Files, from: string, id: string, path: string): readonly Edit[] | null {
  const duplication: Edit = { kind: 'duplicate', list: ['pages'], item: from, id };
  const { files: after, conflicts } = applyEdits(files, [duplication]);
  if (conflicts.length > 0) return null;
  const before = siteValue(after, ['pages', id, 'path']);
  const address: Edit = {
    kind: 'set',
    path: ['pages', id, 'path'],
    ...(before !== undefined && { before }),
    after: path,
  };
  return [duplication, ...(before === path ? [] : [address]), ...copyDocuments(after, id)];
}

/** Edits that give a copied page separate documents. */
function copyDocuments(files: Files, page: string): readonly Edit[] {
  const usedNames = Object.keys(files).map((file) => basename(file, '.md'));
  return listAt(siteValue(files, ['pages', page, 'sections']), []).flatMap((section): Edit[] => {
    const before = getChild(section, 'document');
    if (typeof before !== 'string') return [];
    const document = freeName(page, usedNames);
    usedNames.push(document);
    const path = ['pages', page, 'sections', String(getChild(section, 'id')), 'document'];
    return [
      { kind: 'set', path, before, after: document },
      ...readTranslations(files, before).map(
        ([language, after]): Edit => ({ kind: 'document', language, document, before: null, after }),
      ),
    ];
  });
}

function appendItem(files: Files, list: ValuePath, item: Json): Edit {
  const items = siteValue(files, list);
  const after = isJsonList(items) && items.length > 0 ? items.length - 1 : null;
  return { kind: 'insert', list, item, after };
}

/**
 * All edits for an addition, including its texts.
 * @param before the site without the addition
 * @param content with the edits of site.yaml applied
 */
export function additionEdits(
  before: ResolvedSite,
  content: ParsedContent,
  typed: NewTexts,
  since: string,
): readonly Edit[] {
  return [
    ...addDocuments(content, listShownDocuments(content.site)),
    ...textEdits(content, newKeys(before, content.site), typed, since),
  ];
}

/** Texts that an addition needs, part by part. */
export function textGroups(before: ResolvedSite, content: ParsedContent): readonly NewTextGroup[] {
  const keys = newKeys(before, content.site);
  const parts = Map.groupBy(keys, ({ key }) => JSON.stringify(findPart(content, key)));
  return [...parts.values()].map((partKeys) => ({
    label: getGroupLabel(content, partKeys[0]),
    texts: partKeys.map(({ key, isOptional }) => ({ ...textField(content, key, null), isOptional })),
  }));
}

/** Item that a text belongs to; the name of a page in menus belongs to the page. */
function findPart({ site }: ParsedContent, key: string): ValuePath | null {
  const [, id = ''] = /^nav:([^.]+)\.title$/.exec(key) ?? [];
  return id === '' ? sourceItem(`text:${key}`, { site }) : ['pages', id];
}

/** `Cards › 2`; a part of another page is preceded by the page's name. */
function getGroupLabel(content: ParsedContent, firstKey: NewKey | undefined): string {
  const path = firstKey ? findPart(content, firstKey.key) : null;
  if (!path || !content.root) return '';
  const { labels, root } = content;
  const node = nearestNode(root, path);
  const [part = node] = nodesTo(node);
  if (!isList(part) && !pageAround(node)) return getTitle(content, part);
  if (isPage(node)) return labels.text('pages.thePage');
  const names = nodesTo(node)
    .filter(isItem)
    .map((each) => {
      if (isPage(each)) return readText(content, `nav:${each.step}.title`);
      if (!pageAround(node)) return getTitle(content, each);
      if (each.model.linked === 'anchor') return labels.choice('kind', getChild(each.value, 'kind'));
      return String(Number(each.places.at(-1)) + 1);
    });
  return names.filter(Boolean).join(' › ');
}
