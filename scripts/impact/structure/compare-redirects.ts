import type { Redirect } from '../../../schema/redirect.ts';
import type { Phrase } from '../../check/problems/wording-type.ts';
import type { Change } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { makeChange } from '../comparison/make-change.ts';
import { onNoPage } from '../comparison/seen.ts';
import { sameValues } from '../comparison/values.ts';
import { isKept, type Kept, pairUp } from '../pairs/pair-up.ts';
import { frameWords } from '../words/frame-words.ts';

/** Old addresses that lead on otherwise. Those that a page has just left are told with the page. */
export function compareRedirects(comparison: Comparison): Change[] {
  const { before, after, languages, pairs, say } = comparison;
  const left = new Set(
    pairs.pages.flatMap(({ page }) =>
      page.before && page.before.address !== page.after?.address ? [page.before.address] : [],
    ),
  );
  const all = pairUp(before.project.site.redirects, after.project.site.redirects, ({ from }) => from);
  return all.flatMap((pair): Change[] => {
    if (isKept(pair)) return redirectChanges(pair, comparison);
    const { from } = pair.after ?? pair.before;
    if (pair.after && left.has(from)) return [];
    const kind = pair.after ? 'redirect-added' : 'redirect-removed';
    const label = say(pair.after ? frameWords.redirectAdded : frameWords.redirectRemoved);
    const values = sameValues(languages, pair.before?.to ?? null, pair.after?.to ?? null);
    return [
      makeChange({ kind, subject: `redirect.${from}`, name: from, label, values }, onNoPage(comparison)),
    ];
  });
}

function redirectChanges({ before, after }: Kept<Redirect>, comparison: Comparison): Change[] {
  const { languages, isSameTarget, say } = comparison;
  const change = (label: Phrase, values: Change['values']) =>
    makeChange(
      {
        kind: 'redirect-changed',
        subject: `redirect.${after.from}`,
        name: after.from,
        label: say(label),
        values,
      },
      onNoPage(comparison),
    );
  const changes: Change[] = [];
  if (!isSameTarget(before.to, after.to))
    changes.push(change(frameWords.redirectChanged, sameValues(languages, before.to, after.to)));
  if (before.permanent !== after.permanent)
    changes.push(change(after.permanent ? frameWords.redirectPermanent : frameWords.redirectPassing, []));
  return changes;
}
