import type { Phrase } from '../../check/problems/wording-type.ts';

/** What is said about the entries of a list of a section. */
export interface ListWords {
  readonly added: Phrase;
  readonly removed: Phrase;
  readonly changed: Phrase;
  readonly reordered: Phrase;
}

/** By the name that the list has in site.yaml. */
const lists: Readonly<Record<string, ListWords>> = {
  cards: {
    added: { en: 'Card added', is: 'Nýtt spjald' },
    removed: { en: 'Card removed', is: 'Spjald tekið út' },
    changed: { en: 'Card changed', is: 'Spjaldi breytt' },
    reordered: { en: 'Cards in another order', is: 'Spjöldum raðað upp á nýtt' },
  },
  steps: {
    added: { en: 'Step added', is: 'Nýtt skref' },
    removed: { en: 'Step removed', is: 'Skref tekið út' },
    changed: { en: 'Step changed', is: 'Skrefi breytt' },
    reordered: { en: 'Steps in another order', is: 'Skrefum raðað upp á nýtt' },
  },
  benefits: {
    added: { en: 'Benefit added', is: 'Nýr kostur' },
    removed: { en: 'Benefit removed', is: 'Kostur tekinn út' },
    changed: { en: 'Benefit changed', is: 'Kosti breytt' },
    reordered: { en: 'Benefits in another order', is: 'Kostum raðað upp á nýtt' },
  },
  questions: {
    added: { en: 'Question added', is: 'Ný spurning' },
    removed: { en: 'Question removed', is: 'Spurning tekin út' },
    changed: { en: 'Question changed', is: 'Spurningu breytt' },
    reordered: { en: 'Questions in another order', is: 'Spurningum raðað upp á nýtt' },
  },
  values: {
    added: { en: 'Value added', is: 'Nýtt gildi' },
    removed: { en: 'Value removed', is: 'Gildi tekið út' },
    changed: { en: 'Value changed', is: 'Gildi breytt' },
    reordered: { en: 'Values in another order', is: 'Gildum raðað upp á nýtt' },
  },
  entries: {
    added: { en: 'Price added to the list', is: 'Nýtt verð í listanum' },
    removed: { en: 'Price removed from the list', is: 'Verð tekið úr listanum' },
    changed: { en: 'Line of the price list changed', is: 'Línu í verðlistanum breytt' },
    reordered: { en: 'Prices in another order', is: 'Verðum raðað upp á nýtt' },
  },
  rows: {
    added: { en: 'Row added', is: 'Ný lína' },
    removed: { en: 'Row removed', is: 'Lína tekin út' },
    changed: { en: 'Row changed', is: 'Línu breytt' },
    reordered: { en: 'Rows in another order', is: 'Línum raðað upp á nýtt' },
  },
  columns: {
    added: { en: 'Column added', is: 'Nýr dálkur' },
    removed: { en: 'Column removed', is: 'Dálkur tekinn út' },
    changed: { en: 'Column changed', is: 'Dálki breytt' },
    reordered: { en: 'Columns in another order', is: 'Dálkum raðað upp á nýtt' },
  },
  groups: {
    added: { en: 'Group added', is: 'Nýr hópur' },
    removed: { en: 'Group removed', is: 'Hópur tekinn út' },
    changed: { en: 'Group changed', is: 'Hópi breytt' },
    reordered: { en: 'Groups in another order', is: 'Hópum raðað upp á nýtt' },
  },
  figures: {
    added: { en: 'Figure added', is: 'Ný tala' },
    removed: { en: 'Figure removed', is: 'Tala tekin út' },
    changed: { en: 'Figure changed', is: 'Tölu breytt' },
    reordered: { en: 'Figures in another order', is: 'Tölum raðað upp á nýtt' },
  },
  milestones: {
    added: { en: 'Milestone added', is: 'Nýr áfangi' },
    removed: { en: 'Milestone removed', is: 'Áfangi tekinn út' },
    changed: { en: 'Milestone changed', is: 'Áfanga breytt' },
    reordered: { en: 'Milestones in another order', is: 'Áföngum raðað upp á nýtt' },
  },
};

const anyList: ListWords = {
  added: { en: 'Entry added', is: 'Nýtt atriði' },
  removed: { en: 'Entry removed', is: 'Atriði tekið út' },
  changed: { en: 'Entry changed', is: 'Atriði breytt' },
  reordered: { en: 'Entries in another order', is: 'Atriðum raðað upp á nýtt' },
};

/** What is said about the entries of a list, whatever its name. */
export function listWords(list: string): ListWords {
  return lists[list] ?? anyList;
}
