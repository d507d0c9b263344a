import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clientMarks } from '../../../app/site/client-marks.ts';
import { Wordmark } from '../../../app/ui/Wordmark.tsx';

test('the word mark of a client is a drawing with its name, or else the name in type', () => {
  expect(renderToStaticMarkup(<Wordmark name="Kría & Co" />)).toBe(
    '<svg role="img" aria-label="Kría &amp; Co"><use href="#kria-og-co"></use></svg>',
  );
  expect(renderToStaticMarkup(<Wordmark name="Bjarg" />)).toMatch(/<span[^>]*>Bjarg<\/span>$/);
});

test('every drawing is in the file once, in the colour of the text around it', () => {
  const file = readFileSync('app/ui/wordmarks.svg', 'utf8');
  const ids = [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(Object.values(clientMarks));
  const colours = [...file.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set(['none', 'currentColor']));
});
