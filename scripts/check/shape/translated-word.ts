import { fold } from '../problems/suggest.ts';

/** Words for the file's fixed values that an editor may use instead, without accents. */
const words: Readonly<Record<string, string>> = {
  manudagur: 'monday',
  thridjudagur: 'tuesday',
  midvikudagur: 'wednesday',
  fimmtudagur: 'thursday',
  fostudagur: 'friday',
  laugardagur: 'saturday',
  sunnudagur: 'sunday',
  mon: 'monday',
  tue: 'tuesday',
  wed: 'wednesday',
  thu: 'thursday',
  fri: 'friday',
  sat: 'saturday',
  sun: 'sunday',
  manudur: 'month',
  manadarlega: 'month',
  ar: 'year',
  arlega: 'year',
  annual: 'year',
  klst: 'hour',
  klukkustund: 'hour',
  timi: 'hour',
  einu: 'once',
  eingreidsla: 'once',
  fast: 'fixed',
  fastur: 'fixed',
  fra: 'from',
  tilbod: 'by-quote',
  quote: 'by-quote',
  no: 'excluded',
  nei: 'excluded',
  'an vsk': 'excluded',
  yes: 'included',
  ja: 'included',
  'med vsk': 'included',
  innifalinn: 'included',
  innifalid: 'included',
  hlekkur: 'link',
  tengill: 'link',
  valmynd: 'menu',
  texti: 'text',
  simi: 'tel',
  phone: 'tel',
  netfang: 'email',
  postur: 'email',
  nafn: 'name',
  fyrirtaeki: 'organization',
  company: 'organization',
  vefur: 'url',
  website: 'url',
  dropdown: 'select',
  listi: 'select',
  kr: 'ISK',
  kronur: 'ISK',
  ikr: 'ISK',
  dollar: 'USD',
  $: 'USD',
  evra: 'EUR',
  euro: 'EUR',
  '€': 'EUR',
  hvitt: 'plain',
  white: 'plain',
  dark: 'basalt',
  dokkt: 'basalt',
  stytt: 'abbreviated',
  stor: 'grand',
  stort: 'grand',
};

/**
 * The fixed value that a word of everyday language stands for.
 * @param written what was typed, in Icelandic or English
 * @param allowed the values that may stand there
 * @returns one of the allowed values, or null
 */
export function translated(written: string, allowed: readonly string[]): string | null {
  const found = words[fold(written).trim().replace(/\.$/, '')];
  return found !== undefined && allowed.includes(found) ? found : null;
}
