import { inShort } from '../check/problems/wording.ts';
import type { CheckLanguage } from '../check/problems/wording-type.ts';

/** What npm run move says besides why a page is not moved. */
export interface MoveWords {
  readonly usage: string;
  /** @param from the old address, where it was given */
  addressMissing(from: string | null): string;
  addressTooMany(written: string): string;
  done(from: string, to: string, places: number, files: number): string;
  would(from: string, to: string, places: number, files: number): string;
  along(from: string, to: string): string;
  added(written: string): string;
  removed(written: string): string;
  readonly next: string;
  readonly unsoundBefore: string;
  readonly unsoundAfter: string;
  readonly warnings: string;
  cannotWrite(why: string): string;
  changedMeanwhile(file: string): string;
}

export const moveWords: Readonly<Record<CheckLanguage, MoveWords>> = {
  en: {
    usage: `npm run move -- /old-address /new-address [options]

Moves a page to another address, with all pages below it: in site.yaml, the texts and the sample news, and nothing
else in them. Visitors who have the old address are led on to the new one.

  --only              this page alone; pages below it keep their addresses
  --dry-run           tells line by line what would change, and changes nothing
  --lang en           the language of the words: en (the default) or is
  --site FOLDER       another folder with site.yaml, locales and content
  --help              this text

It ends with 0 when the page has moved, 1 when it was not moved, 2 when it cannot run.`,
    addressMissing: (from) =>
      from === null
        ? 'Name the page and its new address.'
        : `Name the new address as well: npm run move -- ${inShort(from)} /new-address`,
    addressTooMany: (written) =>
      `“${inShort(written)}” is one address too many: a page has an old and a new one.`,
    done: (from, to, places, files) =>
      `Moved ${from} to ${to}: ${inEnglish(places, 'place', 'places')} in ${inEnglish(files, 'file', 'files')}.`,
    would: (from, to, places, files) =>
      `Moving ${from} to ${to} would change ${inEnglish(places, 'place', 'places')} in ${inEnglish(files, 'file', 'files')}. Nothing has been written.`,
    along: (from, to) => `Along with it: ${from} to ${to}`,
    added: (written) => `new: ${written}`,
    removed: (written) => `taken out: ${written}`,
    next: 'Next: npm run check',
    unsoundBefore: 'The site has problems, so nothing was moved. Put them right first:',
    unsoundAfter: 'After the move the site would have problems, so nothing was changed:',
    warnings: 'After the move the check warns of this:',
    cannotWrite: (why) => `The files cannot be written, so all of them are as they were: ${why}`,
    changedMeanwhile: (file) =>
      `${file} was changed by someone else meanwhile, so nothing was moved. Try again.`,
  },
  is: {
    usage: `npm run move -- /gamla-slodin /nyja-slodin [valkostir]

Flytur síðu á aðra slóð ásamt öllum síðum undir henni: í site.yaml, textunum og sýnishornum af fréttum, og breytir engu
öðru þar. Gestum sem þekkja gömlu slóðina er vísað á þá nýju.

  --only              þessi síða ein; síður undir henni halda slóðum sínum
  --dry-run           segir línu fyrir línu hvað myndi breytast og breytir engu
  --lang is           tungumál orðanna: en (sjálfgefið) eða is
  --site MAPPA        önnur mappa með site.yaml, locales og content
  --help              þessi texti

Skilar 0 þegar síðan hefur verið flutt, 1 þegar hún var ekki flutt, 2 þegar ekki er hægt að flytja.`,
    addressMissing: (from) =>
      from === null
        ? 'Nefndu síðuna og nýju slóðina hennar.'
        : `Nefndu líka nýju slóðina: npm run move -- ${inShort(from)} /ny-slod`,
    addressTooMany: (written) => `„${inShort(written)}“ er ofaukið: síða á eina gamla slóð og eina nýja.`,
    done: (from, to, places, files) =>
      `Flutti ${from} á ${to} og breytti ${inIcelandic(places, 'stað', 'stöðum')} í ${inIcelandic(files, 'skrá', 'skrám')}.`,
    would: (from, to, places, files) =>
      `Flutningur ${from} á ${to} myndi breyta ${inIcelandic(places, 'stað', 'stöðum')} í ${inIcelandic(files, 'skrá', 'skrám')}. Engu hefur verið breytt.`,
    along: (from, to) => `Fylgir með: ${from} á ${to}`,
    added: (written) => `nýtt: ${written}`,
    removed: (written) => `tekið út: ${written}`,
    next: 'Næst: npm run check -- --lang is',
    unsoundBefore: 'Villur eru á vefnum, svo að ekkert var flutt. Lagaðu þær fyrst:',
    unsoundAfter: 'Eftir flutninginn væru villur á vefnum, svo að engu var breytt:',
    warnings: 'Eftir flutninginn varar athugunin við þessu:',
    cannotWrite: (why) => `Ekki er hægt að skrifa skrárnar, svo að þær eru allar eins og þær voru: ${why}`,
    changedMeanwhile: (file) =>
      `Einhver annar breytti ${file} á meðan, svo að ekkert var flutt. Reyndu aftur.`,
  },
};

const inEnglish = counting('en');
const inIcelandic = counting('is');

/** Makes a count with the noun's form for it: in Icelandic 21 takes the form for one. */
function counting(language: CheckLanguage): (count: number, one: string, other: string) => string {
  const rules = new Intl.PluralRules(language);
  return (count, one, other) => `${count} ${rules.select(count) === 'one' ? one : other}`;
}
