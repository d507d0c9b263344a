import fontLetters from '../../app/theme/font-letters.json' with { type: 'json' };
import { translateMessage } from '../message.ts';
import type { Problem } from '../problems/problem.ts';
import type { ProjectContent } from '../project/project-content.ts';
import { GARBLED_LETTER } from './copied-signs.ts';
import { type CheckedDocument, documentProblem } from './documents.ts';

const COVERED_LETTERS = fontLetters.letters.replace(/[\]\\^-]/g, '\\$&');
const MISSING_LETTER = new RegExp(`(?=\\p{Script=Latin})[^${COVERED_LETTERS}]`, 'gu');

/** Latin letters of a text that the font lacks; garbled texts are reported separately. */
const findMissingLetters = (text: string) => (GARBLED_LETTER.test(text) ? [] : text.matchAll(MISSING_LETTER));

/** Warns once per language about letters that the site's font lacks, at the first text with one. */
export function missingLetters(
  { site, texts }: Pick<ProjectContent, 'site' | 'texts'>,
  visibleDocuments: readonly CheckedDocument[],
): Problem[] {
  return site.languages.flatMap(({ code }) => {
    const letters = new Set<string>();
    let reportFirst: ((wording: Problem['wording']) => Problem) | undefined;
    for (const file of texts.get(code)?.values() ?? [])
      for (const [key, text] of file.flat)
        for (const [letter] of findMissingLetters(text)) {
          letters.add(letter);
          reportFirst ??= (wording) => file.problemAt('house-style', key, { wording, severity: 'warning' });
        }
    for (const document of visibleDocuments.filter(({ language }) => language.code === code))
      for (const { 0: written, index } of findMissingLetters(document.markdown)) {
        letters.add(written);
        reportFirst ??= (wording) =>
          documentProblem(document, 'house-style', { written, index }, wording, 'warning');
      }
    return reportFirst ? [reportFirst(translateMessage('style.letters', { letters: [...letters] }))] : [];
  });
}
