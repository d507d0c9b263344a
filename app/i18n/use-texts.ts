import { useContext } from 'react';
import { TextsContext } from './TextsProvider.tsx';

type Values = Readonly<Record<string, string | number>>;

/** Looks up a text by its name below `root`. */
export interface Texts {
  (name: string, values?: Values): string;
  /** The text, or null where the language has none. */
  optional(name: string): string | null;
}

/**
 * The texts below a place.
 * @param root `namespace:` or `namespace:page.section`
 */
export function useTexts(root: string): Texts {
  const { plain, complete } = useContext(TextsContext);
  const full = (name: string) => (root.endsWith(':') ? root + name : `${root}.${name}`);
  const texts = (name: string, values?: Values) =>
    (values ? undefined : plain(full(name))) ?? complete(full(name), values ?? {});
  return Object.assign(texts, { optional: (name: string) => plain(full(name)) ?? null });
}
