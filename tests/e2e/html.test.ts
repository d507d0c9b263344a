import { expect, test } from '@playwright/test';
import { type BuiltHtml, builtHtml } from './built-html.ts';
import { htmlMistakes } from './html-rules.ts';
import { languages } from './site-model.ts';

test('every built page is valid HTML by all rules of html-validate', async () => {
  const pages = languages.flatMap(builtHtml);
  expect(pages.length).toBeGreaterThan(200);
  const found: Record<string, string[]> = {};
  for (const { language, path, html } of ofEachShape(pages)) {
    const mistakes = await htmlMistakes(html);
    if (mistakes.length > 0) found[language + path] = mistakes;
  }
  expect(found).toEqual({});
});

test('a page that breaks a rule is reported with its place', async () => {
  const page = (body: string) =>
    `<!DOCTYPE html><html lang="is"><head><meta charset="utf-8"/><title>Titill</title></head><body>${body}</body></html>`;
  expect(await htmlMistakes(page('<h1>Hæ</h1>'))).toEqual([]);
  expect(await htmlMistakes(page('<h1>Hæ</h1><label>Nafn<p>x</p><input type="text"/></label>'))).toEqual([
    'element-permitted-content: <p> element is not permitted as content under <label> (html > body > label > p)',
  ]);
});

test('every built page has the colours that its styles and pictures name', () => {
  for (const { language, path, html } of languages.flatMap(builtHtml)) {
    const namesIn = (pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map(([, name]) => name))];
    expect(namesIn(/(--[\w-]+):/g), language + path).toEqual(
      expect.arrayContaining(namesIn(/var\((--[\w-]+)/g)),
    );
  }
});

/**
 * Of pages whose main parts differ in nothing but words, addresses and pictures the first one, and each language’s home
 * page, because what is around the main part is the same on all pages of a language.
 */
function ofEachShape(pages: readonly BuiltHtml[]): BuiltHtml[] {
  const shapes = new Set<string>();
  return pages.filter(({ path, html }) => {
    const shape = html
      .slice(html.indexOf('<main'), html.indexOf('</main>'))
      .replace(/<svg\b.*?<\/svg>/gs, '<svg>')
      .replace(/ (?:href|src|alt|aria-label|title|placeholder|value|lang|data-[a-z-]+)="[^"]*"/gi, '')
      .replace(/>[^<]+</g, '><');
    const isKnown = shapes.has(shape);
    shapes.add(shape);
    return !isKnown || path === '/';
  });
}
