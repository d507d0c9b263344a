/** The ids of the clients' word marks in `app/ui/wordmarks.svg`, by client; other names are set in type. */
export const clientMarks: Readonly<Record<string, string>> = {
  Jökulfoss: 'jokulfoss',
  'Norðurljós Hótel': 'nordurljos-hotel',
  Saltey: 'saltey',
  Fjallagras: 'fjallagras',
  Brimborgir: 'brimborgir',
  'Kría & Co': 'kria-og-co',
};
