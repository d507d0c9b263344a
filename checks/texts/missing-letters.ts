import fontLetters from '../../app/theme/font-letters.json' with { type: 'json' };
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { GARBLED_LETTER } from './copied-signs.ts';
import { type CheckedDocument, documentProblem } from './documents.ts';

const covered = fontLetters.letters.replace(/[\]\\^-]/g, '\\$&');
const MISSING_LETTER = new RegExp(`(?=\\p{Script=Latin})[^${covered}]`, 'gu');

/** Latin letters of a text that the font lacks; garbled texts are reported separately. */
const lettersMissingIn = (text: string) => (GARBLED_LETTER.test(text) ? [] : text.matchAll(MISSING_LETTER));

/** Warns once per language about letters that the site's font lacks, at the first text with one. */
export function missingLetters(
  { site, texts }: Pick<ProjectContent, 'site' | 'texts'>,
  shown: readonly CheckedDocument[],
): Problem[] {
  return site.languages.flatMap(({ code }) => {
    const foundLetters = new Set<string>();
    let first: ((wording: Problem['wording']) => Problem) | undefined;
    for (const file of texts.get(code)?.values() ?? [])
      for (const [key, text] of file.flat)
        for (const [letter] of lettersMissingIn(text)) {
          foundLetters.add(letter);
          first ??= (wording) => file.problemAt('house-style', key, { wording, severity: 'warning' });
        }
    for (const document of shown.filter(({ language }) => language.code === code))
      for (const { 0: written, index } of lettersMissingIn(document.markdown)) {
        foundLetters.add(written);
        first ??= (wording) =>
          documentProblem(document, 'house-style', { written, index }, wording, 'warning');
      }
    return first ? [first(translateMessage('style.letters', { letters: [...foundLetters] }))] : [];
  });
}
