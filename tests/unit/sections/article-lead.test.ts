import { expect, test } from 'vitest';
import { articleLead } from '../../../app/sections/NewsArticle.tsx';
import { beginning, paragraphsOf } from '../../../app/site/row-views.ts';

const content = `Við opnum nýjan vef.\r\n\n  Hann er á fjórum   málum. ${'Orð '.repeat(100)}`;
const paragraphs = paragraphsOf(content);

test('a written excerpt is the lead; one that repeats the beginning of the text is none', () => {
  const lead = (excerpt: string) => articleLead({ excerpt, paragraphs });
  expect(lead('Nýr vefur er kominn.')).toBe('Nýr vefur er kominn.');
  for (const excerpt of [beginning(content), ' Við  opnum\nnýjan vef. ', ''])
    expect(lead(excerpt)).toBeNull();
});
