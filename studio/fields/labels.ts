import i18next from 'i18next';
import { humanizeName } from '../../app/site/node-title.ts';
import { schemaSentence } from '../../checks/message.ts';
import { CHECK_LANGUAGES, type CheckLanguage } from '../../checks/problems/wording-type.ts';
import en from '../../locales/studio/en.json' with { type: 'json' };
import is from '../../locales/studio/is.json' with { type: 'json' };

const catalogue = i18next.createInstance();
await catalogue.init({
  resources: { en: { studio: en }, is: { studio: is } },
  supportedLngs: CHECK_LANGUAGES,
  fallbackLng: false,
  defaultNS: 'studio',
  // Ids are parts of keys, and may have any characters.
  nsSeparator: false,
  interpolation: { escapeValue: false },
});

/** Texts of the Studio in one language. */
export interface Labels {
  /** A text of `locales/studio`; the key itself if there is none. */
  readonly text: (key: string, values?: Readonly<Record<string, string | number>>) => string;
  /** Label of a key of site.yaml, or the key in words; `context` is its parent if the key has several meanings. */
  readonly field: (key: string, context?: string) => string;
  /** Label of a choice; the value in words if it has none, such as a currency. */
  readonly choice: (key: string, value: unknown) => string;
  /** A description of the schema; empty if there is none. */
  readonly help: (description: string | null) => string;
}

export function getLabels(language: CheckLanguage): Labels {
  const text: Labels['text'] = (key, values = {}) => catalogue.t(key, { ...values, lng: language });
  const choice: Labels['choice'] = (key, value) => {
    const name = `choices.${key}.${String(value)}`;
    return text(name, { defaultValue: humanizeName(String(value)) });
  };
  return {
    text,
    field: (key, context = '') => text(`fields.${key}`, { context, defaultValue: humanizeName(key) }),
    choice,
    help: (description) =>
      description === null ? '' : (schemaSentence(description)?.[language] ?? description),
  };
}
