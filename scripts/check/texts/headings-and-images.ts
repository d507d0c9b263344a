import { wordingOf } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { documentProblem, markedWords, type RunningDocument } from './documents.ts';

/** Headings of a running text that skip a level, compete with the page's own heading or have no words. */
export function headingOrder(document: RunningDocument): Problem[] {
  const headings = document.blocks.flatMap(({ units }) => units.filter(({ kind }) => kind === 'heading'));
  // The hero of the page has the heading of the first level.
  let above = 1;
  return headings.flatMap((heading) => {
    const { level, written, wordsAt } = heading;
    const words = written
      .slice(wordsAt)
      .replace(/(?:^|[ \t]+)#+\s*$/, '')
      .trim();
    const wording = mistakeOf(words, level, above);
    // What follows is measured by this heading, right or wrong, so that one slip is told once.
    above = Math.max(2, level);
    return wording ? [documentProblem(document, 'heading-order', heading, wording)] : [];
  });
}

function mistakeOf(words: string, level: number, above: number): Wording | null {
  if (words === '') return wordingOf('heading.empty');
  if (level === 1) return wordingOf('heading.first', { meant: `## ${words}` });
  if (level <= above + 1) return null;
  const meant = `${'#'.repeat(above + 1)} ${words}`;
  return wordingOf('heading.skips', { meant, context: above === 1 ? 'top' : undefined });
}

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
