import { referredItems } from '../../schema/reference-target.ts';
import { childNode, fieldNodes, listKey, nodeAt, nodeName, type SiteNode } from '../../schema/site-node.ts';
import type { ChoiceOptions } from '../api/content-api.ts';
import { type ParsedContent, readText } from './field-context.ts';
import { getTitle } from './titles.ts';

/** Labeled targets of a reference, including its current target; null if the value is not a reference. */
export function referenceOptions(content: ParsedContent, node: SiteNode): ChoiceOptions | null {
  const options = findOptions(content, node);
  return options && includeCurrent(options, node.value);
}

function findOptions(content: ParsedContent, node: SiteNode): ChoiceOptions | null {
  const { model } = node;
  if (model.texts?.some(({ shared }) => shared)) return buttonOptions(content);
  if (model.isDocument) return documentOptions(content);
  if (listKey(node) === 'features') return featureOptions(content, node);
  return (
    referredItems(node)?.items.flatMap((item) => {
      const value = nodeName(item);
      return value === null ? [] : [{ value, label: getTitle(content, item) }];
    }) ?? null
  );
}

/** Names allowed at a place; null if the value there is not a reference. */
export function listReferredNames(
  { root }: ParsedContent,
  { places }: Pick<SiteNode, 'places'>,
): readonly string[] | null {
  const node = root && nodeAt(root, places);
  const referred = node && referredItems(node);
  return referred ? referred.items.flatMap((item) => nodeName(item) ?? []) : null;
}

function buttonOptions(content: ParsedContent): ChoiceOptions {
  const keys = [...(content.texts.get(content.titleLanguage)?.keys() ?? [])];
  return keys.flatMap((key) => {
    const label = /^common:actions\.([^.]+)$/.exec(key)?.[1];
    return label === undefined ? [] : [{ value: label, label: readText(content, key) ?? label }];
  });
}

function documentOptions({ files, titleLanguage }: ParsedContent): ChoiceOptions {
  return Object.keys(files).flatMap((file) => {
    const [, folder, name = ''] = /^content\/([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
    return folder === titleLanguage ? [{ value: name, label: name }] : [];
  });
}

/** Features of all packages in the set. */
function featureOptions(content: ParsedContent, node: SiteNode): ChoiceOptions | null {
  const set = content.root && nodeAt(content.root, node.path.slice(0, 3));
  if (!set) return null;
  const items = fieldNodes(set).flatMap((each) => {
    const features = childNode(each, 'features');
    return features ? fieldNodes(features) : [];
  });
  const byName = new Map(items.map((item) => [String(item.value), item]));
  return [...byName].map(([value, item]) => ({ value, label: getTitle(content, item) }));
}

/** Keeps an invalid current value among the choices, so that the editor sees it. */
function includeCurrent(options: ChoiceOptions, value: unknown): ChoiceOptions {
  if (typeof value !== 'string' || options.some((option) => option.value === value)) return options;
  return [...options, { value, label: value }];
}
