import { expect, test } from 'vitest';
import { type PasteTarget, tidyText } from '../../../studio/web/edit/tidy-text.ts';

const cases: readonly [string, PasteTarget, string, string, number][] = [
  ['no-break spaces', 'line', 'verð\u00a0er\u202f100\u00a0\u00a0kr.', 'verð er 100 kr.', 4],
  ['runs of spaces', 'line', 'eitt  tvö \t þrjú', 'eitt tvö þrjú', 3],
  ['invisible characters', 'line', 'le\u00adið\u200b\ufeff\u200bbein\u200cing', 'leiðbeining', 5],
  ['quotation marks stay', 'line', '„já“ “yes” «sí» »ja«', '„já“ “yes” «sí» »ja«', 0],
  ['emojis stay whole', 'line', '👩\u200d💻', '👩\u200d💻', 0],
  ['one line', 'line', 'eitt\r\ntvö\r\n', 'eitt tvö', 1],
  ['spaces around the text', 'line', ' eitt ', ' eitt ', 0],
  ['lines', 'lines', 'eitt\r\n\r\ntvö\vþrjú', 'eitt\n\ntvö\nþrjú', 0],
  ['bullets in lines', 'lines', '\uf0b7\teitt\n·\u00a0\u00a0\u00a0tvö', '• eitt\n• tvö', 6],
  ['bullets in Markdown', 'markdown', '\uf0b7\teitt\n·\u00a0\u00a0\u00a0tvö', '- eitt\n- tvö', 6],
  ['an arrow of a private font', 'line', 'a \uf0e0 b', 'a b', 2],
  ['markup of Markdown', 'markdown', '- a\n    - b  \n  c', '- a\n    - b  \n  c', 0],
  ['an indent of Word', 'markdown', '\tInndregið\u00a0\u00a0\nlína', 'Inndregið\nlína', 3],
];

test.each(cases)('%s for %s', (_, target, pasted, text, count) => {
  expect(tidyText(pasted, target)).toEqual({ text, count });
});
