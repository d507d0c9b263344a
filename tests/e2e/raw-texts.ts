import type { Page } from '@playwright/test';
import { firstPartsOfTextNames } from './site-model.ts';

/**
 * Finds what should have become words: names of texts, facts that were not filled in, values that are none.
 * i18next shows a missing text as its name without the namespace (`menu.main`), so that is looked for as well.
 * @param texts pieces of text that a visitor sees or hears
 */
export function rawTexts(texts: readonly string[]): string[] {
  return texts.filter((text) => signsOfRawText.some((sign) => sign.test(text)) || isTextName(text));
}

const signsOfRawText = [
  /\b[a-z]+:[a-z-]+\.[a-z]/,
  /\{\{|\}\}/,
  /\bundefined\b/,
  /\bNaN\b/,
  /\[object /,
  /^null$/,
];

function isTextName(text: string): boolean {
  return text.split(/[\s,:]+/).some((word) => {
    const [first = '', ...rest] = word.split('.');
    return rest.length > 0 && rest.every((part) => /^[\w-]+$/.test(part)) && firstPartsOfTextNames.has(first);
  });
}

/** The raw texts of the page as it is in the browser now, its title included. */
export async function rawTextsOn(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const labels = [...document.querySelectorAll('[aria-label]')].map(
      (element) => element.getAttribute('aria-label') ?? '',
    );
    return [document.title, ...document.body.innerText.split('\n'), ...labels];
  });
  return rawTexts(texts);
}
