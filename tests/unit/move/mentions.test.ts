import { expect, test } from 'vitest';
import { addressesAfter, changedMentions } from '../../../scripts/move/addresses.ts';
import { applyChanges } from '../../../scripts/move/text-changes.ts';
import { siteOf } from '../site/minimal-site.ts';

const site = siteOf();
const addressAfter = addressesAfter(
  { pages: site.pages, redirects: [{ from: '/frettir/gamalt', to: '/', permanent: true }] },
  [
    { id: 'prices', from: '/verdskra', to: '/verd' },
    { id: 'order', from: '/verdskra/panta', to: '/verd/panta' },
    { id: 'article', from: '/frettir/{slug}', to: '/tidindi/{slug}' },
  ],
);

function moved(text: string): string {
  const domains = ['hraunvefur.is', 'hraunvefur.io'];
  return applyChanges(text, changedMentions(text, { addressAfter, domains }));
}

test.each<[what: string, text: string, after: string]>([
  ['a link', 'Sjá [verðskrá](/verdskra).', 'Sjá [verðskrá](/verd).'],
  ['a link with a title', '[x](</verdskra> "/verdskra")', '[x](</verd> "/verd")'],
  ['a link to a part', '[x](/verdskra#part-2)', '[x](/verd#part-2)'],
  ['a link with a query', '[x](/verdskra?a=1&b=/verdskra)', '[x](/verd?a=1&b=/verd)'],
  ['the definition of a link', '[x]: /verdskra', '[x]: /verd'],
  ['an attribute', '<a href=/verdskra>', '<a href=/verd>'],
  ['the end of a sentence', 'Öll verð eru á /verdskra.', 'Öll verð eru á /verd.'],
  ['a list of addresses', '/verdskra,/verdskra/panta;(/verdskra)', '/verd,/verd/panta;(/verd)'],
  ['Icelandic quotation marks', 'á „/verdskra“', 'á „/verd“'],
  ['a slash at the end', '/verdskra/ og /verdskra/panta/', '/verd/ og /verd/panta/'],
  ['a page below', '/verdskra/panta', '/verd/panta'],
  [
    'a line of JSON',
    '{"a": "x\\n/verdskra\\t/verdskra \\u201e/verdskra"}',
    '{"a": "x\\n/verd\\t/verd \\u201e/verd"}',
  ],
  ['slashes as some programs write them in JSON', '"\\/verdskra\\/panta"', '"\\/verd\\/panta"'],
  [
    'the site’s own domain',
    'https://hraunvefur.is/verdskra http://www.hraunvefur.io/verdskra#a',
    'https://hraunvefur.is/verd http://www.hraunvefur.io/verd#a',
  ],
  ['an item', '(/frettir/nyr-vefur)', '(/tidindi/nyr-vefur)'],
  ['the address of all items', '/frettir/{slug}', '/tidindi/{slug}'],
])('%s is moved', (_, text, after) => {
  expect(moved(text)).toBe(after);
});

test.each<[what: string, text: string]>([
  ['a longer name', '/verdskra2 /verdskran /verdskrá /verdskra-ny'],
  ['another page below', '/verdskra/annad'],
  ['the end of an address', '/gamla/verdskra ../verdskra ./verdskra x/verdskra'],
  ['another site', 'https://example.org/verdskra https://nothraunvefur.is/verdskra //verdskra'],
  ['a word with a slash', 'og/verdskra 24/verdskra {{company.url}}/verdskra'],
  ['a file', '/verdskra.html /verdskra.atom'],
  ['other letters', '/Verdskra /VERDSKRA'],
  ['an address below an item', '/frettir/a/b'],
  ['the list itself', '/frettir'],
  ['an old address that looks like an item', '/frettir/gamalt'],
])('%s is not the page', (_, text) => {
  expect(moved(text)).toBe(text);
});

test('a very long text is read, too', () => {
  for (const text of [
    '/'.repeat(200_000),
    '/a'.repeat(100_000),
    `${'/{a}'.repeat(50_000)}{`,
    '.-'.repeat(100_000),
  ])
    expect(moved(text)).toBe(text);
});
