import { expect, test } from 'vitest';
import { readTextFile } from '../../../checks/texts/text-file.ts';
import { realSite, realTexts } from './real-project.ts';

/** Share of texts of cards, sections and steps with exactly two sentences; a higher one sounds like a machine. */
function shareOfTwoSentences(language: string): number {
  const sentences = new Intl.Segmenter(language, { granularity: 'sentence' });
  const blocks = Object.entries(realTexts)
    .filter(([name]) => name.startsWith(`${language}/`))
    .flatMap(([name, text]) => [...readTextFile(name, text).flat])
    .flatMap(([key, text]) => (key.endsWith('.text') ? [text.replace(/\{\{[^}]*\}\}/g, 'X')] : []));
  expect(blocks.length).toBeGreaterThan(100);
  return blocks.filter((text) => [...sentences.segment(text)].length === 2).length / blocks.length;
}

test.each(realSite.languages)('fewer than half of the texts have two sentences: $code', ({ code }) => {
  expect(shareOfTwoSentences(code)).toBeLessThan(0.5);
});
