import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import type { TextKey } from '../../app/site/texts/text-key-list.ts';
import { textKeys } from '../../app/site/texts/text-keys.ts';
import type { SourceTexts } from '../../app/site/texts/texts.ts';
import type { Namespace } from '../../schema/namespace.ts';
import type { Problem } from '../problems/problem.ts';
import { missingFile } from '../problems/problem-at.ts';
import type { LanguageFiles } from '../project/project-content.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import type { AwaitingList } from './awaiting-list.ts';
import { explainGaps } from './explain-gaps.ts';
import { explainSharedGaps, type SharedGaps } from './explain-shared-gaps.ts';
import { createFactCheck, type FactCheck, factMistakes } from './fact-mistakes.ts';
import { mergeMissingFiles } from './merge-text-causes.ts';
import { readTextFile, type TextFile } from './text-file.ts';
import { findTextKey, type KeyIndex, type MayLack, textGaps } from './text-gaps.ts';

/** Contents of the text files by `<language>/<namespace>`; a missing file is left out. */
type TextFiles = Readonly<Record<string, string>>;

export interface CheckedTexts {
  /** Texts by language; a file with a problem is left out. */
  readonly texts: Readonly<Record<string, SourceTexts>>;
  /** The same by language and namespace, each text with its position. */
  readonly files: ReadonlyMap<string, LanguageFiles>;
  readonly problems: readonly Problem[];
}

/**
 * Reads the texts of all languages and compares them with the texts that the site shows.
 * @param awaiting texts that a language may lack; the default language's is shown instead
 */
export function checkTexts(
  site: ResolvedSite,
  written: TextFiles,
  source: YamlSource,
  awaiting: AwaitingList = {},
): CheckedTexts {
  const keys = textKeys(site);
  const used = [...new Set(keys.map(({ namespace }) => namespace))];
  const known = new Map(keys.map((key) => [`${key.namespace}:${key.key}`, key]));
  const check = createFactCheck(site);
  const files = new Map(site.languages.map(({ code }) => [code, readLanguage(code, used, written)]));
  const missing = site.languages.flatMap(({ code }) =>
    used
      .filter((namespace) => !files.get(code)?.has(namespace))
      .map((namespace) => missingFile(`locales/${code}/${namespace}.json`, 'texts')),
  );
  const inFiles = site.languages.flatMap((language) =>
    [...(files.get(language.code) ?? [])].flatMap(([namespace, file]) => [
      ...file.problems,
      ...factProblems(namespace, file, known, check, language),
    ]),
  );
  const read = [...files.values()];
  const first = files.get(site.defaultLanguage.code);
  const mayLack = (file: TextFile, namespace: Namespace, key: string) =>
    Boolean(first?.get(namespace)?.flat.get(key)?.trim()) &&
    (awaiting[`${namespace}:${key}`]?.languages ?? []).some((code) =>
      file.file.startsWith(`locales/${code}/`),
    );
  const problems = [...inFiles, ...keyProblems(read, used, keys, known, source, mayLack)];
  const texts = Object.fromEntries(
    [...files].map(([code, own]) => [
      code,
      Object.fromEntries([...own].map(([name, { tree }]) => [name, tree])) as SourceTexts,
    ]),
  );
  return { texts, files, problems: [...mergeMissingFiles(missing, site, used.length, source), ...problems] };
}

function readLanguage(code: string, used: readonly Namespace[], files: TextFiles): LanguageFiles {
  return new Map(
    used.flatMap((namespace) => {
      const text = files[`${code}/${namespace}`];
      return text === undefined
        ? []
        : [[namespace, readTextFile(`locales/${code}/${namespace}.json`, text)] as const];
    }),
  );
}

/** Texts that are missing, and texts that nothing shows. */
function keyProblems(
  languages: readonly LanguageFiles[],
  namespaces: readonly Namespace[],
  keys: readonly TextKey[],
  known: KeyIndex,
  source: YamlSource,
  mayLack: MayLack,
): Problem[] {
  const shared: SharedGaps[] = [];
  const own = namespaces.flatMap((namespace) => {
    const files = languages.flatMap((language) => language.get(namespace) ?? []);
    const ofIt = keys.filter((key) => key.namespace === namespace);
    const gaps = textGaps(files, namespace, ofIt, known, mayLack);
    if (gaps.every(({ missing, unused }) => missing.size + unused.size === 0)) return [];
    const asked = ofIt.filter(({ need }) => need === 'required').map(({ key }) => key);
    const missing = inAll(gaps.map((gap) => gap.missing));
    const unused = inAll(gaps.map((gap) => gap.unused));
    shared.push({ namespace, files: gaps.map(({ file }) => file), missing, unused, asked });
    const own = gaps.map((gap) => ({
      file: gap.file,
      missing: without(gap.missing, missing),
      unused: without(gap.unused, unused),
    }));
    return explainGaps(own, asked);
  });
  return [...explainSharedGaps(shared, source), ...own];
}

/** Keys of all languages: for these, the mistake is in site.yaml. */
function inAll([first, ...others]: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set([...(first ?? [])].filter((key) => others.every((other) => other.has(key))));
}

function without(keys: ReadonlySet<string>, shared: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...keys].filter((key) => !shared.has(key)));
}

function factProblems(
  namespace: Namespace,
  file: TextFile,
  known: KeyIndex,
  check: FactCheck,
  language: ResolvedLanguage,
): Problem[] {
  return [...file.flat].flatMap(([key, text]) => {
    const use = findTextKey(known, namespace, key);
    // An unused text is reported separately; the facts that it may name are unknown.
    if (!use) return [];
    const { variables, lifetime } = use;
    return factMistakes(text, check, { language, variables, lifetime }).map(({ code, wording, about }) => ({
      ...file.problemAt(code, key, { wording }),
      ...(about === undefined ? {} : { about }),
    }));
  });
}
