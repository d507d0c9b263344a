import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { clientMarks } from '../../../app/site/client-marks.ts';
import { columnsFor } from '../../../app/ui/Grid.tsx';
import { Wordmark } from '../../../app/ui/Wordmark.tsx';

test('the word mark of a client is a picture with its name, or else the name in type', () => {
  expect(renderToStaticMarkup(<Wordmark name="Kría & Co" />)).toBe(
    '<svg role="img" aria-label="Kría &amp; Co"><use href="#kria-og-co"></use></svg>',
  );
  expect(renderToStaticMarkup(<Wordmark name="Bjarg" />)).toMatch(/<span[^>]*>Bjarg<\/span>$/);
});

test('every word mark is in the file once, in the colour of the text around it', () => {
  const file = readFileSync('app/ui/wordmarks.svg', 'utf8');
  const ids = [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(ids).toEqual(Object.values(clientMarks));
  const colours = [...file.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
  expect(new Set(colours)).toEqual(new Set(['none', 'currentColor']));
});

test('a grid has as many columns as are asked for, but four only where they leave no hole', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(counts.map((count) => columnsFor(count, 4))).toEqual([3, 3, 3, 4, 3, 3, 3, 4]);
  for (const asked of [2, 3]) expect(counts.every((count) => columnsFor(count, asked) === asked)).toBe(true);
});
