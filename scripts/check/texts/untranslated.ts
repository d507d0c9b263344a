import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { BaseTexts } from './base-texts.ts';
import { type CheckedDocument, documentProblem, type SharedDocument } from './documents.ts';
import type { Unit } from './markdown-blocks.ts';
import { itemOf } from './stale.ts';
import type { TextFile } from './text-file.ts';
import {
  copiedWording,
  strangeWording,
  type TranslationJudge,
  translationJudge,
} from './translation-judge.ts';

/** Words that are searched for are no sentences, so that nothing shows their language. */
const keywords = /(?:^|\.)keywords$/;

/** Texts that are not in the language of their folder; each thing once, and a file that was copied once. */
export function untranslatedTexts(content: ProjectContent, base: BaseTexts): Problem[] {
  const { site, texts } = content;
  const judge = translationJudge(site);
  const namespaces = new Set([...texts.values()].flatMap((files) => [...files.keys()]));
  return [...namespaces].flatMap((namespace) => {
    const versions = site.languages.flatMap((language): TextVersion[] => {
      const file = texts.get(language.code)?.get(namespace);
      return file ? [{ language, file, found: new Map() }] : [];
    });
    for (const version of versions) addStrange(version, judge);
    addCopies(versions, judge, base);
    return versions.flatMap(problemsOf);
  });
}

/** A file of texts with what is wrong in it, by key. */
interface TextVersion {
  readonly language: ResolvedLanguage;
  readonly file: TextFile;
  readonly found: Map<string, Untranslated>;
}

type Untranslated =
  | { readonly kind: 'strange'; readonly language: ResolvedLanguage }
  /** @param from the file with the same words */
  | { readonly kind: 'copied'; readonly from: string };

function addStrange({ language, file, found }: TextVersion, { strangeIn }: TranslationJudge): void {
  for (const [key, text] of file.flat) {
    const strange = strangeIn(text, language);
    if (strange && !keywords.test(key)) found.set(key, { kind: 'strange', language: strange });
  }
}

/**
 * Adds texts that read the same in the first language, or that an edit has made the same in any language; where only the
 * first language was edited, they are reported there.
 */
function addCopies(versions: readonly TextVersion[], judge: TranslationJudge, base: BaseTexts): void {
  for (const version of versions) {
    const { language, file, found } = version;
    for (const [key, text] of file.flat) {
      const like = versions.find(
        (other) => other !== version && other.file.flat.get(key) === text && !other.found.has(key),
      );
      if (!like || (!like.language.isDefault && (found.has(key) || keywords.test(key)))) continue;
      const isNew = base.isTextReplaced(file, key);
      const isOnlyOneNew = isNew !== base.isTextReplaced(like.file, key);
      const isCopy = isOnlyOneNew ? isNew : like.language.isDefault;
      const isWithFirst = language.isDefault || like.language.isDefault;
      const others = versions.filter(
        (other) => isWithFirst && other !== version && other !== like && !other.language.isDefault,
      );
      const translated = others.flatMap((other) => other.file.flat.get(key) ?? []);
      if (isCopy && judge.isUntranslated({ text, language, others: translated, isNew: isOnlyOneNew }))
        found.set(key, { kind: 'copied', from: like.file.file });
    }
  }
}

/** A file most of which is untranslated is one mistake; so are the texts of one thing. */
function problemsOf({ language, file, found }: TextVersion): Problem[] {
  const isWholeFile = found.size >= aFile && found.size * 2 > file.flat.size;
  const groups = Map.groupBy(found, ([key]) => (isWholeFile ? '' : itemOf(key)));
  return [...groups.values()].flatMap(([first, ...more]) => {
    if (!first) return [];
    const [key, what] = first;
    const wording =
      what.kind === 'copied'
        ? copiedWording(language.name, what.from, more.length)
        : strangeWording(language.name, what.language.name, more.length);
    return [file.problemAt('untranslated-text', key, { wording })];
  });
}

/** From so many texts on, more than half of a file are a file that was copied. */
const aFile = 4;

/** Paragraphs of a document that are not in its language; each text once, at the first of them. */
export function untranslatedDocuments(
  { versions }: SharedDocument,
  site: ResolvedSite,
  base: BaseTexts,
): Problem[] {
  const judge = translationJudge(site);
  const strange = versions.flatMap((document) => strangeUnits(document, judge));
  const [first, ...others] = versions;
  const copies = first?.language.isDefault
    ? others.flatMap((document) => copiedUnits(document, first, judge, base))
    : [];
  // Where a paragraph of the first language is in another one, the other text is not the copy.
  const originals = new Set(
    strange.filter(({ document }) => document === first).map(({ unit }) => unit.written),
  );
  const copied = copies.filter(({ unit }) => !originals.has(unit.written));
  const reported = new Set(copied.map(({ unit }) => unit));
  const found = [...copied, ...strange.filter(({ unit }) => !reported.has(unit))];
  return [...Map.groupBy(found, ({ document }) => document)].flatMap(([document, units]) => {
    const [top, ...more] = units.toSorted((one, other) => one.unit.index - other.unit.index);
    if (!top) return [];
    const wording = top.wording(document.language.name, more.length);
    return [documentProblem(document, 'untranslated-text', top.unit, wording)];
  });
}

interface UntranslatedUnit {
  readonly document: CheckedDocument;
  readonly unit: Unit;
  readonly wording: (language: string, more: number) => Wording;
}

function unitsOf({ blocks }: CheckedDocument): readonly Unit[] {
  return blocks.flatMap(({ units }) => units.filter(({ kind }) => kind !== 'code'));
}

function strangeUnits(document: CheckedDocument, { strangeIn }: TranslationJudge): UntranslatedUnit[] {
  return unitsOf(document).flatMap((unit) => {
    const strange = strangeIn(unit.written, document.language);
    if (!strange) return [];
    return [{ document, unit, wording: (own, more) => strangeWording(own, strange.name, more) }];
  });
}

/** Paragraphs that are in the first language as well; where only that text was edited, they are reported there. */
function copiedUnits(
  document: CheckedDocument,
  first: CheckedDocument,
  { isUntranslated }: TranslationJudge,
  base: BaseTexts,
): UntranslatedUnit[] {
  const known = new Map(unitsOf(first).map((unit) => [unit.written, unit]));
  const isFirstEdited = base.textOf(first.file) !== null && !base.isChanged(document.file);
  return unitsOf(document).flatMap((unit): UntranslatedUnit[] => {
    const original = known.get(unit.written);
    const { language } = document;
    const same = { text: unit.written, language, others: [], isNew: false };
    if (!original || !isUntranslated(same)) return [];
    const [odd, at, usual] = isFirstEdited ? [first, original, document] : [document, unit, first];
    return [{ document: odd, unit: at, wording: (own, more) => copiedWording(own, usual.file, more) }];
  });
}
