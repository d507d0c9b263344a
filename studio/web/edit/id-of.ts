const ICELANDIC: Readonly<Record<string, string>> = {
  þ: 'th',
  ð: 'd',
  æ: 'ae',
  ö: 'o',
  ø: 'o',
  å: 'a',
  ñ: 'n',
};

/** The name by which site.yaml knows something: `Hvað tekur þetta langan tíma?` → `hvad-tekur-thetta-langan-tima`. */
export function idOf(words: string): string {
  return words
    .toLowerCase()
    .replace(/[þðæöøåñ]/g, (letter) => ICELANDIC[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60);
}
