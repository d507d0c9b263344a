import type { Namespace } from '../../../schema/namespace.ts';
import { factsFor } from '../facts.ts';
import { missingFile } from '../problems/missing-file.ts';
import type { Problem } from '../problems/problem.ts';
import type { ResolvedLanguage, ResolvedSite } from '../resolved-site.ts';
import { type TextKey, withoutNumberForm } from '../texts/text-key-list.ts';
import { textKeys } from '../texts/text-keys.ts';
import type { WrittenTexts } from '../texts/texts.ts';
import { factLifetimes } from './fact-lifetimes.ts';
import { readTextFile, type TextFile } from './text-file.ts';
import { type FactCheck, factMistakes } from './text-mistakes.ts';
import { parityWords } from './text-parity.ts';

/** The contents of the files of texts by `<language>/<namespace>`; a file that is not there is left out. */
export type TextFiles = Readonly<Record<string, string>>;

export interface CheckedTexts {
  /** The texts by language; a file with a problem is left out. */
  readonly texts: Readonly<Record<string, WrittenTexts>>;
  /** The same by language and namespace, each text with its place. */
  readonly files: ReadonlyMap<string, LanguageFiles>;
  readonly problems: readonly Problem[];
}

const copyHint =
  'Copy the file of the same name from the folder of another language and translate its words.';

/** A language's files of texts by namespace. */
export type LanguageFiles = ReadonlyMap<Namespace, TextFile>;

/** Reads the texts of all languages and checks them against what the site shows. */
export function checkTexts(site: ResolvedSite, written: TextFiles): CheckedTexts {
  const keys = textKeys(site);
  const used = [...new Set(keys.map(({ namespace }) => namespace))];
  const known = new Map(keys.map((key) => [`${key.namespace}:${key.key}`, key]));
  const check: FactCheck = {
    site,
    facts: factsFor(site, site.defaultLanguage, { unlimited: '', byQuote: '' }),
    lifetimes: factLifetimes(site),
  };
  const missing: Problem[] = [];
  const read = site.languages.map(({ code }) => readLanguage(code, used, written, missing));
  const problems = site.languages.flatMap((language, place) => {
    const own = read[place] ?? new Map();
    return [
      ...[...own].flatMap(([namespace, file]) => [
        ...file.problems,
        ...factProblems(namespace, file, known, check, language),
        ...unusedTexts(namespace, file, known),
      ]),
      ...missingTexts(own, keys, read),
    ];
  });
  // A slip in a fact is also a difference between languages; the slip says it all.
  const told = new Set(problems.map(({ file, path }) => `${file} ${path.join('.')}`));
  for (const [place, language] of site.languages.entries())
    for (const [namespace, file] of read[place] ?? [])
      problems.push(...mismatches(file, read[0]?.get(namespace), language, site, told));
  const texts = Object.fromEntries(
    site.languages.map(({ code }, index) => [
      code,
      Object.fromEntries([...(read[index] ?? [])].map(([name, { tree }]) => [name, tree])) as WrittenTexts,
    ]),
  );
  const files = new Map(site.languages.map(({ code }, place) => [code, read[place] ?? new Map()]));
  return { texts, files, problems: [...missing, ...problems] };
}

function readLanguage(
  code: string,
  used: readonly Namespace[],
  files: TextFiles,
  missing: Problem[],
): LanguageFiles {
  const read = new Map<Namespace, TextFile>();
  for (const namespace of used) {
    const file = `locales/${code}/${namespace}.json`;
    const text = files[`${code}/${namespace}`];
    if (text === undefined) missing.push(missingFile(file, copyHint));
    else read.set(namespace, readTextFile(file, text));
  }
  return read;
}

