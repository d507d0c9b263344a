import { expect, test } from 'vitest';
import { brokenPage, type Mistake, panelHtml } from '../../../scripts/dev/overlay.ts';

function mistake(of: Partial<Mistake> = {}): Mistake {
  return {
    severity: 'error',
    place: 'site.yaml:12:7',
    message: 'This is wrong.',
    excerpt: ['12 | a: <b>', '   |    ^^^'],
    hint: 'Write it again.',
    ...of,
  };
}

const html = (...mistakes: Mistake[]) => panelHtml(mistakes, 'en', 'preview.asBefore');
const textOf = (text: string) =>
  text
    .replace(/<style>.*?<\/style>/s, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ');

test('the panel lists each problem as the check does, and says what is shown behind it', () => {
  expect(html()).toBe('');
  expect(textOf(html(mistake()))).toBe(
    ' 1 problem You see the site as it was before, until this is fixed. Hide ' +
      'This is wrong. site.yaml:12:7 12 | a: &lt;b&gt; | ^^^ Write it again. 1 problem ',
  );
});

test('nothing of a file becomes code', () => {
  const text = html(mistake({ message: '<img src=x onerror=alert(1)>', hint: '"<b>"', place: '<i>:1:1' }));
  expect(text).not.toMatch(/<img|<b>|<i>/);
});

test('only the pointer is marked, not a line of a file that looks like one', () => {
  const text = html(mistake({ excerpt: ['1 | ^^^', '  | ^', ' 2 | x'] }));
  expect([...text.matchAll(/<mark>(\^+)<\/mark>/g)].map(([, carets]) => carets)).toEqual(['^']);
});

test('warnings are collapsed below errors; alone, they do not prevent publishing', () => {
  const warning = mistake({ severity: 'warning', message: 'Look here.' });
  expect(html(warning, mistake())).toMatch(
    /1 problem<.*This is wrong\..*<details><summary>1 warning<.*Look here\./s,
  );
  const alone = html(warning, warning);
  expect(textOf(alone)).toContain('2 warnings The site can be published as it is.');
  expect(alone).not.toContain('<details>');
});

test('of many problems fifty are listed', () => {
  const text = html(...Array.from({ length: 62 }, () => mistake()));
  expect(text.match(/<li /g)).toHaveLength(50);
  expect(textOf(text)).toContain('62 problems');
  expect(textOf(text)).toContain('And 12 more.');
});

test.each([
  [1, '1 villa'],
  [11, '11 villur'],
  [21, '21 villa'],
])('%i problems in Icelandic', (count, text) => {
  const mistakes = Array.from({ length: count }, () => mistake());
  expect(textOf(panelHtml(mistakes, 'is', 'preview.noEarlier'))).toContain(
    ` ${text} Engin eldri útgáfa er til að sýna. Fela `,
  );
});

test('the page for code that fails gives the message, the place and the stack', () => {
  const error = Object.assign(new Error('a \u001b[31m<mistake>\u001b[0m'), {
    frame: '3 | \u001b[31m<b\u001b[0m',
  });
  const page = brokenPage(error, 'en');
  expect(page).toContain('<strong>a &lt;mistake&gt;</strong>');
  expect(page).toContain('3 | &lt;b\n');
  expect(page).toContain('overlay.test.ts');
  expect(brokenPage('only a <text>', 'is')).toContain('<strong>only a &lt;text&gt;</strong>');
});
