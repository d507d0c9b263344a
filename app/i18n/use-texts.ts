import { useTranslation } from 'react-i18next';

/** Gives the words for a name below `root`. */
export interface Texts {
  (name: string, values?: Readonly<Record<string, string | number>>): string;
  /** The words, or null where a language has none for this name. */
  optional(name: string): string | null;
}

/**
 * The texts below a place.
 * @param root `namespace:` or `namespace:page.section`
 */
export function useTexts(root: string): Texts {
  const { t, i18n } = useTranslation();
  const full = (name: string) => (root.endsWith(':') ? root + name : `${root}.${name}`);
  const texts = (name: string, values?: Readonly<Record<string, string | number>>) => t(full(name), values ?? {});
  texts.optional = (name: string) => (i18n.exists(full(name)) ? t(full(name)) : null);
  return texts as Texts;
}
