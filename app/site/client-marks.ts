/** The clients whose word marks are drawn: the ids of the symbols in `app/ui/wordmarks.svg`, by name. */
export const clientMarks: Readonly<Record<string, string>> = {
  Jökulfoss: 'jokulfoss',
  'Norðurljós Hótel': 'nordurljos-hotel',
  Saltey: 'saltey',
  Fjallagras: 'fjallagras',
  Brimborgir: 'brimborgir',
  'Kría & Co': 'kria-og-co',
};

/** Of some clients, those whose marks are drawn. */
export function marksOf(clients: readonly string[]): Record<string, string> {
  return Object.fromEntries(Object.entries(clientMarks).filter(([name]) => clients.includes(name)));
}
