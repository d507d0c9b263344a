import { id } from '../../schema/identifiers.ts';
import { isRecord, listAt } from '../../schema/plain-value.ts';
import { isOf } from '../../schema/schema-walk.ts';
import {
  childNode,
  fieldNodes,
  listKey,
  nearestValue,
  nodeAt,
  type SiteNode,
} from '../../schema/site-node.ts';
import { referenceTarget } from '../../scripts/check/names/check-names.ts';
import type { ValueField } from '../api.ts';
import type { Content } from './content.ts';
import { actionTitle, formTitle, setTitle, shownTitle, titleOf } from './titles.ts';

export type Options = Extract<ValueField['control'], { type: 'choice' }>['options'];

/** What a name may refer to, in words, and what it refers to now; null where it refers to nothing. */
export function referenceOptions(content: Content, spot: SiteNode): Options | null {
  const options = fittingOptions(content, spot);
  return options && withCurrent(options, spot.value);
}

function fittingOptions(content: Content, spot: SiteNode): Options | null {
  const key = listKey(spot);
  if (key === 'initial') return optionsBeside(spot);
  if (!isOf(id, spot)) return null;
  if (key === 'label') return buttonOptions(content);
  if (key === 'document') return documentOptions(content);
  if (key === 'features') return featureOptions(content, spot);
  const names = referredNames(content, spot);
  if (!names) return null;
  const options = names.map((name) => ({ value: name, label: referredTitle(content, spot, key, name) }));
  return options;
}

/** The names that may be written at a place; null where what is there refers to nothing. */
export function referredNames(
  { root }: Content,
  { places }: Pick<SiteNode, 'places'>,
): readonly string[] | null {
  const node = root && nodeAt(root, places);
  const target = node && referenceTarget(node);
  return target ? [...target.names.all] : null;
}

function referredTitle(content: Content, spot: SiteNode, key: string, name: string): string {
  switch (key) {
    case 'set':
      return setTitle(content, name);
    case 'form':
      return formTitle(content, name);
    case 'rate':
    case 'of':
    case 'figures':
      return shownTitle(content, name);
    default: {
      const path = referredPath(spot, key, name);
      const found = content.root && path && nodeAt(content.root, path);
      return found ? titleOf(content, found) : name;
    }
  }
}

function referredPath(spot: SiteNode, key: string, name: string): readonly (string | number)[] | null {
  switch (key) {
    case 'package':
      return ['packages', String(nearestValue(spot, 'set')), 'packages', name];
    case 'milestones':
      return ['company', 'milestones', name];
    case 'extends':
    case 'scrollTo':
      return [...spot.path.slice(0, -2), name];
    default:
      return null;
  }
}

function optionsBeside(spot: SiteNode): Options {
  return listAt(spot.parent?.value, ['options']).flatMap((option) => {
    const value = isRecord(option) ? option.value : option;
    return typeof value === 'string' ? [{ value, label: value }] : [];
  });
}

function buttonOptions(content: Content): Options {
  const keys = [...(content.texts.get(content.titleLanguage)?.keys() ?? [])];
  return keys.flatMap((key) => {
    const label = /^common:actions\.([^.]+)$/.exec(key)?.[1];
    return label === undefined ? [] : [{ value: label, label: actionTitle(content, label) ?? label }];
  });
}

function documentOptions({ files, titleLanguage }: Content): Options {
  return Object.keys(files).flatMap((file) => {
    const [, folder, name = ''] = /^content\/([^/]+)\/([^/]+)\.md$/.exec(file) ?? [];
    return folder === titleLanguage ? [{ value: name, label: name }] : [];
  });
}

/** What any package of the set has. */
function featureOptions(content: Content, spot: SiteNode): Options | null {
  const set = content.root && nodeAt(content.root, spot.path.slice(0, 3));
  if (!set) return null;
  const items = fieldNodes(set).flatMap((each) => {
    const features = childNode(each, 'features');
    return features ? fieldNodes(features) : [];
  });
  const byName = new Map(items.map((item) => [String(item.value), item]));
  return [...byName].map(([value, item]) => ({ value, label: titleOf(content, item) }));
}

/** A wrong value is among the choices, too, so that it is seen. */
function withCurrent(options: Options, value: unknown): Options {
  if (typeof value !== 'string' || options.some((option) => option.value === value)) return options;
  return [...options, { value, label: value }];
}
