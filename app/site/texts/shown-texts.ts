import type { Namespace } from '../../../schema/namespace.ts';
import type { TextTree } from './fill-facts.ts';
import { type TextKey, withoutNumberForm } from './text-key-list.ts';
import type { SourceTexts } from './texts.ts';

/** The texts that a site shows, by the keys that it uses; those of offers that have not begun are left out. */
export function pickVisibleTexts(texts: SourceTexts, keys: readonly TextKey[]): SourceTexts {
  const visibleNames = new Set(keys.map(({ namespace, key }) => `${namespace}:${key}`));
  return Object.fromEntries(
    Object.entries(texts).map(([namespace, tree]) => [
      namespace,
      filterTree(tree, '', (key) => visibleNames.has(`${namespace}:${key}`)),
    ]),
  ) as Partial<Record<Namespace, TextTree>>;
}

function filterTree(tree: TextTree, prefix: string, isVisible: (key: string) => boolean): TextTree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]): [string, string | TextTree][] => {
      const key = prefix + name;
      if (typeof value === 'string')
        return isVisible(key) || isVisible(withoutNumberForm(key)) ? [[name, value]] : [];
      const inner = filterTree(value, `${key}.`, isVisible);
      return Object.keys(inner).length > 0 ? [[name, inner]] : [];
    }),
  );
}
