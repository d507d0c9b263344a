import type { Namespace } from '../../../schema/namespace.ts';
import type { TextTree } from './fill-facts.ts';
import { type TextKey, withoutNumberForm } from './text-key-list.ts';
import type { SourceTexts } from './texts.ts';

/**
 * The texts that a site shows; those of offers that have not begun are left out.
 * @param keys the texts that the site uses
 */
export function pickVisibleTexts(texts: SourceTexts, keys: readonly TextKey[]): SourceTexts {
  const shownNames = new Set(keys.map(({ namespace, key }) => `${namespace}:${key}`));
  return Object.fromEntries(
    Object.entries(texts).map(([namespace, tree]) => [
      namespace,
      filterTree(tree, '', (key) => shownNames.has(`${namespace}:${key}`)),
    ]),
  ) as Partial<Record<Namespace, TextTree>>;
}

function filterTree(tree: TextTree, prefix: string, isShown: (key: string) => boolean): TextTree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]): [string, string | TextTree][] => {
      const key = prefix + name;
      if (typeof value === 'string')
        return isShown(key) || isShown(withoutNumberForm(key)) ? [[name, value]] : [];
      const inner = filterTree(value, `${key}.`, isShown);
      return Object.keys(inner).length > 0 ? [[name, inner]] : [];
    }),
  );
}
