import { describe, expect, test } from 'vitest';
import type { Mistake } from '../../../scripts/dev/mistake.ts';
import { overlayHtml } from '../../../scripts/dev/overlay-html.ts';

function mistake(of: Partial<Mistake> = {}): Mistake {
  return {
    severity: 'error',
    place: 'site.yaml:12:7',
    opens: null,
    message: 'This is wrong.',
    excerpt: ['12 | a: <b>', '   |    ^^^'],
    hint: 'Write it anew.',
    ...of,
  };
}

const html = (...mistakes: Mistake[]) => overlayHtml(mistakes, 'en', ({ asBefore }) => asBefore);
const textOf = (text: string) =>
  text
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');
const idsIn = (text: string) => [...text.matchAll(/data-id="([^"]+)"/g)].map(([, id]) => id);

describe('the panel of problems', () => {
  test('is empty where there is nothing wrong', () => {
    expect(html()).toBe('');
  });

  test('says how many there are, what is shown meanwhile, and of each what the check says', () => {
    expect(textOf(html(mistake()))).toBe(
      ' 1 problem You see the site as it was before, until this is mended. Hide ' +
        'This is wrong. site.yaml:12:7 12 | a: &lt;b&gt; | ^^^ Write it anew. 1 problem ',
    );
  });

  test('shows nothing of a file as code', () => {
    const text = html(mistake({ message: '<img src=x onerror=alert(1)>', hint: '"<b>"', place: '<i>:1:1' }));
    expect(text).not.toMatch(/<img|<b>|<i>/);
  });

  test('marks what the pointer points to, and takes no line of a file for a pointer', () => {
    const text = html(mistake({ excerpt: ['1 | ^^^', '  | ^', ' 2 | x'] }));
    expect([...text.matchAll(/<mark>(\^+)<\/mark>/g)].map(([, carets]) => carets)).toEqual(['^']);
  });

  test('folds warnings away below errors', () => {
    const text = html(mistake({ severity: 'warning', message: 'Look here.' }), mistake());
    expect(text).toMatch(/1 problem<.*This is wrong\..*<details><summary>1 warning<.*Look here\./s);
  });

  test('says of warnings alone that the site can be published', () => {
    const text = html(mistake({ severity: 'warning' }), mistake({ severity: 'warning' }));
    expect(textOf(text)).toContain('2 warnings The site can be published as it is.');
    expect(text).not.toContain('<details>');
  });

  test('lists fifty of many, and says how many there are', () => {
    const text = html(...Array.from({ length: 62 }, () => mistake()));
    expect(text.match(/<li /g)).toHaveLength(50);
    expect(textOf(text)).toContain('62 problems');
    expect(textOf(text)).toContain('And 12 more.');
  });

  test('speaks Icelandic', () => {
    const of = (count: number) =>
      textOf(
        overlayHtml(
          Array.from({ length: count }, () => mistake()),
          'is',
          ({ noEarlier }) => noEarlier,
        ),
      );
    expect(of(1)).toContain(' 1 villa Engin eldri útgáfa er til að sýna. Fela ');
    expect([of(2), of(11), of(21)].map((text) => / (\d+ \S+)/.exec(text)?.[1])).toEqual([
      '2 villur',
      '11 villur',
      '21 villa',
    ]);
  });

  test('knows a problem again that has moved, and tells it from one more of the kind', () => {
    const before = idsIn(html(mistake()));
    expect(idsIn(html(mistake({ place: 'site.yaml:15:7' })))).toEqual(before);
    expect(idsIn(html(mistake({ place: 'locales/is/home.json:12:7' })))).not.toEqual(before);
    const [first, second] = idsIn(html(mistake(), mistake({ place: 'site.yaml:90:1' })));
    expect([first]).toEqual(before);
    expect(second).not.toBe(first);
  });

  test('links to the editor where it can', () => {
    expect(html(mistake())).not.toContain('<a ');
    expect(html(mistake({ opens: 'vscode://file/a%20b/site.yaml:12:7' }))).toContain(
      '<a href="vscode://file/a%20b/site.yaml:12:7" title="Open this place in the editor"><code>site.yaml:12:7</code></a>',
    );
  });
});
