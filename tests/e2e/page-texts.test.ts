import { expect, test } from '@playwright/test';
import { allPages, pagesOf, readPages, unknownPath, wordsOf } from './pages.ts';
import { rawTexts } from './raw-texts.ts';
import { languages } from './site-model.ts';
import { type WrittenLanguage, writtenLanguages } from './typed-money.ts';

test('every page shows words only', { tag: '@content' }, async ({ browser }) => {
  const pages = [...(await allPages(browser))];
  for (const language of languages) pages.push(...(await readPages(browser, language, [unknownPath])));
  for (const page of pages) {
    const texts = [...wordsOf(page), ...Object.values(page.meta).flat()];
    expect(texts.length, page.name).toBeGreaterThan(60);
    expect(rawTexts(texts), page.name).toEqual([]);
  }
});

/** Words that hardly a sentence does without, each of which none of the other three languages has. */
const functionWords: Readonly<Record<WrittenLanguage, string>> = {
  is: 'að ekki við það eru fyrir með sem þú þinn þín þitt hvað hjá eða frá því okkar þegar líka á í hann hún þau',
  en: 'the and with your you we this that from which what or they when our their will not who how',
  es: 'los que para por con más cuando nuestro nuestra tu tus pero como también y esta este desde hasta qué muy',
  da: 'det der ikke på som du din dit jer hvad når eller også være kan har fra med ved så bliver hos',
};

test('every page is in its language, with no sentence of another', async ({ browser }) => {
  for (const language of writtenLanguages)
    for (const page of await pagesOf(browser, language)) {
      const texts = wordsOf(page);
      expect(
        texts.reduce((sum, text) => sum + countWords(text, language), 0),
        page.name,
      ).toBeGreaterThan(10);
      // A name or a quoted word may be foreign; a sentence has several such words.
      const foreign = texts.filter((text) =>
        writtenLanguages.some(
          (other) => other !== language && countWords(text, other) > Math.max(1, countWords(text, language)),
        ),
      );
      expect(foreign, page.name).toEqual([]);
    }
});

function countWords(text: string, language: WrittenLanguage): number {
  const known = new Set(functionWords[language].split(' '));
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => known.has(word)).length;
}
