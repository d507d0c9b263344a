import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { documentProblem, type SharedDocument } from './documents.ts';
import type { TextFile } from './text-file.ts';
import { getParentKey } from './text-gaps.ts';

/** Search keywords may be alike in two languages. */
const KEYWORDS = /(?:^|\.)keywords$/;

/** With at least this many untranslated texts, more than half of a file, the file was copied. */
const COPIED_FILE_THRESHOLD = 4;

/** A text of at least this many words shows its language. */
const MIN_WORDS = 8;

/** Texts with the words of another language; each group of texts once, and a copied file once. */
export function untranslatedTexts({ site, texts }: ProjectContent): Problem[] {
  const names = listProperNames(site);
  const vocabularies = new Map(
    site.languages.map((language) => {
      const files = [...(texts.get(language.code)?.values() ?? [])];
      return [language, countTexts(files.flatMap(({ flat }) => [...flat.values()]))];
    }),
  );
  const namespaces = new Set([...texts.values()].flatMap((files) => [...files.keys()]));
  return [...namespaces].flatMap((namespace) => {
    const versions = site.languages.flatMap((language): TextVersion[] => {
      const file = texts.get(language.code)?.get(namespace);
      return file ? [{ language, file }] : [];
    });
    return versions.flatMap((version, index) => {
      const earlier = versions.slice(0, index);
      const copies = [...version.file.flat].flatMap(([key, text]) => {
        const original = earlier.find(({ file }) => file.flat.get(key) === text);
        if (!original || KEYWORDS.test(key)) return [];
        // Technical terms are often alike in two translations.
        const others = original.language.isDefault
          ? versions.filter((other) => other !== version && other !== original)
          : [];
        const translated = others.flatMap(({ file }) => file.flat.get(key) ?? []);
        return isUntranslated(text, translated, names) ? [{ key, original: original.file.file }] : [];
      });
      const copiedKeys = new Set(copies.map(({ key }) => key));
      return [...listProblems(version, copies), ...textsInOtherLanguages(version, copiedKeys, vocabularies)];
    });
  });
}

/** Words, with the number of texts that have each. */
type Vocabulary = ReadonlyMap<string, number>;
type Vocabularies = ReadonlyMap<ResolvedLanguage, Vocabulary>;

function countTexts(texts: readonly string[]): Vocabulary {
  const counts = new Map<string, number>();
  for (const text of texts)
    for (const word of new Set(splitWords(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** Texts that are written in another language, but are not copies. */
function textsInOtherLanguages(
  { file, language }: TextVersion,
  copiedKeys: ReadonlySet<string>,
  vocabularies: Vocabularies,
): Problem[] {
  return [...file.flat].flatMap(([key, text]) => {
    if (KEYWORDS.test(key) || copiedKeys.has(key)) return [];
    const other = findOtherLanguage(splitWords(text), language, vocabularies);
    if (!other) return [];
    const wording = translateMessage('untranslated.other', { language: language.name, other: other.name });
    return [file.problemAt('untranslated-text', key, { wording, severity: 'warning' })];
  });
}

/** The language that has most words of a text in other texts, if the text's own language has few of them. */
function findOtherLanguage(
  words: readonly string[],
  textLanguage: ResolvedLanguage,
  vocabularies: Vocabularies,
): ResolvedLanguage | undefined {
  if (words.length < MIN_WORDS) return undefined;
  // The text itself is counted, and its copy in another language.
  const countIn = (vocabulary: Vocabulary | undefined) =>
    words.filter((word) => (vocabulary?.get(word) ?? 0) > 1).length;
  const vocabulary = vocabularies.get(textLanguage);
  if (countIn(vocabulary) > words.length * 0.3) return undefined;
  // A language with few texts has few words yet.
  const isComparable = (other: Vocabulary) => (vocabulary?.size ?? 0) * 2 > other.size;
  return [...vocabularies].find(
    ([language, other]) =>
      language !== textLanguage && isComparable(other) && countIn(other) >= words.length / 2,
  )?.[0];
}

interface TextVersion {
  readonly language: ResolvedLanguage;
  readonly file: TextFile;
}

/** A mostly untranslated file is one mistake; so are the texts of one group. */
function listProblems(
  { language, file }: TextVersion,
  copies: readonly { readonly key: string; readonly original: string }[],
): Problem[] {
  const isWholeFile = copies.length >= COPIED_FILE_THRESHOLD && copies.length * 2 > file.flat.size;
  const groups = Map.groupBy(copies, ({ key }) => (isWholeFile ? '' : getParentKey(key)));
  return [...groups.values()].flatMap(([firstCopy, ...more]) => {
    if (!firstCopy) return [];
    const wording = describeCopy(language.name, firstCopy.original, more.length);
    return [file.problemAt('untranslated-text', firstCopy.key, { wording })];
  });
}

/** Paragraphs of a document with the words of another language; once per document, at the first of them. */
export function untranslatedDocuments({ versions }: SharedDocument, site: ResolvedSite): Problem[] {
  const names = listProperNames(site);
  const fileByText = new Map<string, string>();
  return versions.flatMap((document) => {
    const units = document.units.filter(({ kind }) => kind !== 'code');
    const copies = units.filter(
      ({ written }) => fileByText.has(written) && isUntranslated(written, [], names),
    );
    for (const { written } of units) if (!fileByText.has(written)) fileByText.set(written, document.file);
    const [firstCopy, ...more] = copies.filter(({ written }) => fileByText.get(written) !== document.file);
    if (!firstCopy) return [];
    const wording = describeCopy(
      document.language.name,
      fileByText.get(firstCopy.written) ?? '',
      more.length,
    );
    return [documentProblem(document, 'untranslated-text', firstCopy, wording)];
  });
}

/**
 * @param language name of the language that the text should be in
 * @param original file with the same words
 * @param more number of further copied texts of the same group or file
 */
function describeCopy(language: string, original: string, more: number): Wording {
  const plural = more === 0 ? {} : { count: more, context: 'more' };
  return translateMessage('untranslated.copied', { language, original, ...plural });
}

/** A phrase of at least this many words is not a shared term. */
const SENTENCE_THRESHOLD = 4;

/**
 * Returns true if a text with the same words in another language is untranslated. Names and terms may be alike in two
 * languages; sentences, and words that all other languages have translated, are not.
 * @param others the same text in the other languages; empty if they prove nothing
 */
function isUntranslated(text: string, others: readonly string[], names: ReadonlySet<string>): boolean {
  const words = splitWords(text).filter((word) => !names.has(word));
  if (words.length >= SENTENCE_THRESHOLD) return true;
  return words.length > 1 && others.length > 0 && others.every((other) => other !== text);
}

/** Single words of names in site.yaml, in lower case: companies, places and products. */
function listProperNames({ company, properNames: products, languages }: ResolvedSite): ReadonlySet<string> {
  const names = [
    ...products,
    company.name,
    company.operator,
    ...company.clients.map(({ name }) => name),
    ...company.offices.flatMap(({ street, locality }) => [street, locality]),
    ...languages.map(({ name }) => name),
  ];
  return new Set(names.flatMap(splitWords));
}

/** Words of a text in lower case, without facts, addresses, numbers and markup. */
function splitWords(text: string): string[] {
  const plain = text.replace(/\S*[{}]\S*|\]\([^)]*\)|https?:\/\/\S+|\S+@\S+|<[^<>]*>|&[a-z]+;/gi, ' ');
  return plain.toLowerCase().match(/\p{L}+/gu) ?? [];
}
