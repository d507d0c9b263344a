import { wordingOf } from '../message.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { type CheckedDocument, documentProblem } from './documents.ts';

/** What writers leave where words are still to come: in any letters, and signs that are other words in small letters. */
const FILLER = [
  /\b(?:lorem ipsum|dolor sit amet)\b|^\s*(?:[?.…]{2,}|xx+|asdf\w*|bla(?:[ -]?bla)+)\s*$/i,
  // In Spanish `TODO` may be a word that is shouted.
  /\b(?:TBD|FIXME|XXX+)\b|\bTODO\b(?=\s*[:–-]|\s*$)/,
];

/** Texts that hold a place for words that are not written yet. */
export function fillerTexts({ texts }: ProjectContent): Problem[] {
  const files = [...texts.values()].flatMap((language) => [...language.values()]);
  return files.flatMap((file) =>
    [...file.flat].flatMap(([key, text]) => {
      const found = fillerIn(text);
      return found ? [file.problemAt(found.code, key, { wording: found.wording })] : [];
    }),
  );
}

/** The same in a document. */
export function fillerDocuments(document: CheckedDocument): Problem[] {
  return document.units.flatMap((unit) => {
    const found = fillerIn(unit.written);
    return found ? [documentProblem(document, found.code, unit, found.wording)] : [];
  });
}

/** What the Studio writes where a text is still to come: `[[Heading]]`. Pages can be shown with it, but not published. */
const PLACEHOLDER = /\[\[[^[\]]*\]\]/;

/** A text that is to be replaced before it is published. @param name what belongs there */
export function placeholderText(name: string): string {
  return `[[${name.replace(/[[\]{}]/g, '')}]]`;
}

function fillerIn(text: string): { readonly code: ProblemCode; readonly wording: Wording } | null {
  const kept = PLACEHOLDER.exec(text);
  if (kept)
    return { code: 'placeholder-text', wording: wordingOf('filler.placeholder', { written: kept[0] }) };
  const found = FILLER.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  return found
    ? { code: 'missing-text', wording: wordingOf('filler.words', { written: found[0].trim() }) }
    : null;
}
