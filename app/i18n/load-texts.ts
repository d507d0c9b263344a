import type { i18n } from 'i18next';

/**
 * Loads files of texts of a language, `/locales/<language>/<namespace>.json`, those that are missing only.
 * A failure is logged; the page is drawn all the same.
 * @param again loads also what is there already
 */
export async function loadTexts(
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
