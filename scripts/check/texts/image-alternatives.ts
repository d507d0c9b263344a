import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import { documentProblem } from './document-problem.ts';
import { markedWords } from './marked-words.ts';
import type { RunningDocument } from './running-document.ts';

/**
 * Pictures of a running text without words for those who do not see them. All other pictures of the site are drawn
 * and say nothing, or take their words from the rows of the database.
 */
export function imageAlternatives(document: RunningDocument): Problem[] {
  return markedWords(document, 'images').flatMap((image) => {
    const words = image.words.trim();
    if (words !== '' && !isFileName(words)) return [];
    const wording = wordingOf(words === '' ? 'image.none' : 'image.fileName', {
      words,
      target: image.target,
    });
    return [documentProblem(document, 'missing-alternative', image, wording)];
  });
}

function isFileName(words: string): boolean {
  return /^\S+\.(?:avif|gif|jpe?g|png|svg|webp)$/i.test(words);
}
