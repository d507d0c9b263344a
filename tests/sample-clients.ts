/** The invented clients that the sample rows in supabase/seed.sql report; every language writes them the same. */
export const sampleClients = [
  'Jökulfoss',
  'Norðurljós Hótel',
  'Saltey',
  'Fjallagras',
  'Brimborgir',
  'Kría & Co',
  'Lokkur',
  'Steinbogi',
  'Vitaleið',
  'Tannhjól',
  'Skarfavík',
  'Birkilundur',
] as const;
