import { path } from '../../schema/identifiers.ts';
import { getChild, isRecord, listAt } from '../../schema/plain-value.ts';
import { walkValues } from '../../schema/schema-walk.ts';
import type { Problem } from '../problems/problem.ts';
import type { YamlSource } from '../yaml/yaml-source.ts';
import { checkCompany } from './check-company.ts';
import { checkDuplicates } from './check-duplicates.ts';
import { checkForms } from './check-forms.ts';
import { checkLifetimes } from './check-lifetimes.ts';
import { checkIcons, checkNames, readNames } from './check-names.ts';
import { checkPackages } from './check-packages.ts';
import { checkPageLinks } from './check-page-links.ts';
import { checkPages } from './check-pages.ts';
import { checkCurrencies, checkOffers, checkRates } from './check-prices.ts';
import { checkRedirects } from './check-redirects.ts';
import type { FormerPage } from './removed-pages.ts';
import { checkUnlikelyAmounts } from './unlikely-amounts.ts';

/**
 * Checks what the schema cannot: that the parts of the file agree with each other.
 * @param source the file as written, so that valid parts are checked even if others are not accepted
 * @param icons names of all icons; `null` leaves icons unchecked
 * @param now moment at which lifetimes are checked
 * @param former pages before the edit, if they are known
 * @returns problems in no particular order; of two with the same path, the first is the better one
 */
export function checkReferences(
  source: YamlSource,
  icons: ReadonlySet<string> | null,
  now: Date,
  former: readonly FormerPage[] | null = null,
): Problem[] {
  if (!isRecord(source.value)) return [];
  const values = [...walkValues(source.value)];
  // Nothing may link to a hidden page.
  const list = getChild(source.value, 'pages');
  const visiblePages = listAt(list, []).filter((page) => getChild(page, 'hidden') !== true);
  const addresses = visiblePages.map((page) => getChild(page, 'path'));
  const pages = Array.isArray(list)
    ? readNames(addresses, path)
    : { all: new Set<string>(), isComplete: false };
  return [
    ...checkRates(source),
    ...checkRedirects(source, pages),
    // For a new page address, report that it is taken before reporting that the old one is gone.
    ...checkPages(source),
    ...checkDuplicates(source, values),
    ...checkPageLinks(source, values, pages, former),
    ...checkNames(source),
    ...(icons ? checkIcons(source, values, icons) : []),
    ...checkCurrencies(source, values),
    ...checkPackages(source),
    ...checkForms(source, values),
    ...checkCompany(source),
    ...checkOffers(source, values),
    ...checkUnlikelyAmounts(source, values),
    ...checkLifetimes(source, values, now),
  ];
}
