import { expect, test } from 'vitest';
import { addressesAfter, withNewAddresses } from '../../../edits/move/addresses.ts';
import { parseSite } from '../site/minimal-site.ts';

const site = parseSite();
const addressAfter = addressesAfter(
  { pages: site.pages, redirects: [{ from: '/frettir/gamalt', to: '/' }] },
  [
    { id: 'prices', from: '/verdskra', to: '/verd' },
    { id: 'order', from: '/verdskra/panta', to: '/verd/panta' },
    { id: 'article', from: '/frettir/{slug}', to: '/tidindi/{slug}' },
  ],
);

function moveMentions(text: string): string {
  return withNewAddresses(text, { addressAfter, domains: ['hraunvefur.is', 'hraunvefur.io'] });
}

test.each<[what: string, text: string, after: string]>([
  ['a link', 'Sjá [verðskrá](/verdskra).', 'Sjá [verðskrá](/verd).'],
  ['a link with a query and a part', '[x](/verdskra?a=1&b=/verdskra#p-2)', '[x](/verd?a=1&b=/verd#p-2)'],
  ['a slash at the end', '/verdskra/ og /verdskra/panta/', '/verd/ og /verd/panta/'],
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
  expect(moveMentions(text)).toBe(after);
});

test.each<[what: string, text: string]>([
  ['a longer name', '/verdskra2 /verdskran /verdskrá /verdskra-ny'],
  ['another page below', '/verdskra/annad'],
  ['the end of an address', '/gamla/verdskra ../verdskra ./verdskra x/verdskra'],
  ['another site', 'https://example.org/verdskra https://nothraunvefur.is/verdskra //verdskra'],
  ['a word with a slash', 'og/verdskra 24/verdskra {{company.url}}/verdskra'],
  ['an address below an item', '/frettir/a/b'],
  ['an old address that looks like an item', '/frettir/gamalt'],
])('%s is not the page', (_, text) => {
  expect(moveMentions(text)).toBe(text);
});
