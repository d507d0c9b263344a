import { linkProject } from '../check-links/link-project.ts';
import { type PlaceCase, testPlaces } from './problem-case.ts';

const seed = 'supabase/seed.sql';
/** A mistake in the sample rows, and its place. */
const mistake = (find: string, replace: string, place: string): PlaceCase => [
  `${find} as ${replace}`,
  [[seed, find, replace]],
  `${seed}:${place}`,
];

testPlaces(
  [
    mistake("'Óbirt.'", 'Óbirt.', '16:24 bad-format'),
    mistake("''gott''", "'gott'", '7:3 bad-format'),
    mistake("'Nýr vefur',", "'Nýr vefur,", '6:3 bad-format'),
    mistake("'Foss', 'Ferðir.'", "'Foss' 'Ferðir.'", '19:93 bad-format'),
    mistake('2026-11-04T09:00:00Z', '4.11.2026', '5:4 bad-format'),
    mistake("'foss', '2026", "'Foss!', '2026", '19:3 bad-format'),
    mistake("'drog'", "'nyr-vefur'", '16:3 duplicate-id'),
    mistake("'en', jsonb", "'ne', jsonb", '10:6 unknown-value'),
  ],
  { project: linkProject },
);
