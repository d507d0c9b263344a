/** For whom rows are shown. */
export interface ItemReader {
  /** The page's language. */
  readonly language: string;
  /** The language that rows are written in: the site's default one. */
  readonly original: string;
  /** The company's, like Atlantic/Reykjavik. */
  readonly timeZone: string;
}

/** A row's translation for a reader; null where the original is to be shown. */
export function translationFor<Translation>(
  translations: Readonly<Record<string, Translation>>,
  { language, original }: Pick<ItemReader, 'language' | 'original'>,
): Translation | null {
  if (language === original || !Object.hasOwn(translations, language)) return null;
  return translations[language] ?? null;
}

/** The language to mark a part of the original with; null where it is the page's own. */
export function originalMark({
  language,
  original,
}: Pick<ItemReader, 'language' | 'original'>): string | null {
  return language === original ? null : original;
}
