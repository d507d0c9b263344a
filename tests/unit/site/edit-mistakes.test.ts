import { expect, test } from 'vitest';
import { formerPages } from '../../../scripts/check/names/removed-pages.ts';
import { readSite } from '../../../scripts/check/read-site.ts';
import { edited, icons, minimalSite } from './minimal-site.ts';

/** What is reported after an edit of the small site, whose former state is known. */
function reported(text: string): string[] {
  const { problems } = readSite(text, { icons, former: formerPages(minimalSite) });
  return problems.map(({ line, wording: { en } }) => `${line} ${en.message} ${en.hint}`);
}

test('a redirect the wrong way round is reported once, with the right way', () => {
  const text = edited(['redirects:\n', 'redirects:\n  - { from: /lausnir, to: /gamalt-nafn }\n']);
  expect(reported(text)).toEqual([
    expect.stringContaining('this entry is the wrong way round. Write { from: /gamalt-nafn, to: /lausnir }'),
  ]);
});
