/** Fictional clients of the sample rows in supabase/seed.sql; every language spells them the same. */
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
