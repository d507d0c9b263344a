import { expect, test } from 'vitest';
import { addressChanges, readSiteYaml } from '../../../scripts/move/site-yaml.ts';
import { applyChanges } from '../../../scripts/move/text-changes.ts';

function moved(text: string): string {
  const addressAfter = (address: string) => (address === '/gamla' ? '/nyja/sida' : null);
  return applyChanges(text, addressChanges(readSiteYaml(text), addressAfter));
}

test.each<[what: string, text: string, after: string]>([
  ['a plain value', 'navigation:\n  cookies: /gamla\n', 'navigation:\n  cookies: /nyja/sida\n'],
  [
    'values in quotes',
    `navigation: { quick: ["/gamla", '/gamla', /gamla] }`,
    `navigation: { quick: ["/nyja/sida", '/nyja/sida', /nyja/sida] }`,
  ],
  [
    'a value on a line of its own',
    'navigation:\n  cookies: >-\n    /gamla\n  quick:\n  -\n   /gamla\n',
    'navigation:\n  cookies: >-\n    /nyja/sida\n  quick:\n  -\n   /nyja/sida\n',
  ],
  [
    'a value that is typed in a roundabout way',
    'navigation: { quick: ["\\/gamla", "\\x2fgamla"] }',
    'navigation: { quick: ["\\/nyja/sida", "/nyja/sida"] }',
  ],
  [
    'JSON',
    '{"navigation": {"cookies":"/gamla"}, "pages": [{"path": "/gamla"}]}',
    '{"navigation": {"cookies":"/nyja/sida"}, "pages": [{"path": "/nyja/sida"}]}',
  ],
])('%s is moved', (_, text, after) => {
  expect(moved(text)).toBe(after);
});

test.each<[what: string, text: string]>([
  ['a value that is no address', 'company: { name: /gamla }\n'],
  ['a comment', '# /gamla\nnavigation: # á /gamla.\n  quick: [ # /gamla\n    /a ]\n'],
  ['where a redirect comes from', 'redirects: [{ from: /gamla, to: /a }]\n'],
  ['another address', 'navigation: { quick: [/gamla/a, /gamla2] } \n'],
])('%s stays', (_, text) => {
  expect(moved(text)).toBe(text);
});
