import { shortened } from '../../app/site/node-title.ts';
import { sourceItem } from '../../render/preview/source-item.ts';
import type { Source } from '../../render/preview/sources.ts';
import { documentSource, parseSource, valueSource } from '../../render/preview/sources.ts';
import { isItem, isList, nodeAt, nodesTo, type SiteNode } from '../../schema/site-node.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import type { Field, Panel } from '../api/content-api.ts';
import { isContainer, isInline } from './controls.ts';
import { documentIn } from './document-blocks.ts';
import {
  type Content,
  type FieldContext,
  getContent,
  isText,
  listItemTexts,
  reading,
} from './field-context.ts';
import { paragraphField, type Target, textField, valueField, valueFields } from './fields.ts';
import { panelItem } from './panel-item.ts';
import { getTitle } from './titles.ts';

/**
 * Panel of the item or group that a visible element belongs to: texts in all languages first, then the values of
 * site.yaml.
 * @returns null if it does not exist, for example after it was removed
 */
export function createPanel(source: Source, context: FieldContext): Panel | null {
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

function textPanel(content: Content, key: string): Panel | null {
  if (!isText(content, key)) return null;
  const target: Target = { kind: 'text', key };
  const item = sourceItem(`text:${key}`, content);
  const spot = item && content.root && nodeAt(content.root, item);
  // Texts of the interface belong to no value of site.yaml.
  if (!item || !spot) return textsPanel(content, key, target);
  return thingPanel(content, spot, target, [...new Set([...listItemTexts(content, item), key])]);
}

function textsPanel(content: Content, key: string, target: Target): Panel {
  const [namespace = ''] = key.split(':');
  const place = content.labels.of(`places.${namespace}`, { defaultValue: namespace });
  return {
    trail: [{ label: place, source: `text:${key}` }],
    title: shortened(reading(content, key)) ?? place,
    fields: [textField(content, key, target)],
    item: null,
    page: null,
  };
}

function valuePanel(content: Content, path: ValuePath): Panel | null {
  const spot = content.root && nodeAt(content.root, path);
  if (!spot || spot.path.length === 0) return null;
  const thing = thingAround(spot);
  const target: Target = { kind: 'value', path: spot.path };
  return thingPanel(content, thing, target, textsAt(content, thing));
}

/** Nearest node that has its own panel: an item of a list, a list, or a group that is not shown inline. */
function thingAround(spot: SiteNode): SiteNode {
  if (isItem(spot) || isList(spot) || (isContainer(spot) && !isInline(spot))) return spot;
  return spot.parent && spot.parent.path.length > 0 ? thingAround(spot.parent) : spot;
}

function thingPanel(content: Content, thing: SiteNode, target: Target, keys: readonly string[]): Panel {
  const texts = keys.map((key) => textField(content, key, target));
  const isGroup = isContainer(thing) && !isList(thing);
  const values = isGroup ? valueFields(content, thing, target) : [valueField(content, thing, target)];
  return {
    trail: trailTo(content, thing),
    title: getTitle(content, thing),
    fields: [...texts, ...withRest(content, thing, values)],
    item: panelItem(content, thing),
    page: pageOf(content, thing.path),
  };
}

/** Problems of a node as a whole are shown at its first field. */
function withRest(content: Content, thing: SiteNode, fields: readonly Field[]): readonly Field[] {
  const [first, ...others] = fields;
  if (!first) return fields;
  const whole = valueField(content, thing, null).problems;
  const shown = new Set(fields.flatMap(({ problems }) => problems.map((problem) => JSON.stringify(problem))));
  const rest = whole.filter((problem) => !shown.has(JSON.stringify(problem)));
  return rest.length === 0 ? fields : [{ ...first, problems: [...first.problems, ...rest] }, ...others];
}

/** Texts of a node; for a name in a list, the texts of the named item. */
function textsAt(content: Content, thing: SiteNode): readonly string[] {
  if (isContainer(thing)) return listItemTexts(content, thing.path);
  const named = [...thing.path.slice(0, -1), String(thing.value)];
  const own = listItemTexts(content, named);
  const [list, name] = [String(thing.path.at(-2)), String(thing.value)];
  if (own.length > 0) return own;
  const start = `.${list}.${name}`;
  const isOfName = (key: string) =>
    key.endsWith(start) || key.includes(`${start}.`) || key.includes(`${start}_`);
  const around = [thing.parent?.parent?.path, thing.parent?.parent?.parent?.parent?.path];
  return around.flatMap((path) => (path ? listItemTexts(content, path).filter(isOfName) : []));
}

function documentPanel(content: Content, name: string, block: number | null): Panel | null {
  const blocks = documentIn(
    content.files,
    name,
    content.site.languages.map(({ code }) => code),
  );
  if (!blocks) return null;
  const number = block ?? 1;
  if (![...blocks.values()].some((own) => number <= own.length)) return null;
  const item = sourceItem(documentSource(name, number), content);
  const section = item && content.root && nodeAt(content.root, item);
  const heading = blocks.get(content.titleLanguage)?.[number - 1];
  return {
    trail: section ? trailTo(content, section) : [],
    title: shortened(heading?.replace(/^#+\s*/, '').split('\n')[0]) ?? name,
    fields: [paragraphField(content, name, number, blocks)],
    item: null,
    page: item && pageOf(content, item),
  };
}

/** Page that shows a value: its own page, or the first page with the package set or form. */
function pageOf({ site }: Content, [part, id]: ValuePath): string | null {
  const page = site.pages.find((each) => {
    if (part === 'pages') return each.id === id;
    if (part === 'forms') return each.sections.some((section) => 'form' in section && section.form === id);
    return part === 'packages' && each.sections.some((section) => 'set' in section && section.set === id);
  });
  return page?.path ?? null;
}

/** From the page or part down to the node. */
function trailTo(content: Content, thing: SiteNode): Panel['trail'] {
  return nodesTo(thing)
    .filter((spot) => spot === thing || isItem(spot) || (spot.path.length === 1 && spot.path[0] !== 'pages'))
    .map((spot) => ({ label: getTitle(content, spot), source: valueSource(spot.path) }));
}
