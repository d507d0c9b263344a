import { createContext, useContext } from 'react';
import type { OriginalTexts } from '../site/page-view.ts';
import { TextsContext } from './TextsProvider.tsx';

type Values = Readonly<Record<string, string | number>>;

/** Looks up a text by its name below `root`. */
export interface Texts {
  (name: string, values?: Values): string;
  /** The text, or null if the language has none. */
  optional(name: string): string | null;
  /** The `lang` of the element that shows a text: the default language if it is not translated yet, else undefined. */
  lang(name: string): string | undefined;
}

/** The texts of the page that are in the default language. */
export const OriginalsContext = createContext<OriginalTexts | null>(null);

/** Gives the `lang` of a text by its full name, `services:api.hero.title`. */
export function useTextLanguage(): (name: string) => string | undefined {
  const originals = useContext(OriginalsContext);
  return (name) => (originals?.names.includes(name) ? originals.language : undefined);
}

/** The texts below a name. @param root `namespace:` or `namespace:page.section` */
export function useTexts(root: string): Texts {
  const { plain, complete } = useContext(TextsContext);
  const getLanguage = useTextLanguage();
  const getFullName = (name: string) => (root.endsWith(':') ? root + name : `${root}.${name}`);
  const texts = (name: string, values?: Values) =>
    (values ? undefined : plain(getFullName(name))) ?? complete(getFullName(name), values ?? {});
  return Object.assign(texts, {
    optional: (name: string) => plain(getFullName(name)) ?? null,
    lang: (name: string) => getLanguage(getFullName(name)),
  });
}
