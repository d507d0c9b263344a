import type { Change } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { changedPages } from '../comparison/pages-showing.ts';
import { companyFacts } from '../facts/company-facts.ts';
import { comparePackages } from '../facts/compare-packages.ts';
import { factChanges } from '../facts/fact.ts';
import { figureFacts } from '../facts/figure-facts.ts';
import { priceFacts } from '../facts/price-facts.ts';
import { compareForms } from '../structure/compare-forms.ts';
import { compareLanguages } from '../structure/compare-languages.ts';
import { compareMenus } from '../structure/compare-menus.ts';
import { compareNotices } from '../structure/compare-notices.ts';
import { comparePages } from '../structure/compare-pages.ts';
import { compareRedirects } from '../structure/compare-redirects.ts';
import { compareSections } from '../structure/compare-sections.ts';
import { compareDocuments } from '../texts/compare-documents.ts';
import { compareTexts } from '../texts/compare-texts.ts';
import { explained } from './unexplained.ts';

/** Compares all that visitors get in two states of the same day. */
export function compareStates(comparison: Comparison): Change[] {
  const among = changedPages(comparison);
  const changes = [
    ...factChanges(priceFacts(comparison), comparison, among.after),
    ...comparePackages(comparison, among),
    ...factChanges([...figureFacts(comparison), ...companyFacts(comparison)], comparison, among.after),
    ...comparePages(comparison),
    ...compareMenus(comparison),
    ...compareNotices(comparison),
    ...compareSections(comparison),
    ...compareRedirects(comparison),
    ...compareLanguages(comparison),
    ...compareForms(comparison),
    ...compareTexts(comparison),
    ...compareDocuments(comparison),
  ];
  return explained(changes, among.after, comparison);
}
