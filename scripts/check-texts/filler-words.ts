import type { Problem } from '../../app/site/problems/problem.ts';
import { fillerWords } from '../../app/site/problems/words/filler-words.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { documentProblem } from './document-problem.ts';
import type { RunningDocument } from './running-document.ts';

/** What writers leave where words are still to come; in Spanish `todo` is a word. */
const filler =
  /\b(?:lorem ipsum|dolor sit amet)\b|\b(?:TBD|FIXME|XXX+)\b|\bTODO\b(?=\s*[:–-]|\s*$)|^\s*(?:[?.…]{2,}|xx+|asdf\w*|bla(?:[ -]?bla)+)\s*$/i;
/** Small letters make other words of them. */
const capitals = /TBD|FIXME|XXX|TODO/;

/** Texts that hold a place for words that are not written yet. */
export function fillerTexts({ texts, sources }: ProjectContent): Problem[] {
  return [...texts.values()].flatMap((files) =>
    [...files.values()].flatMap((file) => {
      if (!anyFiller.test(sources[file.file] ?? '')) return [];
      return [...file.flat].flatMap(([key, text]) => {
        const found = fillerIn(text);
        return found === null ? [] : [file.problemAt('missing-text', key, { said: fillerWords(found) })];
      });
    }),
  );
}

/** The same of running texts; each document is told once. */
export function fillerDocuments(document: RunningDocument): Problem[] {
  if (!anyFiller.test(document.markdown)) return [];
  const units = document.blocks.flatMap((block) => block.units);
  return units.flatMap((unit) => {
    const found = fillerIn(unit.written);
    return found === null ? [] : [documentProblem(document, 'missing-text', unit, fillerWords(found))];
  });
}

/** A first look at a whole file. */
const anyFiller = /lorem ipsum|dolor sit|TBD|FIXME|XXX|TODO|"\s*(?:[?.…]{2,}|xx+|asdf\w*|bla[ -]?bla.*)\s*"/i;

function fillerIn(text: string): string | null {
  const found = filler.exec(text)?.[0].trim();
  if (found === undefined) return null;
  // Small letters are words in a sentence; alone they are none.
  if (/^xx+$/i.test(text.trim())) return found;
  return /^(?:tbd|fixme|xxx+|todo)$/i.test(found) && !capitals.test(found) ? null : found;
}
