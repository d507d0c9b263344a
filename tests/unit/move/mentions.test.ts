import { expect, test } from 'vitest';
import { addressesAfter, changedMentions } from '../../../scripts/move/addresses.ts';
import { addressChanges, readSiteYaml } from '../../../scripts/move/site-yaml.ts';
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
  expect(moved(text)).toBe(after);
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
  expect(moved(text)).toBe(text);
});

function movedYaml(text: string): string {
  const addressAfter = (address: string) => (address === '/gamla' ? '/nyja/sida' : null);
  return applyChanges(text, addressChanges(readSiteYaml(text), addressAfter));
}

test.each<[what: string, text: string, after: string]>([
  ['a plain value', 'navigation:\n  cookies: /gamla\n', 'navigation:\n  cookies: /nyja/sida\n'],
  [
    'a value on a line of its own',
    'navigation:\n  cookies: >-\n    /gamla\n  quick:\n  -\n   /gamla\n',
    'navigation:\n  cookies: >-\n    /nyja/sida\n  quick:\n  -\n   /nyja/sida\n',
  ],
  [
    'values in quotes, and one with escapes',
    `navigation: { quick: ["/gamla", '/gamla', "\x2fgamla"] }`,
    `navigation: { quick: ["/nyja/sida", '/nyja/sida', "/nyja/sida"] }`,
  ],
  [
    'JSON',
    '{"navigation": {"cookies":"/gamla"}, "pages": [{"path": "/gamla"}]}',
    '{"navigation": {"cookies":"/nyja/sida"}, "pages": [{"path": "/nyja/sida"}]}',
  ],
])('in site.yaml, %s is moved', (_, text, after) => {
  expect(movedYaml(text)).toBe(after);
});

test.each<[what: string, text: string]>([
  ['a value that is no address', 'company: { name: /gamla }\n'],
  ['a comment', '# /gamla\nnavigation: # á /gamla.\n  quick: [ # /gamla\n    /a ]\n'],
  ['where a redirect comes from', 'redirects: [{ from: /gamla, to: /a }]\n'],
  ['another address', 'navigation: { quick: [/gamla/a, /gamla2] } \n'],
])('in site.yaml, %s stays', (_, text) => {
  expect(movedYaml(text)).toBe(text);
});
