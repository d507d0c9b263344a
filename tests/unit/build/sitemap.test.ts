import { describe, expect, test } from 'vitest';
import { robots, sitemap } from '../../../scripts/build/sitemap.ts';
import { itemPages, smallSite } from '../pages/small-pages.ts';

const site = smallSite(itemPages, [
  '  - id: hosting\n    path: /lausnir/vefhysing\n    texts: solutions\n',
  '  - id: hosting\n    path: /lausnir/vefhysing\n    texts: solutions\n    indexed: false\n',
]);
const [icelandic, english] = site.languages;
if (!icelandic || !english) throw new Error('The small site has two languages.');

/** The addresses of a sitemap with their counterparts by language. */
function read(xml: string): Record<string, Record<string, string>> {
  return Object.fromEntries(
    [...xml.matchAll(/<url><loc>([^<]*)<\/loc>(.*?)<\/url>/g)].map(([, address = '', links = '']) => [
      address,
      Object.fromEntries(
        [...links.matchAll(/<xhtml:link rel="alternate" hreflang="([^"]*)" href="([^"]*)"\/>/g)].map(
          ([, language = '', href = '']) => [language, href],
        ),
      ),
    ]),
  );
}

describe('the sitemap', () => {
  test('has each page that is in an index, on the language’s own domain', () => {
    expect(Object.keys(read(sitemap(site, english)))).toEqual([
      'https://hraunvefur.io/',
      'https://hraunvefur.io/lausnir',
      'https://hraunvefur.io/frettir',
    ]);
  });

  test('names the counterparts, the same in each language’s sitemap', () => {
    const expected = {
      is: 'https://hraunvefur.is/lausnir',
      en: 'https://hraunvefur.io/lausnir',
      'x-default': 'https://hraunvefur.is/lausnir',
    };
    expect(read(sitemap(site, icelandic))['https://hraunvefur.is/lausnir']).toEqual(expected);
    expect(read(sitemap(site, english))['https://hraunvefur.io/lausnir']).toEqual(expected);
  });

  test('is well-formed XML in the namespaces of sitemaps', () => {
    const xml = sitemap(site, icelandic);
    expect(xml.startsWith('<?xml version="1.0" encoding="UTF-8"?>\n<urlset ')).toBe(true);
    expect(xml).toContain('xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
    expect(xml).toContain('xmlns:xhtml="http://www.w3.org/1999/xhtml"');
    const open: string[] = [];
    for (const [, closing, name, empty] of xml.matchAll(/<(\/?)([a-z:]+)[^<>]*?(\/?)>/g)) {
      if (closing) expect(open.pop()).toBe(name);
      else if (!empty && name) open.push(name);
    }
    expect(open).toEqual([]);
    expect(xml.replace(/<[^<>]*>/g, '')).not.toMatch(/[<>&]/);
  });
});

test('robots are let in and told where the sitemap is', () => {
  const lines = robots(english).split('\n');
  expect(lines).toEqual(
    expect.arrayContaining(['User-agent: *', 'Allow: /', 'Sitemap: https://hraunvefur.io/sitemap.xml']),
  );
  expect(lines.some((line) => line.startsWith('Disallow: /'))).toBe(false);
});
