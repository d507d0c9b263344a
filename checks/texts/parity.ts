import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { withoutNumberForm } from '../../app/site/texts/text-key-list.ts';
import { printPath } from '../../schema/value-path.ts';
import { translateMessage, translatePhrase } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { sharedFacts } from './shared-facts.ts';
import type { TextFile } from './text-file.ts';

/** Each market has its own search keywords. */
const KEYWORDS = /\.meta\.keywords$|^keywords$/;

/** A difference in the facts or markup of a language from the first one. */
export interface FactDifference {
  /** Identical for the same mistake, whichever language is compared. */
  readonly place: string;
  /** Reported if only this language differs. */
  readonly own: Problem;
  /** Reported if every language differs here: then the mistake is in the first one. */
  readonly first: Problem;
}

/**
 * Reports each difference once: if all languages differ from the first one, the mistake is in that.
 * @param others number of languages that were compared with the first one
 */
export function differenceProblems(differences: readonly FactDifference[], others: number): Problem[] {
  return [...Map.groupBy(differences, ({ place }) => place).values()].flatMap((group) => {
    const [one] = group;
    const isInAll =
      others > 1 && new Set(group.map(({ own: ownProblem }) => ownProblem.file)).size === others;
    return one && isInAll ? [one.first] : group.map(({ own: ownProblem }) => ownProblem);
  });
}

/**
 * Finds texts that state something else than the same text in the first language.
 * @param errors errors in texts, which are then not compared
 */
export function textParity({ site, texts }: ProjectContent, errors: readonly Problem[]): Problem[] {
  const reported = new Set(errors.map(({ file, path }) => `${file} ${printPath(path)}`));
  const { defaultLanguage } = site;
  return [...(texts.get(defaultLanguage.code) ?? [])].flatMap(([namespace, first]) => {
    const others = site.languages.flatMap((language) => {
      const file = language.isDefault ? undefined : texts.get(language.code)?.get(namespace);
      return file ? [{ language, file }] : [];
    });
    const factsByKey = new Map(
      [...first.flat].map(([key, text]) => [key, listFacts({ language: defaultLanguage, text }, site)]),
    );
    const differences = others.flatMap(({ language, file }) =>
      [...file.flat].flatMap(([key, text]): FactDifference[] => {
        // A form that the first language lacks, such as the Spanish _many, is compared with its general one.
        const other = factsByKey.has(key) ? key : `${withoutNumberForm(key)}_other`;
        const firstText = factsByKey.get(other);
        // Empty texts are reported as missing.
        if (!firstText || KEYWORDS.test(key) || !text.trim() || !first.flat.get(other)?.trim()) return [];
        if (reported.has(`${file.file} ${key}`) || reported.has(`${first.file} ${other}`)) return [];
        const difference = compareFacts(listFacts({ language, text }, site), firstText);
        if (!difference) return [];
        const ownProblem = createProblem(file, key, first, other, difference);
        return [{ place: other, own: ownProblem, first: createProblem(first, other, file, key, difference) }];
      }),
    );
    return differenceProblems(differences, others.length);
  });
}

function createProblem(
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

/** Facts, numbers, names and links in a text. */
interface Stated {
  readonly language: ResolvedLanguage;
  readonly facts: ReadonlySet<string>;
}

function listFacts({ language, text }: LanguageText, { properNames }: Names): Stated {
  return { language, facts: sharedFacts(text, language.locale, properNames) };
}

/** Proper names that every language writes alike. */
type Names = Pick<ResolvedSite, 'properNames'>;

/** Facts that two languages do not share. */
export interface TextDifference {
  /** Languages that state a fact alone; one or both. */
  readonly sides: readonly { readonly language: string; readonly facts: readonly string[] }[];
}

/**
 * Compares the facts of a text in two languages.
 * @returns `null` if both state the same
 */
export function textDifference(one: LanguageText, other: LanguageText, names: Names): TextDifference | null {
  return compareFacts(listFacts(one, names), listFacts(other, names));
}

function compareFacts(one: Stated, other: Stated): TextDifference | null {
  const sides = [
    { language: one.language.name, facts: [...one.facts].filter((fact) => !other.facts.has(fact)) },
    { language: other.language.name, facts: [...other.facts].filter((fact) => !one.facts.has(fact)) },
  ].filter(({ facts }) => facts.length > 0);
  return sides.length === 0 ? null : { sides };
}

/** @param place position of the other text: `locales/is/home.json:9:16` */
export function differenceWording({ sides }: TextDifference, place: string): Wording {
  const [one, other] = sides.map((side) => translatePhrase('mismatch.only', side));
  const only = other === undefined ? one : translatePhrase('mismatch.onlyBoth', { one, other });
  const isFact = ({ facts }: TextDifference['sides'][number]) => facts.every((fact) => fact.startsWith('{{'));
  // If one language has a fact and the other its typed value, the fact belongs in both.
  const factSides = sides.filter(isFact);
  const [clearSide] = sides.length === 1 ? sides : factSides;
  const isClear = sides.length === 1 || factSides.length === 1;
  const context = sides.length === 1 ? 'one' : 'fact';
  return translateMessage('mismatch.differ', {
    only,
    place,
    facts: clearSide?.facts ?? [],
    context: isClear ? context : undefined,
  });
}
