import i18next, { type TOptions } from 'i18next';
import en from '../../locales/checks/en.json' with { type: 'json' };
import is from '../../locales/checks/is.json' with { type: 'json' };
import { inShort } from './problems/wording.ts';
import { type CheckLanguage, checkLanguages, type Phrase, type Wording } from './problems/wording-type.ts';

type Catalogue = typeof en;

/** The group and the name of a message in `locales/checks/en.json`, such as `fact.unknown`. */
export type MessageKey = {
  [Group in keyof Catalogue]: `${Group}.${WithoutPlural<keyof Catalogue[Group] & string>}`;
}[keyof Catalogue];

type WithoutPlural<Name extends string> = Name extends `${infer Key}_${'zero' | 'one' | 'other'}`
  ? Key
  : Name;

/** What is filled into a message; a list of names is written `%{names, anyOf}`, `allOf` or
 * `someOf` (at most eight), and a value of the writer `%{written, short}`. */
export type MessageValues = Readonly<
  Record<string, string | number | Phrase | readonly string[] | undefined>
> & {
  /** Chooses another sentence, where the catalogue has one: `hint_near` for the context `near`. */
  readonly context?: string | undefined;
  /** Chooses between singular and plural: `message_one`, `message_other`. */
  readonly count?: number;
};

const catalogue = i18next.createInstance();
await catalogue.init({
  resources: { en: { checks: en }, is: { checks: is } },
  supportedLngs: checkLanguages,
  fallbackLng: false,
  defaultNS: 'checks',
  // Messages quote facts, {{company.name}}: so what is filled in is written %{name}.
  interpolation: { prefix: '%{', suffix: '}', escapeValue: false, skipOnVariables: true },
});
catalogue.services.formatter?.add('short', (value) => inShort(value));
catalogue.services.formatter?.add('clipped', (text: string) =>
  text.length > 120 ? `${text.slice(0, 119)}…` : text,
);
catalogue.services.formatter?.add('someOf', (names: readonly string[], lng) =>
  names.length > 8 ? `${names.slice(0, 8).join(', ')} …` : series(names, lng, 'conjunction'),
);
catalogue.services.formatter?.add('allQuoted', (names: readonly string[], lng) =>
  series(
    names.map((name) => (lng === 'is' ? `„${name}“` : `“${name}”`)),
    lng,
    'conjunction',
  ),
);
catalogue.services.formatter?.add('anyOf', (names, lng) => series(names, lng, 'disjunction'));
catalogue.services.formatter?.add('allOf', (names, lng) => series(names, lng, 'conjunction'));

/**
 * The wording of a problem, in every language that the checks speak.
 * @param key of `locales/checks/*.json`; below it are `message`, what is wrong, and `hint`, what to type instead
 */
export function wordingOf(key: MessageKey, values: MessageValues = {}): Wording {
  const inLanguage = (lng: CheckLanguage) => ({
    message: sentence(`${key}.message`, lng, values),
    hint: sentence(`${key}.hint`, lng, values),
  });
  return { en: inLanguage('en'), is: inLanguage('is') };
}

/** The values of a message whose hint depends on whether something near was found: `hint_near` with `%{meant}`. */
export function suggesting(meant: string | null): MessageValues {
  return meant === null ? {} : { meant, context: 'near' };
}

/** A part of a sentence, or any other text of the catalogue, in every language that the checks speak. */
export function phraseOf(key: MessageKey, values: MessageValues = {}): Phrase {
  return { en: sentence(key, 'en', values), is: sentence(key, 'is', values) };
}

function sentence(key: string, lng: CheckLanguage, values: MessageValues): string {
  const filled = Object.entries(values).map(([name, value]) => [name, isPhrase(value) ? value[lng] : value]);
  return catalogue.t(key, { ...Object.fromEntries(filled), lng } as TOptions);
}

function isPhrase(value: MessageValues[string]): value is Phrase {
  return typeof value === 'object' && !Array.isArray(value);
}

/** `a, b or c` in the language; British English, which has no comma before the last word. */
function series(
  names: readonly string[],
  lng: string | undefined,
  type: 'conjunction' | 'disjunction',
): string {
  return new Intl.ListFormat(lng === 'en' ? 'en-GB' : lng, { type }).format(names);
}
