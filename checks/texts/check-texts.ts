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
  textFiles: TextFiles,
  source: YamlSource,
  awaiting: AwaitingList = {},
): CheckedTexts {
  const keys = textKeys(site);
  const namespaces = [...new Set(keys.map(({ namespace }) => namespace))];
  const keyIndex = new Map(keys.map((key) => [`${key.namespace}:${key.key}`, key]));
  const check = createFactCheck(site);
  const files = new Map(site.languages.map(({ code }) => [code, readLanguage(code, namespaces, textFiles)]));
  const missing = site.languages.flatMap(({ code }) =>
    namespaces
      .filter((namespace) => !files.get(code)?.has(namespace))
      .map((namespace) => missingFile(`locales/${code}/${namespace}.json`, 'texts')),
  );
  const fileMistakes = site.languages.flatMap((language) =>
    [...(files.get(language.code) ?? [])].flatMap(([namespace, file]) => [
      ...file.problems,
      ...checkFacts(namespace, file, keyIndex, check, language),
    ]),
  );
  const defaultFiles = files.get(site.defaultLanguage.code);
  const mayLack = (file: TextFile, namespace: Namespace, key: string) =>
    Boolean(defaultFiles?.get(namespace)?.flat.get(key)?.trim()) &&
    (awaiting[`${namespace}:${key}`]?.languages ?? []).some((code) =>
      file.file.startsWith(`locales/${code}/`),
    );
  const keyProblems = checkKeys([...files.values()], namespaces, keys, keyIndex, source, mayLack);
  const texts = Object.fromEntries(
    [...files].map(([code, languageTexts]) => [
      code,
      Object.fromEntries([...languageTexts].map(([name, { tree }]) => [name, tree])) as SourceTexts,
    ]),
  );
  const missingFiles = mergeMissingFiles(missing, site, namespaces.length, source);
  return { texts, files, problems: [...missingFiles, ...fileMistakes, ...keyProblems] };
}

function readLanguage(code: string, namespaces: readonly Namespace[], files: TextFiles): LanguageFiles {
  return new Map(
    namespaces.flatMap((namespace) => {
      const text = files[`${code}/${namespace}`];
      return text === undefined
        ? []
        : [[namespace, readTextFile(`locales/${code}/${namespace}.json`, text)] as const];
    }),
  );
}

/** Texts that are missing, and texts that nothing shows. */
function checkKeys(
  languages: readonly LanguageFiles[],
  namespaces: readonly Namespace[],
  keys: readonly TextKey[],
  keyIndex: KeyIndex,
  source: YamlSource,
  mayLack: MayLack,
): Problem[] {
  const sharedGaps: SharedGaps[] = [];
  const problems = namespaces.flatMap((namespace) => {
    const allFiles = languages.flatMap((language) => language.get(namespace) ?? []);
    const namespaceKeys = keys.filter((key) => key.namespace === namespace);
    const fileGaps = textGaps(allFiles, namespace, namespaceKeys, keyIndex, mayLack);
    if (fileGaps.every(({ missing, unused }) => missing.size + unused.size === 0)) return [];
    const requiredKeys = namespaceKeys.filter(({ need }) => need === 'required').map(({ key }) => key);
    const missing = intersect(fileGaps.map((gap) => gap.missing));
    const unused = intersect(fileGaps.map((gap) => gap.unused));
    const files = fileGaps.map(({ file }) => file);
    sharedGaps.push({
      namespace,
      files,
      missing,
      unused,
      requiredKeys,
      allKeys: namespaceKeys.map(({ key }) => key),
    });
    const ownGaps = fileGaps.map((gap) => ({
      file: gap.file,
      missing: subtract(gap.missing, missing),
      unused: subtract(gap.unused, unused),
    }));
    return explainGaps(ownGaps, requiredKeys);
  });
  return [...explainSharedGaps(sharedGaps, source), ...problems];
}

/** Keys of all languages: for these, the mistake is in site.yaml. */
function intersect([defaultFiles, ...others]: readonly ReadonlySet<string>[]): ReadonlySet<string> {
  return new Set([...(defaultFiles ?? [])].filter((key) => others.every((other) => other.has(key))));
}

function subtract(keys: ReadonlySet<string>, sharedGaps: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...keys].filter((key) => !sharedGaps.has(key)));
}

function checkFacts(
  namespace: Namespace,
  file: TextFile,
  keyIndex: KeyIndex,
  check: FactCheck,
  language: ResolvedLanguage,
): Problem[] {
  return [...file.flat].flatMap(([key, text]) => {
    const use = findTextKey(keyIndex, namespace, key);
    // An unused text is reported separately; the facts that it may name are unknown.
    if (!use) return [];
    const { variables, lifetime } = use;
    return factMistakes(text, check, { language, variables, lifetime }).map(({ code, wording, about }) => ({
      ...file.problemAt(code, key, { wording }),
      ...(about === undefined ? {} : { about }),
    }));
  });
}
