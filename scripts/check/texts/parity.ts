import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import { withoutNumberForm } from '../../../app/site/texts/text-key-list.ts';
import type { Namespace } from '../../../schema/namespace.ts';
import { phraseOf, wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { LanguageFiles } from './check-texts.ts';
import { sharedFacts } from './shared-facts.ts';
import type { TextFile } from './text-file.ts';

/** Which words are searched for is each market's own matter. */
const keywords = /\.meta\.keywords$|^keywords$/;

/** A text that states something else than the first language's. */
interface Difference {
  readonly file: TextFile;
  readonly key: string;
  /** The first language's key; a form that it has not, such as the Spanish _many, is compared with its general one. */
  readonly other: string;
  readonly difference: TextDifference;
}

/**
 * Finds texts that state something else than the same text in the first language. Where all languages differ from the
 * first one, the mistake is there, and is reported once.
 * @param languages the files of each language, the first language's first
 * @param reported files and keys that a problem has been reported for: `locales/is/home.json home.hero.title`
 */
export function checkParity(
  site: ResolvedSite,
  languages: readonly LanguageFiles[],
  namespace: Namespace,
  reported: ReadonlySet<string>,
): Problem[] {
  const first = languages[0]?.get(namespace);
  if (!first) return [];
  const firstTexts = new Map(
    [...first.flat].map(([key, text]) => [key, statedIn({ language: site.defaultLanguage, text }, site)]),
  );
  const differences = site.languages.flatMap((language, place) => {
    const file = languages[place]?.get(namespace);
    if (!file || language.isDefault) return [];
    return differencesOf({ file, language }, { file: first, texts: firstTexts }, site, reported);
  });
  const byKey = Map.groupBy(differences, ({ other }) => other);
  const compared = languages.filter((files) => files.has(namespace)).length - 1;
  return [...byKey].flatMap(([key, found]) => {
    const [one] = found;
    if (one && compared > 1 && new Set(found.map(({ file }) => file)).size === compared)
      return [problemIn(first, key, one.file, one.key, one.difference)];
    return found.map((each) => problemIn(each.file, each.key, first, key, each.difference));
  });
}

function differencesOf(
  { file, language }: { readonly file: TextFile; readonly language: ResolvedLanguage },
  first: { readonly file: TextFile; readonly texts: ReadonlyMap<string, Stated> },
  site: ResolvedSite,
  reported: ReadonlySet<string>,
): Difference[] {
  return [...file.flat].flatMap(([key, text]) => {
    const other = first.texts.has(key) ? key : `${withoutNumberForm(key)}_other`;
    const firstText = first.texts.get(other);
    // What is empty is missing, which is reported.
    if (!firstText || keywords.test(key) || text.trim() === '' || firstText.isEmpty) return [];
    if (reported.has(`${file.file} ${key}`) || reported.has(`${first.file.file} ${other}`)) return [];
    const difference = differenceBetween(statedIn({ language, text }, site), firstText);
    return difference ? [{ file, key, other, difference }] : [];
  });
}

function problemIn(
  file: TextFile,
  key: string,
  other: TextFile,
  otherKey: string,
  difference: TextDifference,
): Problem {
  const { line, column } = other.positionOf(otherKey);
  const place = `${other.file}:${line}:${column}`;
  return file.problemAt('text-mismatch', key, { wording: differenceWording(difference, place) });
}

/** A text in one language. */
export interface LanguageText {
  readonly language: ResolvedLanguage;
  readonly text: string;
}

/** What a text states: facts, numbers, names and links. */
interface Stated {
  readonly language: ResolvedLanguage;
  readonly facts: ReadonlySet<string>;
  readonly isEmpty: boolean;
}

function statedIn({ language, text }: LanguageText, { properNames }: Names): Stated {
  return {
    language,
    facts: sharedFacts(text, language.locale, properNames),
    isEmpty: text.trim() === '',
  };
}

/** Proper names that every language writes alike. */
type Names = Pick<ResolvedSite, 'properNames'>;

/** What two languages do not both state. */
export interface TextDifference {
  /** The languages that state something alone; one or both. */
  readonly sides: readonly { readonly language: string; readonly facts: readonly string[] }[];
}

/**
 * Compares what a text states with what it states in another language.
 * @returns null when both state the same
 */
export function textDifference(one: LanguageText, other: LanguageText, names: Names): TextDifference | null {
  return differenceBetween(statedIn(one, names), statedIn(other, names));
}

function differenceBetween(one: Stated, other: Stated): TextDifference | null {
  const sides = [
    { language: one.language.name, facts: [...one.facts].filter((fact) => !other.facts.has(fact)) },
    { language: other.language.name, facts: [...other.facts].filter((fact) => !one.facts.has(fact)) },
  ].filter(({ facts }) => facts.length > 0);
  return sides.length === 0 ? null : { sides };
}

/** @param place of the other text: `locales/is/home.json:9:16` */
export function differenceWording({ sides }: TextDifference, place: string): Wording {
  const [one, other] = sides.map((side) => phraseOf('mismatch.only', side));
  const only = other === undefined ? one : phraseOf('mismatch.onlyBoth', { one, other });
  const isFact = ({ facts }: TextDifference['sides'][number]) => facts.every((fact) => fact.startsWith('{{'));
  // Where one language has a fact and the other what was typed in its place, the fact belongs in both.
  const withFact = sides.filter(isFact);
  const [alone] = sides.length === 1 ? sides : withFact;
  const isClear = sides.length === 1 || withFact.length === 1;
  const context = sides.length === 1 ? 'one' : 'fact';
  return wordingOf('mismatch.differ', {
    only,
    place,
    facts: alone?.facts ?? [],
    context: isClear ? context : undefined,
  });
}

/** Whether the languages state something else, which is `text-mismatch`: then nothing more is reported for a text. */
export function factsDiffer(texts: readonly LanguageText[], names: Names): boolean {
  const [first, ...others] = texts;
  return first !== undefined && others.some((other) => textDifference(other, first, names) !== null);
}
