import { createI18n } from './create-i18n.ts';
import { loadTexts } from './load-texts.ts';

/** The language of the page that was served; the host has decided it. */
export const pageLanguage = typeof document === 'undefined' ? '' : document.documentElement.lang;

/** The browser's translation layer; it starts without texts and loads those of each page. */
export const browserTexts = createI18n(pageLanguage, {});

/** Loads the texts that a page needs. */
export function loadPageTexts(namespaces: readonly string[]): Promise<void> {
  return loadTexts(browserTexts, pageLanguage, namespaces);
}

/** How long after the start the texts in use are loaded once more, in milliseconds (SPEC section 4). */
const reloadDelay = 100;

/** Removes a language preference that an older visit stored, and loads the texts in use once more a moment later. */
export function startTexts(): void {
  try {
    localStorage.removeItem('i18nextLng');
  } catch (error) {
    console.error('The stored language preference could not be removed', error);
  }
  setTimeout(() => {
    const inUse = Object.keys(browserTexts.store.data[pageLanguage] ?? {});
    void loadTexts(browserTexts, pageLanguage, inUse, true);
  }, reloadDelay);
}
