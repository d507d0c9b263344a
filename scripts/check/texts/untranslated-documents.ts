import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { BaseTexts } from './base-texts.ts';
import { documentProblem } from './document-problem.ts';
import type { Unit } from './markdown-blocks.ts';
import type { RunningDocument, SharedDocument } from './running-document.ts';
import {
  copiedWording,
  strangeWording,
  type TranslationJudge,
  translationJudge,
} from './translation-judge.ts';

/** Paragraphs of a running text that are not in its language; each text once, at the first of them. */
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
  const told = new Set(copied.map(({ unit }) => unit));
  const found = [...copied, ...strange.filter(({ unit }) => !told.has(unit))];
  return [...Map.groupBy(found, ({ document }) => document)].flatMap(([document, units]) => {
    const [top, ...more] = units.toSorted((one, other) => one.unit.index - other.unit.index);
    if (!top) return [];
    const wording = top.wording(document.language.name, more.length);
    return [documentProblem(document, 'untranslated-text', top.unit, wording)];
  });
}

interface UntranslatedUnit {
  readonly document: RunningDocument;
  readonly unit: Unit;
  readonly wording: (language: string, more: number) => Wording;
}

function unitsOf({ blocks }: RunningDocument): readonly Unit[] {
  return blocks.flatMap(({ units }) => units.filter(({ kind }) => kind !== 'code'));
}

function strangeUnits(document: RunningDocument, { strangeIn }: TranslationJudge): UntranslatedUnit[] {
  return unitsOf(document).flatMap((unit) => {
    const strange = strangeIn(unit.written, document.language);
    if (!strange) return [];
    return [{ document, unit, wording: (own, more) => strangeWording(own, strange.name, more) }];
  });
}

/** Paragraphs that stand in the first language as well; where only that text was edited, they are told there. */
function copiedUnits(
  document: RunningDocument,
  first: RunningDocument,
  { isUntranslated }: TranslationJudge,
  base: BaseTexts,
): UntranslatedUnit[] {
  const known = new Map(unitsOf(first).map((unit) => [unit.written, unit]));
  const isFirstEdited = base.textOf(first.file) !== null && !base.isChanged(document.file);
  return unitsOf(document).flatMap((unit): UntranslatedUnit[] => {
    const original = known.get(unit.written);
    const { language } = document;
    const same = { text: unit.written, language, others: () => [], isNew: () => false };
    if (!original || !isUntranslated(same)) return [];
    const [odd, at, usual] = isFirstEdited ? [first, original, document] : [document, unit, first];
    return [{ document: odd, unit: at, wording: (own, more) => copiedWording(own, usual.file, more) }];
  });
}
