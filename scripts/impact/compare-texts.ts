import { withoutNumberForm } from '../../app/site/texts/text-key-list.ts';
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
  const [old, now] = [writtenTexts(comparison.before), writtenTexts(comparison.after)];
  const names = new Set(
    [...Object.values(now.texts), ...Object.values(old.texts)].flatMap((own) => [...own.keys()]),
  );
  return [...names].flatMap((name): Change[] => {
    const key = now.keys.get(withoutNumberForm(name));
    if (!key || !old.keys.has(withoutNumberForm(name))) return [];
    const { validFrom, validUntil = null } = key.lifetime;
    if (validUntil !== null && validUntil < comparison.today) return [];
    const from = validFrom !== undefined && validFrom > comparison.today ? validFrom : null;
    const { languages, before, after } = comparison.on(from ?? undefined);
    const values = valuesIn(languages, (code) => {
      const isWrittenTheSame = old.texts[code]?.get(name) === now.texts[code]?.get(name);
      const shown = {
        before: before.texts[code]?.get(name) ?? null,
        after: after.texts[code]?.get(name) ?? null,
      };
      const isSame = isWrittenTheSame || oneLine(shown.before ?? '') === oneLine(shown.after ?? '');
      return isSame ? { before: null, after: null } : shown;
    });
    if (values.length === 0) return [];
    const kind = kindOf(values);
    const codes = values.flatMap((value) => value.languages);
    const own = comparison.names.after;
    return [
      makeChange(
        {
          topic: 'texts',
          kind,
          name: own.text(name),
          label: kind === 'changed' ? '' : own.translate(kind, { context: 'texts' }),
          values,
          from,
          until: validUntil,
        },
        {
          ...pagesShowing(kind === 'removed' ? before : after, name),
          languages: languages.map(({ code }) => code).filter((code) => codes.includes(code)),
        },
      ),
    ];
  });
}

/** The texts that a site uses, by name, and what is written, by language and name; facts are not filled in. */
function writtenTexts({ site, texts }: Content) {
  return {
    keys: new Map(textKeys(site).map((key) => [`${key.namespace}:${key.key}`, key])),
    texts: Object.fromEntries(Object.entries(texts).map(([code, own]) => [code, flatTexts(own)])),
  };
}

/** Whether something is new in all languages, gone from all, or differs. */
function kindOf(values: readonly Values[]): 'added' | 'removed' | 'changed' {
  if (values.every(({ before }) => before === null)) return 'added';
  return values.every(({ after }) => after === null) ? 'removed' : 'changed';
}
