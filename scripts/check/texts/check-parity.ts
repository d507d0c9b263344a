import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { withoutNumberForm } from '../../../app/site/texts/text-key-list.ts';
import type { Namespace } from '../../../schema/namespace.ts';
import type { Problem } from '../problems/problem.ts';
import type { LanguageFiles } from './check-texts.ts';
import type { TextFile } from './text-file.ts';
import { differenceWording, type TextDifference, textDifference } from './text-parity.ts';

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
 * first one, the slip is there, and is told once.
 * @param languages the files of each language, the first language's first
 * @param told files and keys that a problem has been told of: `locales/is/home.json home.hero.title`
 */
export function checkParity(
  site: ResolvedSite,
  languages: readonly LanguageFiles[],
  namespace: Namespace,
  told: ReadonlySet<string>,
): Problem[] {
  const first = languages[0]?.get(namespace);
  if (!first) return [];
  const differences = site.languages.flatMap((language, place) => {
    const file = languages[place]?.get(namespace);
    return !file || language.isDefault ? [] : differencesOf(file, first, language, site, told);
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
  file: TextFile,
  first: TextFile,
  language: ResolvedSite['languages'][number],
  { defaultLanguage, properNames }: ResolvedSite,
  told: ReadonlySet<string>,
): Difference[] {
  return [...file.flat].flatMap(([key, text]) => {
    const other = first.flat.has(key) ? key : `${withoutNumberForm(key)}_other`;
    const firstText = first.flat.get(other);
    // What is empty is missing, which is told.
    if (firstText === undefined || keywords.test(key) || text.trim() === '' || firstText.trim() === '')
      return [];
    if (told.has(`${file.file} ${key}`) || told.has(`${first.file} ${other}`)) return [];
    const difference = textDifference(
      { language, text },
      { language: defaultLanguage, text: firstText },
      properNames,
    );
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
