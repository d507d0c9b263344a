import { expect } from '@playwright/test';
import { readBuiltBytes, readBuiltHtml } from './built-html.ts';
import { getPath, home, languages, site } from './site-model.ts';
import { test } from './site-test.ts';

test('every built page says what it weighs', () => {
  for (const { language, path, html } of languages.flatMap(readBuiltHtml)) {
    const file = path === '/404.html' ? path : `${path}/index.html`;
    const byteCount = readBuiltBytes(language, `${file}.br`).length;
    const [, value = '', text = ''] = /<data value="([\d.]+)">([\d.,]+)\skB<\/data>/.exec(html) ?? [];
    expect(text.replace(',', '.'), language + path).toBe(value);
    // Right to a tenth, or the next one: the digits are part of the page, and change how it is compressed.
    expect(Math.abs(Number(value) * 1000 - byteCount), language + path).toBeLessThanOrEqual(150);
  }
});

test('a first visit of the page that compares itself to others weighs no more than it says', async ({
  visit,
  page,
}) => {
  const limit = site.figures['own-visit'];
  // Falls back to the default limit of the benchmark if the figure is no longer an amount.
  const kilobytes = limit?.kind === 'amount' ? limit.value : 60;
  await visit('web-development');
  // The font comes after the first paint, and then nothing more.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.endsWith('.woff2')),
  );
  await page.waitForLoadState('networkidle');
  const transfers = await page.evaluate(() =>
    ['navigation', 'resource']
      .flatMap((type) => performance.getEntriesByType(type) as PerformanceResourceTiming[])
      .map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
  );
  const bytes = transfers.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
  // The other languages have the same files with a different page.
  const pageIn = (language: string) =>
    readBuiltBytes(language, `${getPath('web-development')}/index.html.br`).length;
  for (const language of languages)
    expect((bytes - pageIn(home) + pageIn(language)) / 1000, language).toBeLessThanOrEqual(kilobytes);
});
