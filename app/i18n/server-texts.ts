import type { i18n, Resource } from 'i18next';
import type { SiteTexts } from '../site/texts/texts.ts';
import { createI18n } from './create-i18n.ts';

const made = new WeakMap<SiteTexts, i18n>();

/** The i18next instance over texts in memory; created once for each set of texts. */
export function serverTexts(texts: SiteTexts): i18n {
  const known = made.get(texts);
  if (known) return known;
  const instance = createI18n(texts.language, texts.namespaces as Resource[string]);
  made.set(texts, instance);
  return instance;
}
