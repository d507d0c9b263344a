import { factsFor } from '../../../app/site/facts.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { TextKey } from '../../../app/site/texts/text-key-list.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import type { WrittenTexts } from '../../../app/site/texts/texts.ts';
import type { Namespace } from '../../../schema/namespace.ts';
import { wordingOf } from '../message.ts';
import { missingFile } from '../problems/missing-file.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { explainGaps, ownGaps, sharedGaps } from './explain-gaps.ts';
import { explainSharedGaps, type SharedGaps } from './explain-shared-gaps.ts';
import { type FactCheck, factLifetimes, factMistakes } from './fact-mistakes.ts';
import { checkParity } from './parity.ts';
import { readTextFile, type TextFile } from './text-file.ts';
import { type KnownKeys, keyOf, textGaps } from './text-gaps.ts';

/** The contents of the files of texts by `<language>/<namespace>`; a file that is not there is left out. */
export type TextFiles = Readonly<Record<string, string>>;

export interface CheckedTexts {
  /** The texts by language; a file with a problem is left out. */
  readonly texts: Readonly<Record<string, WrittenTexts>>;
  /** The same by language and namespace, each text with its place. */
  readonly files: ReadonlyMap<string, LanguageFiles>;
  readonly problems: readonly Problem[];
}

/** A language's files of texts by namespace. */
export type LanguageFiles = ReadonlyMap<Namespace, TextFile>;

/**
 * Reads the texts of all languages and checks them against what the site shows.
 * @param readFile reads a file of texts; whoever has read it before may give what was read
 */
export function checkTexts(
  site: ResolvedSite,
  written: TextFiles,
  source: YamlSource | null = null,
  readFile: typeof readTextFile = readTextFile,
): CheckedTexts {
  const keys = textKeys(site);
  const used = [...new Set(keys.map(({ namespace }) => namespace))];
  const known = new Map(keys.map((key) => [`${key.namespace}:${key.key}`, key]));
  const check: FactCheck = {
    site,
    facts: factsFor(site, site.defaultLanguage, { unlimited: '', byQuote: '' }),
    lifetimes: factLifetimes(site),
  };
  const missing: Problem[] = [];
  const read = site.languages.map(({ code }) => readLanguage(code, used, written, missing, readFile));
  const problems = site.languages.flatMap((language, place) => {
    const own = read[place] ?? new Map();
    return [
      ...[...own].flatMap(([namespace, file]) => [
        ...file.problems,
        ...factProblems(namespace, file, known, check, language),
      ]),
    ];
  });
  problems.push(...keyProblems(read, used, keys, known, source));
  // A slip in a fact is also a difference between languages; the slip says it all.
  const told = new Set(problems.map(({ file, path }) => `${file} ${path.join('.')}`));
  for (const namespace of used) problems.push(...checkParity(site, read, namespace, told));
  const texts = Object.fromEntries(
    site.languages.map(({ code }, index) => [
      code,
      Object.fromEntries([...(read[index] ?? [])].map(([name, { tree }]) => [name, tree])) as WrittenTexts,
    ]),
  );
  const files = new Map(site.languages.map(({ code }, place) => [code, read[place] ?? new Map()]));
  return { texts, files, problems: [...foldMissingFiles(missing, site, used, source), ...problems] };
}

/** A language without any file of texts is one mistake: its code in site.yaml is wrong, or its folder is not there yet. */
function foldMissingFiles(
  missing: readonly Problem[],
  { languages }: ResolvedSite,
  used: readonly Namespace[],
  source: YamlSource | null,
): readonly Problem[] {
  if (missing.length < used.length || used.length < 2 || source === null) return missing;
  const isOf = (code: string) => (problem: Problem) => problem.file.startsWith(`locales/${code}/`);
  const without = languages.filter(({ code }) => missing.filter(isOf(code)).length === used.length);
  if (without.length === 0 || without.length === languages.length) return missing;
  const codes = languages.filter((language) => !without.includes(language)).map(({ code }) => code);
  return [
    ...missing.filter((problem) => !without.some(({ code }) => isOf(code)(problem))),
    ...without.map(({ code }) =>
      problemAt(
        source,
        'missing-file',
        ['languages', languages.findIndex((each) => each.code === code), 'code'],
        {
          wording: wordingOf('file.noLanguage', { code, first: codes[0], codes }),
        },
      ),
    ),
  ];
}

function readLanguage(
  code: string,
  used: readonly Namespace[],
  files: TextFiles,
  missing: Problem[],
  readFile: typeof readTextFile,
): LanguageFiles {
  const read = new Map<Namespace, TextFile>();
  for (const namespace of used) {
    const file = `locales/${code}/${namespace}.json`;
    const text = files[`${code}/${namespace}`];
    if (text === undefined) missing.push(missingFile(file, 'texts'));
    else read.set(namespace, readFile(file, text));
  }
  return read;
}

/** Texts that are missing, and texts that nothing shows. */
function keyProblems(
  languages: readonly LanguageFiles[],
  namespaces: readonly Namespace[],
  keys: readonly TextKey[],
  known: KnownKeys,
  source: YamlSource | null,
): Problem[] {
  const shared: SharedGaps[] = [];
  const own = namespaces.flatMap((namespace) => {
    const files = languages.flatMap((language) => language.get(namespace) ?? []);
    const ofIt = keys.filter((key) => key.namespace === namespace);
    const gaps = textGaps(files, namespace, ofIt, known);
    if (gaps.every(({ missing, unused }) => missing.size + unused.size === 0)) return [];
    const asked = ofIt.filter(({ need }) => need === 'required').map(({ key }) => key);
    const inAll = sharedGaps(gaps);
    shared.push({ namespace, files: gaps.map(({ file }) => file), ...inAll, asked });
    return explainGaps(ownGaps(gaps, inAll), asked);
  });
  return [...explainSharedGaps(shared, source), ...own];
}

function factProblems(
  namespace: Namespace,
  file: TextFile,
  known: KnownKeys,
  check: FactCheck,
  language: ResolvedLanguage,
): Problem[] {
  return [...file.flat].flatMap(([key, text]) => {
    const use = keyOf(known, namespace, key);
    // Nothing shows the text, which is told; what it may name cannot be known.
    if (!use) return [];
    const { variables, lifetime } = use;
    return factMistakes(text, check, { language, variables, lifetime }).map(({ code, wording, about }) => ({
      ...file.problemAt(code, key, { wording }),
      ...(about === undefined ? {} : { about }),
    }));
  });
}
