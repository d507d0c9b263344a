import type { Namespace } from '../../../schema/namespace.ts';
import type { TextTree } from './fill-facts.ts';
import { type TextKey, withoutNumberForm } from './text-key-list.ts';
import type { WrittenTexts } from './texts.ts';

/**
 * The texts that a site shows; those of offers that have not begun are left out.
 * @param keys the texts that the site uses
 */
export function shownTexts(written: WrittenTexts, keys: readonly TextKey[]): WrittenTexts {
  const shown = new Set(keys.map(({ namespace, key }) => `${namespace}:${key}`));
  return Object.fromEntries(
    Object.entries(written).map(([namespace, tree]) => [
      namespace,
      kept(tree, '', (key) => shown.has(`${namespace}:${key}`)),
    ]),
  ) as Partial<Record<Namespace, TextTree>>;
}

function kept(tree: TextTree, prefix: string, isShown: (key: string) => boolean): TextTree {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([name, value]): [string, string | TextTree][] => {
      const key = prefix + name;
      if (typeof value === 'string')
        return isShown(key) || isShown(withoutNumberForm(key)) ? [[name, value]] : [];
      const inner = kept(value, `${key}.`, isShown);
      return Object.keys(inner).length > 0 ? [[name, inner]] : [];
    }),
  );
}
