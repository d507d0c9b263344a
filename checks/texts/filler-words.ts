import { translateMessage } from '../message.ts';
import type { Problem, ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { type CheckedDocument, documentProblem } from './documents.ts';

/** Placeholders that writers leave for missing text; those that are words in lower case count only in capitals. */
const FILLER = [
  /\b(?:lorem ipsum|dolor sit amet)\b|^\s*(?:[?.…]{2,}|xx+|asdf\w*|bla(?:[ -]?bla)+)\s*$/i,
  // In Spanish, `TODO` may be an ordinary word in capitals.
  /\b(?:TBD|FIXME|XXX+)\b|\bTODO\b(?=\s*[:–-]|\s*$)/,
];

/** Texts that contain a placeholder for missing text. */
export function fillerTexts({ texts }: ProjectContent): Problem[] {
  const files = [...texts.values()].flatMap((language) => [...language.values()]);
  return files.flatMap((file) =>
    [...file.flat].flatMap(([key, text]) => {
      const filler = findFiller(text);
      return filler ? [file.problemAt(filler.code, key, { wording: filler.wording })] : [];
    }),
  );
}

/** Placeholders in a document. */
export function fillerDocuments(document: CheckedDocument): Problem[] {
  return document.units.flatMap((unit) => {
    const filler = findFiller(unit.written);
    return filler ? [documentProblem(document, filler.code, unit, filler.wording)] : [];
  });
}

/** Placeholder of the Studio for missing text: `[[Heading]]`. Pages can be shown with it, but not published. */
const PLACEHOLDER = /\[\[[^[\]]*\]\]/;

/** A text to replace before publication. @param name content that belongs there */
export function placeholderText(name: string): string {
  return `[[${name.replace(/[[\]{}]/g, '')}]]`;
}

function findFiller(text: string): { readonly code: ProblemCode; readonly wording: Wording } | null {
  const placeholder = PLACEHOLDER.exec(text);
  if (placeholder)
    return {
      code: 'placeholder-text',
      wording: translateMessage('filler.placeholder', { written: placeholder[0] }),
    };
  const filler = FILLER.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  return filler
    ? { code: 'missing-text', wording: translateMessage('filler.words', { written: filler[0].trim() }) }
    : null;
}
