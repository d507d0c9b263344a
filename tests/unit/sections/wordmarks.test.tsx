import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { clientMarks, marksOf } from '../../../app/site/client-marks.ts';
import { Wordmark } from '../../../app/ui/Wordmark.tsx';

const file = readFileSync('app/ui/wordmarks.svg', 'utf8');
const clients = Object.keys(clientMarks);

describe('the word mark', () => {
  test.each(clients)('of %s is drawn, and has its name', (name) => {
    const html = renderToStaticMarkup(<Wordmark name={name} mark={marksOf(clients)[name]} />);
    expect(html).toMatch(/^<svg role="img" aria-label="[^"]+"><use href="#[\w-]+"><\/use><\/svg>$/);
    expect(html).toContain(`aria-label="${name.replace('&', '&amp;')}"`);
  });

  test('of a client without one is the name in type', () => {
    const html = renderToStaticMarkup(<Wordmark name="Bjarg" mark={marksOf(['Bjarg']).Bjarg} />);
    expect(html).toMatch(/<span[^>]*>Bjarg<\/span>$/);
  });

  test('is in the file once, in the colour of the text around it, and nothing besides', () => {
    const ids = [...file.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toEqual(Object.values(clientMarks));
    const colours = [...file.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
    expect(new Set(colours)).toEqual(new Set(['none', 'currentColor']));
  });
});
