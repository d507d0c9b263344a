import { createI18n } from './create-i18n.ts';

/** The language of the served page; the host decides it. */
export const pageLanguage = typeof document === 'undefined' ? '' : document.documentElement.lang;

/** The browser's translation layer; it starts without texts and loads those of each page. */
export const browserTexts = createI18n(pageLanguage, {});

/** Loads the texts that a page needs, those that are missing only. */
export function loadPageTexts(namespaces: readonly string[]): Promise<void> {
  return loadTexts(
    namespaces.filter((namespace) => !browserTexts.hasResourceBundle(pageLanguage, namespace)),
  );
}

/** Delay after the start before the texts in use are reloaded, milliseconds. */
const RELOAD_DELAY_MS = 100;

/** Removes a language preference that an older visit stored, and reloads the texts in use a moment later. */
export function startTexts(): void {
  try {
    localStorage.removeItem('i18nextLng');
  } catch (error) {
    console.error('The stored language preference could not be removed', error);
  }
  setTimeout(() => {
    void loadTexts(Object.keys(browserTexts.store.data[pageLanguage] ?? {}));
  }, RELOAD_DELAY_MS);
}

/** Loads files of texts, `/locales/<language>/<namespace>.json`. A failure is logged; the page is still rendered. */
async function loadTexts(namespaces: readonly string[]): Promise<void> {
  const load = async (namespace: string) => {
    try {
      const reply = await fetch(`/locales/${pageLanguage}/${namespace}.json`);
      if (!reply.ok) throw new Error(`${reply.status} ${reply.statusText}`);
      browserTexts.addResourceBundle(pageLanguage, namespace, await reply.json(), true, true);
    } catch (error) {
      console.error(`Texts ${pageLanguage}/${namespace} could not be loaded`, error);
    }
  };
  await Promise.all(namespaces.map(load));
}
