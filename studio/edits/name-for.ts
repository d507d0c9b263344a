const letters: Readonly<Record<string, string>> = { þ: 'th', ð: 'd', æ: 'ae', ø: 'o' };

/** The first words of a text as a name in site.yaml. @param otherwise where the text has no words */
export function nameFor(text: string, otherwise: string): string {
  const plain = text
    .toLowerCase()
    .replace(/[þðæø]/g, (letter) => letters[letter] ?? '')
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
  const words = plain.match(/[a-z0-9]+/g) ?? [];
  return words.slice(0, 4).join('-').slice(0, 60).replace(/-$/, '') || otherwise;
}
