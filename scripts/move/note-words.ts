import type { Phrase } from '../check/problems/wording-type.ts';
import type { MovedPage } from './pages-to-move.ts';

/** What an editor is told after a move besides the places. */
export const noteWords = {
  items: ({ from, to }: Pick<MovedPage, 'from' | 'to'>): Phrase => {
    const before = from.replace(/\{[a-z]+\}/g, '…');
    const after = to.replace(/\{[a-z]+\}/g, '…');
    return {
      en: `The addresses of single items move along: ${before} becomes ${after}. Under redirects each old address is written out, so an old link to a single item shows the page for unknown addresses.`,
      is: `Slóðir einstakra frétta eða verkefna flytjast með: ${before} verður ${after}. Undir redirects er hver gömul slóð skrifuð út, svo að gamall tengill á eina frétt eða eitt verkefni sýnir síðuna fyrir óþekktar slóðir.`,
    };
  },
  feed: (from: string, to: string): Phrase => ({
    en: `The news feed moves along from ${from} to ${to}. Whoever reads it needs the new address.`,
    is: `Fréttastraumurinn flyst með af ${from} á ${to}. Þau sem lesa hann þurfa nýju slóðina.`,
  }),
  unpublished: (from: string): Phrase => ({
    en: `No redirect leads on from ${from}: the last version in git has no such address, so nobody knows it yet.`,
    is: `Gestum er ekki vísað áfram af ${from}: í síðustu útgáfu í git er slóðin ekki til, svo að enginn þekkir hana enn.`,
  }),
  missingParent: (parent: string, near: string | null): Phrase => ({
    en: `There is no page at ${parent}, so the breadcrumb leaves it out.${near ? ` Did you mean ${near}?` : ''}`,
    is: `Engin síða er á ${parent}, svo að hana vantar í leiðina efst á síðunni.${near ? ` Áttirðu við ${near}?` : ''}`,
  }),
} as const;
