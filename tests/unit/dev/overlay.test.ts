import { expect, test } from 'vitest';
import { renderErrorPage, renderPanel } from '../../../server/dev/overlay.ts';

const panel = {
  language: 'en',
  label: 'Problems',
  title: '1 problem',
  text: '<b> & "c"',
  isOpen: true,
} as const;

test('nothing of a file becomes code', () => {
  const html = renderPanel({ ...panel, title: '<img src=x onerror=alert(1)>', label: '"><i>' });
  expect(html).toContain('&lt;b&gt; &amp; &quot;c&quot;');
  expect(html).not.toMatch(/<img|<b>|<i>/);
});

test('the page for code that fails gives the message, the place and the stack', () => {
  const error = Object.assign(new Error('a \u001b[31m<mistake>\u001b[0m'), {
    frame: '3 | \u001b[31m<b\u001b[0m',
  });
  const page = renderErrorPage(error, 'en');
  expect(page).toContain('<pre>a &lt;mistake&gt;\n');
  expect(page).toContain('3 | &lt;b\n');
  expect(page).toContain('overlay.test.ts');
  expect(renderErrorPage('only a <text>', 'is')).toContain('<pre>only a &lt;text&gt;</pre>');
});
