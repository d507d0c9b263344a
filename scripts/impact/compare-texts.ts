import { type TextKey, withoutNumberForm } from '../../app/site/texts/text-key-list.ts';
import { textKeys } from '../../app/site/texts/text-keys.ts';
import { type Change, makeChange, type Values, valuesIn } from './change.ts';
import type { Comparison } from './measure-impact.ts';
import type { Content } from './read-content.ts';
import { pagesShowing } from './seen.ts';
import { flatTexts, oneLine } from './state.ts';

/**
 * Texts that differ. A text that differs only by a figure is reported with the figure, one that came or went with a page
 * or a card with that.
 */
export function compareTexts(comparison: Comparison): Change[] {
  const sides = { before: writtenTexts(comparison.before), after: writtenTexts(comparison.after) };
  const isOver = ({ lifetime }: TextKey) =>
    lifetime.validUntil !== undefined && lifetime.validUntil < comparison.today;
  const changes = pairedNames(comparison, sides).flatMap(({ old, now }): Change[] => {
    const key = sides.after.keys.get(withoutNumberForm(now));
    if (!sides.before.keys.has(withoutNumberForm(old)) || !key || isOver(key)) return [];
    const { validFrom, validUntil = null } = key.lifetime;
    const isAhead = validFrom !== undefined && validFrom > comparison.today;
    const { languages, before, after } = comparison.on(isAhead ? validFrom : undefined);
    const values = valuesIn(languages, (code) => {
      if (sides.before.texts[code]?.get(old) === sides.after.texts[code]?.get(now))
        return { before: null, after: null };
      const shown = {
        before: before.texts[code]?.get(old) ?? null,
        after: after.texts[code]?.get(now) ?? null,
      };
      return isSameLine(shown.before, shown.after) ? { before: null, after: null } : shown;
    });
    if (values.length === 0) return [];
    const kind = kindOf(values);
    const { pages, everyPage } = pagesShowing(
      ...(kind === 'removed' ? ([before, old] as const) : ([after, now] as const)),
    );
    const codes = new Set(values.flatMap((value) => value.languages));
    const names = comparison.names.after;
    return [
      makeChange(
        {
          topic: 'texts',
          kind,
          subject: now,
          name: names.text(now),
          label: kind === 'changed' ? '' : names.translate(kind, { context: 'texts' }),
          values,
          from: isAhead ? validFrom : null,
          until: validUntil,
        },
        {
          pages,
          everyPage,
          languages: languages.map(({ code }) => code).filter((code) => codes.has(code)),
          also: /\.meta\.(title|description)$|^site:(title|homeTitle)$/.test(now) ? ['search-results'] : [],
        },
      ),
    ];
  });
  return mergeSame(changes);
}

interface WrittenTexts {
  /** The texts that the site uses, by name. */
  readonly keys: ReadonlyMap<string, TextKey>;
  /** By language and name, facts not filled in. */
  readonly texts: Readonly<Record<string, ReadonlyMap<string, string>>>;
}

function writtenTexts({ site, texts }: Content): WrittenTexts {
  return {
    keys: new Map(textKeys(site).map((key) => [`${key.namespace}:${key.key}`, key])),
    texts: Object.fromEntries(Object.entries(texts).map(([code, own]) => [code, flatTexts(own)])),
  };
}

interface NamePair {
  readonly old: string;
  readonly now: string;
}

/** The names of all texts as they were and as they are; those of a page that has another id are named after it. */
function pairedNames(
  { differences, names }: Comparison,
  { before, after }: { readonly before: WrittenTexts; readonly after: WrittenTexts },
): NamePair[] {
  const renamed = differences.flatMap(({ kind, path, formerPath }): NamePair[] => {
    if (path.at(-1) !== 'texts' && kind !== 'renamed') return [];
    const [place, former] =
      kind === 'renamed' ? [path, formerPath] : [path.slice(0, -1), formerPath.slice(0, -1)];
    const own = { old: names.before.describe(former).texts, now: names.after.describe(place).texts };
    const isPage = place.length === 2 && place[0] === 'pages';
    return isPage ? [own, { old: `nav:${former[1]}.`, now: `nav:${place[1]}.` }] : [own];
  });
  const present = (old: string) => {
    const rename = renamed
      .filter((each) => old === each.old.replace(/\.$/, '') || old.startsWith(each.old))
      .sort((a, b) => b.old.length - a.old.length)[0];
    if (!rename) return old;
    return old.length < rename.old.length
      ? rename.now.replace(/\.$/, '')
      : rename.now + old.slice(rename.old.length);
  };
  const namesOf = ({ texts }: WrittenTexts) =>
    new Set(Object.values(texts).flatMap((own) => [...own.keys()]));
  const pairs = new Map([...namesOf(before)].map((old) => [present(old), old]));
  const all = new Set([...namesOf(after), ...pairs.keys()]);
  return [...all].map((now) => ({ old: pairs.get(now) ?? now, now }));
}

function isSameLine(before: string | null, after: string | null): boolean {
  return before !== null && after !== null && oneLine(before) === oneLine(after);
}

/** Whether something is new in all languages, gone from all, or differs. */
export function kindOf(values: readonly Values[]): 'added' | 'removed' | 'changed' {
  if (values.every(({ before }) => before === null)) return 'added';
  return values.every(({ after }) => after === null) ? 'removed' : 'changed';
}

/** The same words may be in several places; they are reported once. */
function mergeSame(changes: readonly Change[]): Change[] {
  const groups = Map.groupBy(changes, ({ kind, subject, values, from, until }) =>
    JSON.stringify([kind, kind === 'changed' ? '' : subject, values, from, until]),
  );
  return [...groups.values()].flatMap((group) => {
    const [first, ...others] = group;
    if (!first) return [];
    return [
      {
        ...first,
        pages: [...new Set(group.flatMap(({ pages }) => pages))],
        everyPage: group.some(({ everyPage }) => everyPage),
        also: [...new Set(group.flatMap(({ also }) => also))],
        elsewhere: others.map(({ subject, name }) => ({ subject, name })),
      },
    ];
  });
}
