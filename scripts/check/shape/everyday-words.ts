import { fold } from '../problems/suggest.ts';

/** What the file has, by a word that people write instead: in small letters, without accents and a dot at the end. */
type EverydayWords = ReadonlyMap<string, string>;

/** The fixed values of keys and choices. */
const fixedValues = everydayWords({
  monday: 'manudagur, mon',
  tuesday: 'thridjudagur, tue',
  wednesday: 'midvikudagur, wed',
  thursday: 'fimmtudagur, thu',
  friday: 'fostudagur, fri',
  saturday: 'laugardagur, sat',
  sunday: 'sunnudagur, sun',
  month: 'manudur, manadarlega',
  year: 'ar, arlega, annual',
  hour: 'klst, klukkustund, timi',
  once: 'einu, eingreidsla',
  fixed: 'fast, fastur',
  from: 'fra',
  'by-quote': 'tilbod, quote',
  excluded: 'no, nei, an vsk',
  included: 'yes, ja, med vsk, innifalinn, innifalid',
  link: 'hlekkur, tengill',
  menu: 'valmynd',
  text: 'texti',
  tel: 'simi, phone',
  email: 'netfang, postur',
  name: 'nafn',
  organization: 'fyrirtaeki, company',
  url: 'vefur, website',
  select: 'dropdown, listi',
  ISK: 'kr, kronur, ikr',
  USD: 'dollar, $',
  EUR: 'evra, euro, €',
  plain: 'hvitt, white',
  basalt: 'dark, dokkt',
  abbreviated: 'stytt',
  grand: 'stor, stort',
});

/** The units of figures. */
export const units = everydayWords({
  GB: 'gb, gigabyte, gigabytes, gigabaet',
  MB: 'mb, megabyte, megabytes, megabaet',
  TB: 'tb, terabyte, terabytes, terabaet',
  '%': '%, prosent, percent, per cent, pct',
  h: 'h, hr, hrs, hour, hours, klst, klukkustund, klukkustundir, klukkutimi, klukkutimar',
  min: 'min, mins, minute, minutes, minuta, minutur, mn',
  days: 'day, days, d, dagur, dagar, daga',
  months: 'month, months, man, manudur, manudir, manada',
  years: 'year, years, ar, ara',
  ISK: 'kr, isk, kronur',
  USD: 'usd, $',
  EUR: 'eur, €, evrur',
});

/** Numbers of months by the first three letters of their names. */
export const months = everydayWords({
  1: 'jan',
  2: 'feb',
  3: 'mar',
  4: 'apr',
  5: 'mai, may, maj',
  6: 'jun',
  7: 'jul',
  8: 'agu, aug',
  9: 'sep',
  10: 'okt, oct',
  11: 'nov',
  12: 'des, dec',
});

/**
 * The fixed value that an everyday word means.
 * @param written what was typed, in Icelandic or English
 * @param allowed the values that are allowed there
 * @returns one of the allowed values, or null
 */
export function translated(written: string, allowed: readonly string[]): string | null {
  const found = fixedValues.get(fold(written).trim().replace(/\.$/, ''));
  return found !== undefined && allowed.includes(found) ? found : null;
}

function everydayWords(table: Readonly<Record<string, string>>): EverydayWords {
  return new Map(
    Object.entries(table).flatMap(([meant, words]) => words.split(', ').map((word) => [word, meant])),
  );
}
