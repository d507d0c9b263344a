import { expect, test } from 'vitest';
import { robots } from '../../../scripts/build/robots.ts';
import { smallSite } from '../pages/small-pages.ts';

test('robots are let in and told where the sitemap is', () => {
  const [, english] = smallSite().languages;
  if (!english) throw new Error('The small site has two languages.');
  const lines = robots(english).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Allow: /', 'Sitemap: https://hraunvefur.io/sitemap.xml']),
  );
  expect(lines.some((line) => line.startsWith('Disallow: /'))).toBe(false);
});
