import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Wordmark } from '../../../app/sections/ClientLogos.tsx';
import { columnsFor } from '../../../app/ui/Grid.tsx';

test('the word mark of a client is a drawing or a picture with its name, or else the name in type', () => {
  const none = { symbol: null, picture: null, to: null };
  expect(
    renderToStaticMarkup(<Wordmark client={{ ...none, name: 'Kría & Co', symbol: 'mark-kria-og-co' }} />),
  ).toBe('<svg role="img" aria-label="Kría &amp; Co"><use href="#mark-kria-og-co"></use></svg>');
  const picture = {
    file: '0123456789abcdef0123',
    width: 400,
    height: 100,
    focus: [50, 50],
    alt: 'Vitaleið',
    altLanguage: null,
  } as const;
  expect(renderToStaticMarkup(<Wordmark client={{ ...none, name: 'Vitaleið', picture }} />)).toMatch(
    /<img[^>]* alt="Vitaleið"/,
  );
  expect(renderToStaticMarkup(<Wordmark client={{ ...none, name: 'Bjarg' }} />)).toMatch(
    /<span[^>]*>Bjarg<\/span>$/,
  );
});

test('a grid has as many columns as are asked for, but four only where they leave no hole', () => {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8];
  expect(counts.map((count) => columnsFor(count, 4))).toEqual([3, 3, 3, 4, 3, 3, 3, 4]);
  for (const asked of [2, 3]) expect(counts.every((count) => columnsFor(count, asked) === asked)).toBe(true);
});
