import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { type CheckedDocument, documentProblem } from './documents.ts';

/** What writers leave where words are still to come: in any letters, and signs that are other words in small letters. */
const filler = [
  /\b(?:lorem ipsum|dolor sit amet)\b|^\s*(?:[?.…]{2,}|xx+|asdf\w*|bla(?:[ -]?bla)+)\s*$/i,
  // In Spanish `TODO` may be a word that is shouted.
  /\b(?:TBD|FIXME|XXX+)\b|\bTODO\b(?=\s*[:–-]|\s*$)/,
];

/** Texts that hold a place for words that are not written yet. */
export function fillerTexts({ texts }: ProjectContent): Problem[] {
  const files = [...texts.values()].flatMap((language) => [...language.values()]);
  return files.flatMap((file) =>
    [...file.flat].flatMap(([key, text]) => {
      const wording = fillerWording(text);
      return wording ? [file.problemAt('missing-text', key, { wording })] : [];
    }),
  );
}

/** The same in a document. */
export function fillerDocuments(document: CheckedDocument): Problem[] {
  const units = document.blocks.flatMap((block) => block.units);
  return units.flatMap((unit) => {
    const wording = fillerWording(unit.written);
    return wording ? [documentProblem(document, 'missing-text', unit, wording)] : [];
  });
}

function fillerWording(text: string): Wording | null {
  const found = filler.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  return found ? wordingOf('filler.words', { written: found[0].trim() }) : null;
}
