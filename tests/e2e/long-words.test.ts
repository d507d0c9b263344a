import { expect } from '@playwright/test';
import { acceptCookies } from './frame-parts.ts';
import { inOneTab } from './one-tab.ts';
import { staticPages, variedPaths } from './site-model.ts';
import { test } from './site-test.ts';

test.use({ viewport: { width: 320, height: 640 }, bypassCSP: true });

/** The longest word of Icelandic; some web addresses are as long. */
const WORD = 'Vaðlaheiðarvegavinnuverkfærageymsluskúraútidyralyklakippuhringur';
const ADDRESS = `https://www.personuvernd.is/einstaklingar/spurt-og-svarad/${'allar-spurningar-'.repeat(5)}`;

const cells = (tag: string) =>
  ['Tilgangur', 'Lagagrundvöllur', 'Varðveislutími', 'Viðtakendur']
    .map((word) => `<${tag}>${word} ${word}</${tag}>`)
    .join('');

/** Contents of a document in the format that the build writes. */
const paragraphs = [
  `<p>See ${ADDRESS}</p>`,
  `<p><a href="/">${ADDRESS}?${'query=value&amp;'.repeat(6)}</a></p>`,
  '<p>firstname.lastname.of.the.department@subdomain.example.is</p>',
  `<div tabindex="0"><table><thead><tr>${cells('th')}</tr></thead><tbody><tr>${cells('td')}</tr></tbody></table></div>`,
  `<h2>${WORD}</h2><h3>${WORD}</h3><ul><li><strong>${WORD}</strong></li></ul><blockquote><p>${WORD}</p></blockquote>`,
  `<p><code>${'code'.repeat(50)}</code></p><pre><code>${'block '.repeat(40)}${'block'.repeat(40)}</code></pre>`,
];

const documentPath =
  staticPages.find(({ sections }) => sections.some(({ kind }) => kind === 'prose'))?.path ?? '';

test('no paragraph of a document makes its page scroll sideways', async ({ visit, page }) => {
  await acceptCookies(page);
  await visit(documentPath);
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 640 });
    for (const html of paragraphs)
      expect([width, html, await page.evaluate(widthWith, html)]).toEqual([width, html, width]);
  }
  await page.evaluate(widthWith, paragraphs[3] ?? '');
  const box = page.locator('main [tabindex="0"]:has(> table)');
  await box.focus();
  await page.keyboard.press('End');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => box.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
});

test('no long word makes a page scroll sideways, whatever text it is in', async ({ visit, page }) => {
  await acceptCookies(page);
  await visit('home');
  const results = await inOneTab(page, variedPaths, findWidenedSections, WORD);
  expect(results.filter(({ result }) => result.length > 0)).toEqual([]);
});

/** Width of the page with different content in its document. Runs in the browser. */
function widthWith(html: string): number {
  const text = document.querySelector('main :is([data-look=document], [data-look=story]) > div');
  if (!text) throw new Error('no document');
  text.innerHTML = html;
  return document.documentElement.scrollWidth;
}

/** Sections that overflow when one of their texts begins with a long word, tried text by text. Runs in the browser. */
function findWidenedSections(word: string): string[] {
  const texts = [
    ...document.querySelectorAll<HTMLElement>('main :is(p, dialog *):not(table *, aside *)'),
  ].filter(
    (part) => part.checkVisibility() && part.childElementCount === 0 && /\p{L}{4,}/u.test(part.innerText),
  );
  return texts.flatMap((part) => {
    const before = part.innerText;
    part.innerText = before.replace(/\p{L}{4,}/u, word);
    const { scrollWidth } = document.documentElement;
    part.innerText = before;
    return scrollWidth > innerWidth
      ? [`${scrollWidth} px: ${part.closest('section')?.id} ${part.tagName} ${before.slice(0, 30)}`]
      : [];
  });
}
