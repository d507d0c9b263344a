import { isPattern } from '../../../app/site/resolve-page.ts';
import type { Change } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { leadsOnTo } from '../comparison/links.ts';
import { makeChange } from '../comparison/make-change.ts';
import { onPage } from '../comparison/seen.ts';
import { sameValues } from '../comparison/values.ts';
import { isKept, type Kept } from '../pairs/pair-up.ts';
import { notFoundAddress, type SitePage } from '../state/site-page.ts';
import { pageWords } from '../words/page-words.ts';

/** Pages that are new, gone, at another address, or found otherwise by search engines. */
export function comparePages(comparison: Comparison): Change[] {
  return comparison.pairs.pages.flatMap(({ page }): Change[] => {
    if (isKept(page)) return [...moved(page, comparison), ...indexing(page, comparison)];
    return page.after === null ? [removed(page.before, comparison)] : [added(page.after, comparison)];
  });
}

function added(page: SitePage, comparison: Comparison): Change {
  const { languages, names, say } = comparison;
  return makeChange(
    {
      kind: 'page-added',
      subject: page.id,
      name: names.page(page),
      label: say(pageWords.pageAdded),
      values: sameValues(languages, null, page.address),
      note: page.indexed ? null : say(pageWords.addedUnindexed),
    },
    onPage(page, comparison),
  );
}

function removed(page: SitePage, comparison: Comparison): Change {
  const { languages, names, say } = comparison;
  return makeChange(
    {
      kind: 'page-removed',
      subject: page.id,
      name: names.page(page),
      label: say(pageWords.pageRemoved),
      values: sameValues(languages, page.address, null),
      note: oldAddress(page.address, comparison),
    },
    onPage(page, comparison),
  );
}

function moved(page: Kept<SitePage>, comparison: Comparison): Change[] {
  const { languages, names, say } = comparison;
  if (page.before.address === page.after.address) return [];
  const change = makeChange(
    {
      kind: 'page-moved',
      subject: page.after.id,
      name: names.page(page.after),
      label: say(pageWords.pageMoved),
      values: sameValues(languages, page.before.address, page.after.address),
      note: oldAddress(page.before.address, comparison),
    },
    onPage(page.after, comparison),
  );
  return [change];
}

function indexing(page: Kept<SitePage>, comparison: Comparison): Change[] {
  const { languages, names, say } = comparison;
  if (page.before.indexed === page.after.indexed) return [];
  const words = ({ indexed }: SitePage) => say(indexed ? pageWords.indexed : pageWords.notIndexed);
  const change = makeChange(
    {
      kind: 'indexing-changed',
      subject: page.after.id,
      name: names.page(page.after),
      label: say(pageWords.indexing),
      values: sameValues(languages, words(page.before), words(page.after)),
    },
    { ...onPage(page.after, comparison), also: ['search-results'] },
  );
  return [change];
}

/** What is at an address that a page has left. */
function oldAddress(address: string, { after, say, names }: Comparison): string | null {
  const { site } = after.project;
  const page = site.pageByPath[address];
  if (page) {
    const name = names.page({ ...page, address: page.path });
    return say(pageWords.oldAddressTaken(address, name));
  }
  const to = leadsOnTo(site, address);
  if (to !== undefined) return say(pageWords.oldAddressLeadsOn(address, to));
  // An address for many items leads on to its list by itself, and the page for unknown addresses has none.
  return isPattern(address) || address === notFoundAddress ? null : say(pageWords.oldAddressLost(address));
}
