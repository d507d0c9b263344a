import { childOf, isRecord } from '../../schema/plain-value.ts';
import { walkWritten } from '../../schema/schema-walk.ts';
import type { Problem } from '../problems/problem.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { checkCompany } from './check-company.ts';
import { checkDuplicates } from './check-duplicates.ts';
import { checkForms } from './check-forms.ts';
import { checkLifetimes } from './check-lifetimes.ts';
import { checkIcons, checkNames, namesIn } from './check-names.ts';
import { checkPackages } from './check-packages.ts';
import { checkLinks } from './check-page-links.ts';
import { checkPages } from './check-pages.ts';
import { checkCurrencies, checkOffers, checkRates } from './check-prices.ts';
import { checkRedirects } from './check-redirects.ts';
import type { FormerPage } from './removed-pages.ts';
import { checkUnlikelyAmounts } from './unlikely-amounts.ts';

/**
 * Checks what the schema cannot: that the parts of the file agree with one another.
 * @param source the file as it was written, so that sound parts are checked although others are not accepted
 * @param icons the names of all icons; null leaves icons unchecked
 * @param now the moment by which a thing is over or ends soon
 * @param former the pages before the edit, as far as they are known
 * @returns the problems in no order; of two with the same path the first is the better one
 */
export function checkReferences(
  source: YamlSource,
  icons: ReadonlySet<string> | null,
  now: Date,
  former: readonly FormerPage[] | null = null,
): Problem[] {
  if (!isRecord(source.value)) return [];
  const written = [...walkWritten(source.value)];
  // Nothing may lead to a hidden page.
  const all = childOf(source.value, 'pages');
  const shown = Array.isArray(all) ? all.filter((page) => childOf(page, 'hidden') !== true) : all;
  const pages = namesIn(shown, 'path');
  return [
    ...checkRates(source),
    ...checkRedirects(source, pages),
    // Of a page's new address, that it is taken comes before that the old one is gone.
    ...checkPages(source),
    ...checkDuplicates(source, written),
    ...checkLinks(source, written, pages, former),
    ...checkNames(source),
    ...(icons ? checkIcons(source, written, icons) : []),
    ...checkCurrencies(source, written),
    ...checkPackages(source),
    ...checkForms(source, written),
    ...checkCompany(source),
    ...checkOffers(source, written),
    ...checkUnlikelyAmounts(source, written),
    ...checkLifetimes(source, written, now),
  ];
}