/** Texts that a language has not; an optional one is missing where another language has it. */
function missingTexts(
  language: LanguageFiles,
  keys: readonly TextKey[],
  all: readonly LanguageFiles[],
): Problem[] {
  return keys.flatMap((key) => {
    const file = language.get(key.namespace);
    if (!file || file.problems.length > 0 || wordsOf(file, key)) return [];
    const others = all
      .map((other) => wordsOf(other.get(key.namespace), key))
      .filter((words) => words !== null);
    if (key.need === 'optional' && others.length === 0) return [];
    return [missingText(file, key, others[0] ?? null)];
  });
}

function unusedTexts(namespace: Namespace, file: TextFile, known: KnownKeys): Problem[] {
  return [...file.flat.keys()]
    .filter((key) => !keyOf(known, namespace, key))
    .map((key) => unusedText(file, key));
}

type KnownKeys = ReadonlyMap<string, TextKey>;

/** The key that a text belongs to; `mailboxes_one` belongs to `mailboxes`, which is given a count. */
function keyOf(known: KnownKeys, namespace: Namespace, key: string): TextKey | undefined {
  const exact = known.get(`${namespace}:${key}`);
  if (exact) return exact;
  const counted = known.get(`${namespace}:${withoutNumberForm(key)}`);
  return counted?.variables.includes('count') ? counted : undefined;
}

/** The words of a key; of one that is given a count, those of its general form. Empty words are none. */
function wordsOf(file: TextFile | undefined, { key, variables }: TextKey): string | null {
  const words =
    file?.flat.get(key) ?? (variables.includes('count') ? file?.flat.get(`${key}_other`) : undefined);
  return words?.trim() ? words : null;
}

function missingText(file: TextFile, { key }: TextKey, reference: string | null): Problem {
  const name = key.split('.').at(-1) ?? key;
  const like = reference ? ` Another language says: ${reference.slice(0, 120)}` : '';
  return file.problemAt('missing-text', key, {
    message: `The text ${key} is missing in ${file.file}.`,
    hint: `Add "${name}": "…" under ${key.split('.').slice(0, -1).join(' > ') || 'the top'}.${like}`,
  });
}

function unusedText(file: TextFile, key: string): Problem {
  return file.problemAt('unused-text', key, {
    severity: 'warning',
    message: `Nothing on the site shows the text ${key}.`,
    hint: 'Take the line out, or give the thing in site.yaml that it belongs to the same name.',
  });
}

function factProblems(
  namespace: Namespace,
  file: TextFile,
  known: KnownKeys,
  check: FactCheck,
  language: ResolvedLanguage,
): Problem[] {
  return [...file.flat].flatMap(([key, text]) => {
    const { variables = [], lifetime = {} } = keyOf(known, namespace, key) ?? {};
    return factMistakes(text, check, { language, variables, lifetime }).map(({ code, message, hint }) =>
      file.problemAt(code, key, { message, hint }),
    );
  });
}

/** Which words are searched for is each market's own matter. */
const keywords = /\.meta\.keywords$|^keywords$/;

/** Texts that state something else than the same text in the first language. */
function mismatches(
  file: TextFile,
  first: TextFile | undefined,
  language: ResolvedLanguage,
  { defaultLanguage, properNames }: ResolvedSite,
  told: ReadonlySet<string>,
): Problem[] {
  if (!first || first === file) return [];
  return [...file.flat].flatMap(([key, text]) => {
    // A form that the first language has not, such as the Spanish _many, is compared with its general one.
    const other = first.flat.get(key) ?? first.flat.get(`${withoutNumberForm(key)}_other`);
    if (other === undefined || keywords.test(key)) return [];
    if (told.has(`${file.file} ${key}`) || told.has(`${first.file} ${key}`)) return [];
    const words = parityWords({ language, text }, { language: defaultLanguage, text: other }, properNames);
    if (!words) return [];
    const { line, column } = first.problemAt('text-mismatch', key, words);
    const message = `${words.message} The other text is at ${first.file}:${line}:${column}.`;
    return [file.problemAt('text-mismatch', key, { ...words, message })];
  });
}
