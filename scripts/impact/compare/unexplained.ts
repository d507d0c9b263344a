import type { Change } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { makeChange } from '../comparison/make-change.ts';
import type { ChangedPage } from '../comparison/pages-showing.ts';
import { onPage } from '../comparison/seen.ts';
import { isKept } from '../pairs/pair-up.ts';
import { differingPlaces, type Place, valueAt } from '../state/differing-places.ts';
import { pageImage } from '../state/page-image.ts';
import { pageWords } from '../words/page-words.ts';

/**
 * Looks for pages that have changed while no change names them: words that are shown in one more place than where they
 * belong, such as a package's name beside a form, or something that no comparison knows.
 * @param among the pages that have changed, as they are now
 * @returns the changes with those pages, and one more for each page that is still not explained
 */
export function explained(
  changes: readonly Change[],
  among: readonly ChangedPage[],
  comparison: Comparison,
): Change[] {
  const found = [...changes];
  for (const { page, languages } of among)
    for (const code of languages) {
      if (found.some((change) => names(change, page.address, code))) continue;
      const leaves = differingLeaves(page.address, code, comparison);
      const reasons = found.filter((change) => leaves.some((leaf) => explains(change, leaf, code)));
      for (const reason of reasons)
        found[found.indexOf(reason)] = {
          ...reason,
          pages: inSiteOrder([...reason.pages, page.address], comparison),
        };
      const [leaf] = leaves;
      if (reasons.length > 0 || !leaf) continue;
      found.push(
        makeChange(
          {
            kind: 'other-changed',
            subject: `${page.id}.${leaf.place.join('.')}`,
            name: `${comparison.names.page(page)} › ${leaf.place.join('.')}`,
            label: comparison.say(pageWords.other),
            values: [{ languages: [code], before: leaf.before, after: leaf.after, percent: null }],
          },
          { ...onPage(page, comparison), languages: [code] },
        ),
      );
    }
  return found;
}

function names({ everyPage, pages, languages }: Change, address: string, code: string): boolean {
  return languages.includes(code) && (everyPage || pages.includes(address));
}

/** A value of a page that is otherwise. */
interface Leaf {
  readonly place: Place;
  readonly before: string | null;
  readonly after: string | null;
}

/** Keys of what is told by itself: names of texts, addresses, days, the lines of packages; and what pictures are drawn from. */
const ownMatter = new Set(
  `namespaces texts label id @id document seed
  breadcrumb canonical alternates url item to links base reader
  validFrom validUntil validThrough priceValidUntil features`.split(/\s+/),
);

function differingLeaves(address: string, code: string, comparison: Comparison): Leaf[] {
  const { pairs, before, after } = comparison;
  const page = pairs.pages.map((each) => each.page).find((each) => each.after?.address === address);
  const [old, now] = [before, after].map(({ project }) =>
    project.site.languages.find((language) => language.code === code),
  );
  if (!page || !isKept(page) || !old || !now) return [];
  const images = [pageImage(before, page.before, old), pageImage(after, page.after, now)] as const;
  return (
    differingPlaces(...images)
      .filter((place) => !place.some((key) => ownMatter.has(key)))
      .map((place) => ({
        place,
        before: asText(valueAt(images[0], place)),
        after: asText(valueAt(images[1], place)),
      }))
      // A text that has another name, or is new, is told with the texts; a package that a form names, with its button.
      .filter(({ place, before: was, after: is }) => !isByName(place) || (was !== null && is !== null))
  );
}

/** Whether what stands at a place is there under a name, and may be there under another. */
function isByName(place: Place): boolean {
  return place[0] === 'words' || place.includes('offered');
}

function asText(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** Whether a value holds the old words of a change before, and the new ones after. */
function explains({ values }: Change, leaf: Leaf, code: string): boolean {
  return values.some(
    ({ languages, before, after }) =>
      languages.includes(code) &&
      before !== null &&
      after !== null &&
      leaf.before?.includes(before) === true &&
      leaf.after?.includes(after) === true,
  );
}

function inSiteOrder(pages: readonly string[], { after }: Comparison): string[] {
  const order = after.project.site.pages.map(({ path }) => path);
  return [...new Set(pages)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
}
