import type { Notice } from '../../../schema/notice.ts';
import type { Change, Seen } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { makeChange } from '../comparison/make-change.ts';
import { onEveryPage } from '../comparison/seen.ts';
import { sameValues, valuesIn } from '../comparison/values.ts';
import { isKept, isReordered, pairUp } from '../pairs/pair-up.ts';
import { textIn } from '../state/text-in.ts';
import { frameWords } from '../words/frame-words.ts';
import { nameWords } from '../words/name-words.ts';

/** Lines at the top of pages that are new, gone or otherwise; the words of those that stay are told with the texts. */
export function compareNotices(comparison: Comparison): Change[] {
  const { before, after, languages, isSameTarget, say, names } = comparison;
  const old = before.project.site.notices;
  const all = pairUp(old, after.project.site.notices, ({ id }) => id);
  const changes = all.flatMap((pair): Change[] => {
    const own = pair.after ?? pair.before;
    const named = { subject: `notice.${own.id}`, name: `${say(nameWords.notice)} ${own.id}` };
    if (!isKept(pair)) {
      const kind = pair.after ? 'notice-added' : 'notice-removed';
      const label = say(pair.after ? frameWords.noticeAdded : frameWords.noticeRemoved);
      const values = valuesIn(languages, (code) => {
        const words = names.quoted(
          textIn(pair.after ? after : before, code, `common:notices.${own.id}`) ?? own.id,
        );
        return pair.after ? { before: null, after: words } : { before: words, after: null };
      });
      return [makeChange({ kind, ...named, label, values }, shownOn(own, comparison))];
    }
    const found: Change[] = [];
    const add = (key: string, label: string, was: string | null, is: string | null) =>
      found.push(
        makeChange(
          {
            kind: 'notice-changed',
            ...named,
            subject: `${named.subject}.${key}`,
            label,
            values: sameValues(languages, was, is),
          },
          shownOn(pair.after, comparison),
        ),
      );
    if (!isSameTarget(pair.before.to, pair.after.to))
      add('to', say(frameWords.noticeTarget), pair.before.to ?? null, pair.after.to ?? null);
    const pagesOf = ({ pages }: Notice) => pages.join(', ') || say(frameWords.everyPage);
    if (pagesOf(pair.before) !== pagesOf(pair.after))
      add('pages', say(frameWords.noticePages), pagesOf(pair.before), pagesOf(pair.after));
    return found;
  });
  if (!isReordered(all, old)) return changes;
  const label = say(frameWords.noticesReordered);
  const named = { subject: 'notices', name: say(nameWords.notice) };
  return [...changes, makeChange({ kind: 'notices-reordered', ...named, label }, onEveryPage(comparison))];
}

function shownOn({ pages }: Notice, comparison: Comparison): Seen {
  const everywhere = onEveryPage(comparison);
  return pages.length === 0 ? everywhere : { ...everywhere, everyPage: false, pages };
}
