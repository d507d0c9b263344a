import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { problemAt } from '../problems/problem-at.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { documentProblem, type RunningDocument } from './documents.ts';

/** What writers leave where words are still to come: in any letters, and signs that are other words in small letters. */
const filler = [
  /\b(?:lorem ipsum|dolor sit amet)\b|^\s*(?:[?.…]{2,}|xx+|asdf\w*|bla(?:[ -]?bla)+)\s*$/i,
  // In Spanish `TODO` may be a word that is shouted.
  /\b(?:TBD|FIXME|XXX+)\b|\bTODO\b(?=\s*[:–-]|\s*$)/,
];

/** Texts that hold a place for words that are not written yet. */
export function fillerTexts({ texts }: ProjectContent): Problem[] {
  return [...texts.values()].flatMap((files) =>
    [...files.values()].flatMap((file) =>
      [...file.flat].flatMap(([key, text]) => {
        const found = fillerIn(text);
        return found === null
          ? []
          : [file.problemAt('missing-text', key, { wording: wordingOf('filler.words', { written: found }) })];
      }),
    ),
  );
}

/** The same of running texts; each document is told once. */
export function fillerDocuments(document: RunningDocument): Problem[] {
  const units = document.blocks.flatMap((block) => block.units);
  return units.flatMap((unit) => {
    const found = fillerIn(unit.written);
    return found === null
      ? []
      : [documentProblem(document, 'missing-text', unit, wordingOf('filler.words', { written: found }))];
  });
}

function fillerIn(text: string): string | null {
  const found = filler.map((pattern) => pattern.exec(text)).find((match) => match !== null);
  return found?.[0].trim() ?? null;
}

/** Warns of proper names in site.yaml that no text has, but whose words some text has each: a comma was left out. */
export function joinedNames({ site, source, sources }: ProjectContent): Problem[] {
  const texts = Object.entries(sources).flatMap(([file, text]) =>
    /^(?:locales|content)\//.test(file) ? [text] : [],
  );
  const isSomewhere = (name: string) => texts.some((text) => text.includes(name));
  return site.properNames.flatMap((name, place) => {
    const words = name.split(/\s+/);
    if (words.length < 2 || isSomewhere(name) || !words.every(isSomewhere)) return [];
    const wording = wordingOf('filler.namesInOne', { name, number: words.length, listed: words.join(', ') });
    return [problemAt(source, 'unused-text', ['properNames', place], { severity: 'warning', wording })];
  });
}
