import i18next, { type i18n, type Resource } from 'i18next';

/** Makes the translation layer for one language. @param resources the texts by namespace, facts filled in */
export function createI18n(language: string, resources: Resource[string]): i18n {
  const instance = i18next.createInstance();
  instance.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: resources },
    ns: Object.keys(resources),
    defaultNS: 'common',
    initAsync: false,
    showSupportNotice: false,
    interpolation: { escapeValue: false },
  } as Parameters<i18n['init']>[0]);
  return instance;
}
