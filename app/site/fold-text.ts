/** Text without regard to case, accents and the kind of its spaces. Letters that are no accented ones are spelled out. */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[ðþæøœß]/g, (letter) => SPELLED[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim();
}

const SPELLED: Readonly<Record<string, string>> = { ð: 'd', þ: 'th', æ: 'ae', ø: 'o', œ: 'oe', ß: 'ss' };
