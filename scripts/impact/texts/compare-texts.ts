import type { Change, ChangeKind, Values } from '../change.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { makeChange } from '../comparison/make-change.ts';
import { type Sides, valuesIn } from '../comparison/values.ts';
import { oneLine } from '../state/one-line.ts';
import { shownOn } from '../state/shown-on.ts';
import type { State } from '../state/state.ts';
import { textIn } from '../state/text-in.ts';
import { isAmong } from '../state/text-places.ts';
import { textWords } from '../words/text-words.ts';
import { placeOfText } from './text-place.ts';

/**
 * Texts that say something else. Words that are otherwise because a price or a figure is otherwise are told with that,
 * and texts that came or went with a page or a card are told with it.
 */
export function compareTexts(comparison: Comparison): Change[] {
  const { before, after, languages } = comparison;
  return pairedNames(comparison).flatMap(({ old, now }) => {
    if (!isAmong(before.asked.all, old) || !isAmong(after.asked.all, now)) return [];
    const values = valuesIn(languages, (code) => textSides(before, after, code, old, now));
    return values.length > 0 ? [textChange(old, now, values, comparison)] : [];
  });
}

interface NamePair {
  readonly old: string;
  readonly now: string;
}

/** The names of all texts, as they were and as they are. */
function pairedNames({ before, after, languages, textNames }: Comparison): NamePair[] {
  const namesIn = (state: State) =>
    new Set(languages.flatMap(({ code }) => [...(state.written[code]?.keys() ?? [])]));
  const now = namesIn(after);
  const gone = [...namesIn(before)].filter((name) => !now.has(textNames.after(name)));
  return [
    ...[...now].map((name) => ({ old: textNames.before(name), now: name })),
    ...gone.map((name) => ({ old: name, now: textNames.after(name) })),
  ];
}

function textSides(before: State, after: State, code: string, old: string, now: string): Sides {
  const nothing = { before: null, after: null };
  if (before.written[code]?.get(old) === after.written[code]?.get(now)) return nothing;
  const sides = {
    before: textIn(before, code, old) ?? null,
    after: textIn(after, code, now) ?? null,
  };
  return isSameLine(sides) ? nothing : sides;
}

function isSameLine({ before, after }: Sides): boolean {
  return before !== null && after !== null && oneLine(before) === oneLine(after);
}

function textChange(old: string, now: string, values: readonly Values[], comparison: Comparison): Change {
  const { before, after, say } = comparison;
  const kind = kindOf(values);
  const { pages, everyPage } = kind === 'text-removed' ? shownOn(before, old) : shownOn(after, now);
  const codes = new Set(values.flatMap(({ languages }) => languages));
  return makeChange(
    { kind, ...placeOfText(now, comparison), label: say(textWords[kind]), values },
    {
      pages,
      everyPage,
      languages: comparison.languages.map(({ code }) => code).filter((code) => codes.has(code)),
      also: /\.meta\.(title|description)$|^site:(title|homeTitle)$/.test(now) ? ['search-results'] : [],
    },
  );
}

function kindOf(values: readonly Values[]): ChangeKind & keyof typeof textWords {
  if (values.every(({ before }) => before === null)) return 'text-added';
  return values.every(({ after }) => after === null) ? 'text-removed' : 'text-changed';
}
