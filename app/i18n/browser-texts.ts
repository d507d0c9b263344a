import type { i18n } from 'i18next';
import { createI18n } from './create-i18n.ts';

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

/**
 * Loads files of texts of a language, `/locales/<language>/<namespace>.json`, those that are missing only.
 * A failure is logged; the page is rendered all the same.
 * @param again loads also what is there already
 */
async function loadTexts(
  instance: i18n,
  language: string,
  namespaces: readonly string[],
  again = false,
): Promise<void> {
  const wanted = namespaces.filter((namespace) => again || !instance.hasResourceBundle(language, namespace));
  await Promise.all(
    wanted.map(async (namespace) => {
      try {
        const reply = await fetch(`/locales/${language}/${namespace}.json`);
        if (!reply.ok) throw new Error(`${reply.status} ${reply.statusText}`);
        instance.addResourceBundle(language, namespace, await reply.json(), true, true);
      } catch (error) {
        console.error(`Texts ${language}/${namespace} could not be loaded`, error);
      }
    }),
  );
}
