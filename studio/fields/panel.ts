import { shortened } from '../../app/site/node-title.ts';
import { sourceItem } from '../../render/preview/source-item.ts';
import type { Source } from '../../render/preview/sources.ts';
import { type DocumentBlock, parseSource, valueSource } from '../../render/preview/sources.ts';
import { pageAround } from '../../schema/page-node.ts';
import { getChild } from '../../schema/plain-value.ts';
import { referencesTo } from '../../schema/reference-target.ts';
import { isItem, isList, nodeAt, nodesTo, type SiteNode } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { Field, FieldPanel } from '../api/content-api.ts';
import { isContainer, isInline } from './controls.ts';
import { findPassage, listPassages } from './document-passages.ts';
import {
  type FieldContext,
  getContent,
  isText,
  listItemTexts,
  type ParsedContent,
  readText,
} from './field-context.ts';
import { paragraphField, type Target, textField, valueField, valueFields } from './fields.ts';
import { panelItem } from './panel-item.ts';
import { getTitle, listTitledNodes } from './titles.ts';

/**
 * FieldPanel of the item or group that a visible element belongs to: texts in all languages first, then the values of
 * site.yaml.
 * @returns null if it does not exist, for example after it was removed
 */
export function createPanel(source: Source, context: FieldContext): FieldPanel | null {
  const parsed = parseSource(source);
  if (!parsed) return null;
  const content = getContent(context);
  switch (parsed.kind) {
    case 'text':
      return textPanel(content, parsed.key);
    case 'value':
      return valuePanel(content, parsed.path);
    case 'document':
      return documentPanel(content, parsed.name, parsed.block);
    case 'row':
      return null;
  }
}

function textPanel(content: ParsedContent, key: string): FieldPanel | null {
  if (!isText(content, key)) return null;
  const target: Target = { kind: 'text', key };
  const item = sourceItem(`text:${key}`, content);
  const node = item && content.root && nodeAt(content.root, item);
  // Texts of the interface belong to no value of site.yaml.
  if (!item || !node) return createInterfacePanel(content, key, target);
  return createNodePanel(content, node, target, [...new Set([...listItemTexts(content, item), key])]);
}

function createInterfacePanel(content: ParsedContent, key: string, target: Target): FieldPanel {
  const [namespace = ''] = key.split(':');
  const areaName = content.labels.text(`places.${namespace}`, { defaultValue: namespace });
  return {
    trail: [{ label: areaName, source: `text:${key}` }],
    title: shortened(readText(content, key)) ?? areaName,
    fields: [textField(content, key, target)],
    item: null,
    page: null,
  };
}

function valuePanel(content: ParsedContent, path: ValuePath): FieldPanel | null {
  const node = content.root && nodeAt(content.root, path);
  if (!node || node.path.length === 0) return null;
  const panelNode = findPanelNode(node);
  const target: Target = { kind: 'value', path: node.path };
  return createNodePanel(content, panelNode, target, listTextKeys(content, panelNode));
}

/** Nearest node that has its own panel: an item of a list, a list, or a group that is not shown inline. */
function findPanelNode(node: SiteNode): SiteNode {
  if (isItem(node) || isList(node) || (isContainer(node) && !isInline(node))) return node;
  return node.parent && node.parent.path.length > 0 ? findPanelNode(node.parent) : node;
}

function createNodePanel(
  content: ParsedContent,
  node: SiteNode,
  target: Target,
  keys: readonly string[],
): FieldPanel {
  const texts = keys.map((key) => textField(content, key, target));
  const isGroup = isContainer(node) && !isList(node);
  const values = isGroup ? valueFields(content, node, target) : [valueField(content, node, target)];
  return {
    trail: createTrail(content, node),
    title: getTitle(content, node),
    fields: [...texts, ...addOtherProblems(content, node, values)],
    item: panelItem(content, node),
    page: findPagePath(node),
  };
}

/** Problems of a node as a whole are shown at its first field. */
function addOtherProblems(
  content: ParsedContent,
  node: SiteNode,
  fields: readonly Field[],
): readonly Field[] {
  const [first, ...others] = fields;
  if (!first) return fields;
  const nodeProblems = valueField(content, node, null).problems;
  const fieldProblems = new Set(
    fields.flatMap(({ problems }) => problems.map((each) => JSON.stringify(each))),
  );
  const more = nodeProblems.filter((problem) => !fieldProblems.has(JSON.stringify(problem)));
  return more.length === 0 ? fields : [{ ...first, problems: [...first.problems, ...more] }, ...others];
}

/** Texts of a node; for a name in a list, the texts of the named item. */
function listTextKeys(content: ParsedContent, node: SiteNode): readonly string[] {
  if (isContainer(node)) return listItemTexts(content, node.path);
  const namedPath = [...node.path.slice(0, -1), String(node.value)];
  const itemKeys = listItemTexts(content, namedPath);
  const [list, name] = [String(node.path.at(-2)), String(node.value)];
  if (itemKeys.length > 0) return itemKeys;
  const namePart = `.${list}.${name}`;
  const belongsToName = (key: string) =>
    key.endsWith(namePart) || key.includes(`${namePart}.`) || key.includes(`${namePart}_`);
  const outerPaths = [node.parent?.parent?.path, node.parent?.parent?.parent?.parent?.path];
  return outerPaths.flatMap((path) => (path ? listItemTexts(content, path).filter(belongsToName) : []));
}

function documentPanel(content: ParsedContent, name: string, block: DocumentBlock | null): FieldPanel | null {
  const passages = listPassages(
    name,
    content.site.languages.map(({ code }) => code),
    content,
  );
  const position = block ? findPassage(passages ?? [], block.language, block.number) : 0;
  if (!passages?.[position]) return null;
  const item = sourceItem(`document:${name}`, content);
  const section = item && content.root && nodeAt(content.root, item);
  const field = paragraphField(content, name, passages, position);
  return {
    trail: section ? createTrail(content, section) : [],
    title: field.passages[position]?.label ?? name,
    fields: [field],
    item: null,
    page: section ? findPagePath(section) : null,
  };
}

/** Address of the page that shows a value: its own page, or the first one with a section of the package set or form. */
function findPagePath(node: SiteNode): string | null {
  const sections = nodesTo(node)
    .flatMap(referencesTo)
    .filter(({ parent }) => parent?.model.linked === 'anchor');
  const addresses = [node, ...sections].map((each) => getChild(pageAround(each)?.value, 'path'));
  return addresses.find((address) => typeof address === 'string') ?? null;
}

/** From the page or part down to the node. */
function createTrail(content: ParsedContent, node: SiteNode): FieldPanel['trail'] {
  return [...new Set([...listTitledNodes(node), node])].map((each) => ({
    label: getTitle(content, each),
    source: valueSource(each.path),
  }));
}
