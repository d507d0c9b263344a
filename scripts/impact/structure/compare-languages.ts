import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import type { Change } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { makeChange } from '../comparison/make-change.ts';
import { onEveryPage } from '../comparison/seen.ts';
import { sameValues } from '../comparison/values.ts';
import { isKept, pairUp } from '../pairs/pair-up.ts';
import { frameWords } from '../words/frame-words.ts';

const aspects = Object.keys(frameWords.language) as (keyof typeof frameWords.language)[];

/** Languages that are new, gone, on another domain or written otherwise. */
export function compareLanguages(comparison: Comparison): Change[] {
  const { before, after, say } = comparison;
  const all = pairUp(before.project.site.languages, after.project.site.languages, ({ code }) => code);
  return all.flatMap((pair): Change[] => {
    const own = pair.after ?? pair.before;
    const named = { subject: `language.${own.code}`, name: own.name };
    const seen = { ...onEveryPage(comparison), languages: [own.code] };
    if (!isKept(pair)) {
      const kind = pair.after ? 'language-added' : 'language-removed';
      const label = say(pair.after ? frameWords.languageAdded : frameWords.languageRemoved);
      const values = sameValues([own], pair.before?.domain ?? null, pair.after?.domain ?? null);
      return [makeChange({ kind, ...named, label, values }, seen)];
    }
    const words = (language: ResolvedLanguage, aspect: (typeof aspects)[number]) => {
      const value = language[aspect];
      return typeof value === 'boolean' ? say(value ? frameWords.yes : frameWords.no) : value;
    };
    return aspects
      .filter((aspect) => pair.before[aspect] !== pair.after[aspect])
      .map((aspect) =>
        makeChange(
          {
            kind: 'language-changed',
            ...named,
            subject: `${named.subject}.${aspect}`,
            label: say(frameWords.language[aspect]),
            values: sameValues([own], words(pair.before, aspect), words(pair.after, aspect)),
          },
          seen,
        ),
      );
  });
}
