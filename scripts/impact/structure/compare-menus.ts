import type { Change, Named, Seen } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { makeChange } from '../comparison/make-change.ts';
import { onEveryPage } from '../comparison/seen.ts';
import { sameValues } from '../comparison/values.ts';
import { isKept, isReordered, pairUp } from '../pairs/pair-up.ts';
import type { State } from '../state/state.ts';
import { frameWords } from '../words/frame-words.ts';
import { nameWords } from '../words/name-words.ts';
import { settingWords } from '../words/page-words.ts';
import { compareButtons } from './compare-buttons.ts';

/** A link of a menu; its words are the page's name. */
interface MenuLink {
  readonly to: string;
  readonly icon?: string;
}

/** What is otherwise in the bar at the top and the links at the foot of each page. */
export function compareMenus(comparison: Comparison): Change[] {
  const { before, after, languages, say } = comparison;
  const [old, now] = [before.project.site.navigation, after.project.site.navigation];
  const seen = onEveryPage(comparison);
  const quote = { subject: 'navigation.quote', name: say(nameWords.headerQuote) };
  const cookies = { subject: 'navigation.cookies', name: say(nameWords.cookies) };
  return [
    ...compareHeader(comparison, seen),
    ...compareButtons([old.quote], [now.quote], quote, seen, comparison),
    ...compareLinks(
      old.quick.map((to) => ({ to })),
      now.quick.map((to) => ({ to })),
      { subject: 'navigation.quick', name: say(nameWords.quick) },
      seen,
      comparison,
    ),
    ...compareLinks(
      old.legal.map((to) => ({ to })),
      now.legal.map((to) => ({ to })),
      { subject: 'navigation.legal', name: say(nameWords.legal) },
      seen,
      comparison,
    ),
    ...(comparison.isSameTarget(old.cookies, now.cookies)
      ? []
      : [
          makeChange(
            {
              kind: 'menu-changed',
              ...cookies,
              label: say(frameWords.cookiesTarget),
              values: sameValues(languages, old.cookies, now.cookies),
            },
            seen,
          ),
        ]),
  ];
}

function compareHeader(comparison: Comparison, seen: Seen): Change[] {
  const { before, after, isSameTarget, say } = comparison;
  const place = { subject: 'navigation.header', name: say(nameWords.headerMenu) };
  const bar = ({ project }: State) => project.site.navigation.header;
  const [old, now] = [bar(before), bar(after)];
  const dropdowns = pairUp(
    old,
    now,
    ({ to }) => to,
    (was, is) => isSameTarget(was.to, is.to),
  ).flatMap((pair) => {
    if (!isKept(pair)) return [];
    const linksOf = (item: typeof pair.after) => (item.kind === 'menu' ? item.entries : []);
    const name = `${place.name} › ${pageName(pair.after.to, comparison)}`;
    return compareLinks(
      linksOf(pair.before),
      linksOf(pair.after),
      { subject: `${place.subject}.${pair.after.to}`, name },
      seen,
      comparison,
    );
  });
  return [...compareLinks(old, now, place, seen, comparison), ...dropdowns];
}

function compareLinks(
  before: readonly MenuLink[],
  after: readonly MenuLink[],
  place: Named,
  seen: Seen,
  comparison: Comparison,
): Change[] {
  const { languages, isSameTarget, say } = comparison;
  const links = pairUp(
    before,
    after,
    ({ to }) => to,
    (old, now) => isSameTarget(old.to, now.to),
  );
  const changes = links.flatMap((pair): Change[] => {
    const { to } = pair.after ?? pair.before;
    const named = { subject: `${place.subject}.${to}`, name: `${place.name} › ${pageName(to, comparison)}` };
    if (!isKept(pair)) {
      const kind = pair.after ? 'menu-added' : 'menu-removed';
      const label = say(pair.after ? frameWords.menuAdded : frameWords.menuRemoved);
      const values = sameValues(languages, pair.before?.to ?? null, pair.after?.to ?? null);
      return [makeChange({ kind, ...named, label, values }, seen)];
    }
    const [old, now] = [pair.before.icon ?? null, pair.after.icon ?? null];
    if (old === now || old === null || now === null) return [];
    const label = say(settingWords('icon'));
    return [
      makeChange({ kind: 'menu-changed', ...named, label, values: sameValues(languages, old, now) }, seen),
    ];
  });
  if (!isReordered(links, before)) return changes;
  const listed = (of: readonly MenuLink[]) => of.map(({ to }) => pageName(to, comparison)).join(', ');
  const values = sameValues(languages, listed(before), listed(after));
  return [
    ...changes,
    makeChange({ kind: 'menu-reordered', ...place, label: say(frameWords.menuReordered), values }, seen),
  ];
}

function pageName(to: string, { before, after, names }: Comparison): string {
  const page = after.project.site.pageByPath[to] ?? before.project.site.pageByPath[to];
  return page ? names.page({ ...page, address: page.path }) : to;
}
