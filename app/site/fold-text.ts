/** Folds case, accents and kinds of spaces of a text. Letters like ð, ł and æ become what people type for them. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^\0-\x7f]/g, (letter) => SPELLINGS[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

/** Letters without a decomposition in Unicode. Function `search_words` of the database has the same list. */
const SPELLINGS: Readonly<Record<string, string>> = {
  ð: 'd',
  þ: 'th',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ħ: 'h',
  ı: 'i',
  ŧ: 't',
  ŋ: 'n',
};
