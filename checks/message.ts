import i18next, { type TOptions } from 'i18next';
import icelandicCommands from '../locales/checks/commands-is.json' with { type: 'json' };
import en from '../locales/checks/en.json' with { type: 'json' };
import is from '../locales/checks/is.json' with { type: 'json' };
import icelandicRules from '../locales/checks/schema-is.json' with { type: 'json' };
import {
  CHECK_LANGUAGES,
  type CheckLanguage,
  inShort,
  type Phrase,
  type Wording,
} from './problems/wording-type.ts';

type Catalogue = typeof en;

/** Group and name of a message in `locales/checks/en.json`, such as `fact.unknown`, without its variants. */
export type MessageKey = {
  [Group in keyof Catalogue]: `${Group}.${BaseOf<keyof Catalogue[Group] & string>}`;
}[keyof Catalogue];
type BaseOf<Key extends string> = Key extends `${infer Base}_${string}` ? Base : Key;

/**
 * Values of a message. The catalog gives the format: `%{name, short}` on one line and at most 60 characters,
 * `%{names, quoted, anyOf}` as “a”, “b” or “c”, `allOf` with “and”, `comma` with commas only, `someOf` at most eight.
 */
export type MessageValues = Readonly<
  Record<string, string | number | Date | Phrase | readonly (string | number)[] | null | undefined>
> & {
  /** Suggestion. If there is one, the variant `hint_near` is used. */
  readonly meant?: string | null | undefined;
  /** Chooses another variant: `hint_home` for the context `home`; of several, the first that has one. */
  readonly context?: string | readonly string[] | undefined;
  /** Chooses between singular and plural: `message_one`, `message_other`. */
  readonly count?: number;
};

const catalogue = i18next.createInstance();
await catalogue.init({
  resources: { en: { checks: en }, is: { checks: is } },
  supportedLngs: CHECK_LANGUAGES,
  fallbackLng: false,
  defaultNS: 'checks',
  // Messages quote facts, {{company.name}}, so their own variables are written %{name}.
  interpolation: { prefix: '%{', suffix: '}', escapeValue: false, skipOnVariables: true },
});
const { formatter } = catalogue.services;
formatter?.add('short', (value) => formatEach(value, inShort));
formatter?.add('quoted', (value, lng) =>
  formatEach(value, (name) => (lng === 'is' ? `„${name}“` : `“${name}”`)),
);
formatter?.add('clipped', (text: string) => (text.length > 120 ? `${text.slice(0, 119)}…` : text));
formatter?.add('someOf', (names: readonly string[], lng) =>
  names.length > 8 ? `${names.slice(0, 8).join(', ')} …` : joinNames(names, lng, 'conjunction'),
);
formatter?.add('comma', (names: readonly string[]) => names.join(', '));
formatter?.add('anyOf', (names, lng) => joinNames(names, lng, 'disjunction'));
formatter?.add('allOf', (names, lng) => joinNames(names, lng, 'conjunction'));

/**
 * Returns the message and hint of a problem in every language of the checks.
 * @param key of `locales/checks/*.json`; contains `message`, the mistake, and `hint`, what to type instead
 */
export function translateMessage(key: MessageKey, values: MessageValues = {}): Wording {
  const translateTo = (lng: CheckLanguage) => ({
    message: translateSentence(`${key}.message`, lng, values),
    // The text after the hint, such as the purpose of a key, may be empty.
    hint: translateSentence(`${key}.hint`, lng, values).trim(),
  });
  return { key, values, en: translateTo('en'), is: translateTo('is') };
}

/**
 * Returns the message of a problem for the Studio, which names no file and no key and has no code.
 * @param values its values as an editor knows them
 * @returns `null` if it has none: no edit of the Studio leads to the problem
 */
export function translateForStudio(key: string, lng: CheckLanguage, values: MessageValues): string | null {
  const sentence = translateSentence(`${key}.studio`, lng, values).trim();
  return sentence === `${key}.studio` ? null : sentence;
}

/** Returns a part of a sentence, or any other text of the catalog, in every language of the checks. */
export function translatePhrase(key: MessageKey, values: MessageValues = {}): Phrase {
  return { en: translateSentence(key, 'en', values), is: translateSentence(key, 'is', values) };
}

/** Empty phrase for a message that has room for one more. */
export const noPhrase: Phrase = { en: '', is: '' };

const ICELANDIC_RULES: Readonly<Record<string, string>> = icelandicRules;
const ICELANDIC_COMMANDS: Readonly<Record<string, string>> = icelandicCommands;

/** Translates a text of the command table; `commands-is.json` maps English to Icelandic for commands with `--lang`. */
export function translated(english: string): Phrase {
  return { en: english, is: ICELANDIC_COMMANDS[english] ?? english };
}

/**
 * Translates the description of a field or the message of a rule; `schema-is.json` maps the English to Icelandic.
 * @param english a description or an error message from `schema/`
 * @returns `null` if the schema has no such sentence: then it is zod's own message, which is not for editors
 */
export function schemaSentence(english: string): Phrase | null {
  if (!Object.hasOwn(ICELANDIC_RULES, english)) return null;
  const withFullStop = (text = '') => (/[.?!…]$/.test(text) ? text : `${text}.`);
  return { en: withFullStop(english), is: withFullStop(ICELANDIC_RULES[english]) };
}

function translateSentence(key: string, lng: CheckLanguage, values: MessageValues): string {
  const languageValues = Object.entries(values).map(([name, value]) => [
    name,
    isPhrase(value) ? value[lng] : value,
  ]);
  const context = values.context ?? (typeof values.meant === 'string' ? 'near' : []);
  const variants = [context].flat().map((each) => `${key}_${each}`);
  return catalogue.t([...variants, key], {
    ...Object.fromEntries(languageValues),
    context: '',
    lng,
  } as TOptions);
}

function isPhrase(value: MessageValues[string]): value is Phrase {
  return typeof value === 'object' && value !== null && 'en' in value;
}

function formatEach(value: unknown, format: (one: unknown) => string): string {
  // i18next passes a list from one format to the next; its types allow only strings.
  return (Array.isArray(value) ? value.map(format) : format(value)) as string;
}

/** Joins `a, b or c` in the language; British English, which has no comma before the last word. */
function joinNames(
  names: readonly (string | number)[],
  lng: string | undefined,
  type: 'conjunction' | 'disjunction',
): string {
  return new Intl.ListFormat(lng === 'en' ? 'en-GB' : lng, { type }).format(names.map(String));
}
