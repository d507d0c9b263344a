import { expect, test } from 'vitest';
import { barePage } from '../../../scripts/bench/bare-page.ts';

const fallback = '@font-face{font-family:Fallback;src:local("Arial");size-adjust:104%}';

test('scripts, and the font that is fetched, are gone; all that is seen stays', () => {
  const page = [
    '<!DOCTYPE html><html><head>',
    '<link rel="icon" href="/favicon.svg"/>',
    '<link rel="preload" href="/assets/own.woff2" as="font" crossorigin=""/>',
    '<link rel="modulepreload" href="/assets/entry.js"/>',
    '<script type="application/ld+json">{"name":"</p>"}</script>',
    `<style>@font-face{font-family:Own;src:url(/assets/own.woff2) format("woff2")}${fallback}p{color:red}</style>`,
    '</head><body><p>Words</p><script>start();\nstop()</script><script type="speculationrules">{}</script></body></html>',
  ].join('');
  expect(barePage(page)).toBe(
    [
      '<!DOCTYPE html><html><head>',
      '<link rel="icon" href="/favicon.svg"/>',
      `<style>${fallback}p{color:red}</style>`,
      '</head><body><p>Words</p></body></html>',
    ].join(''),
  );
});
