import { expect, test } from 'vitest';
import { articleLead } from '../../../app/sections/NewsArticle.tsx';
import { beginning, paragraphsOf } from '../../../app/site/row-views.ts';

const content = `Við opnum nýjan vef.\r\n\n  Hann er á fjórum   málum. ${'Orð '.repeat(100)}`;
const paragraphs = paragraphsOf(content);

test('an excerpt that somebody wrote stands above the text', () => {
  expect(articleLead({ excerpt: 'Nýr vefur er kominn.', paragraphs })).toBe('Nýr vefur er kominn.');
  expect(articleLead({ excerpt: 'Og svo framvegis…', paragraphs })).toBe('Og svo framvegis…');
});

test.each([
  ['is made of the content', beginning(content)],
  ['is the first paragraph', 'Við opnum nýjan vef.'],
  ['is the first paragraph in other spaces', ' Við  opnum\nnýjan vef. '],
  ['is empty', ''],
])('an excerpt that %s does not', (_, excerpt) => {
  expect(articleLead({ excerpt, paragraphs })).toBeNull();
});

test('of a short text the excerpt is all of it', () => {
  expect(articleLead({ excerpt: beginning('Stutt.'), paragraphs: ['Stutt.'] })).toBeNull();
});
