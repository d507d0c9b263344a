import { diffWordsWithSpace } from 'diff';

/** A part of a text: in both versions, only in the former, or only in the current one. */
export interface TextPart {
  readonly kind: 'same' | 'removed' | 'added';
  readonly text: string;
}

/** Values up to this length, such as prices, are compared as a whole. */
const MAX_VALUE_LENGTH = 24;
/** Words that are shown around a change. */
const CONTEXT = 5;

/** Compares two texts word by word, with a few words around each difference. */
export function compareWords(before: string | null, after: string | null): readonly TextPart[] {
  const whole: readonly TextPart[] = [
    ...(before ? [{ kind: 'removed', text: before } as const] : []),
    ...(after ? [{ kind: 'added', text: after } as const] : []),
  ];
  if (!before || !after || Math.max(before.length, after.length) <= MAX_VALUE_LENGTH) return whole;
  const parts = diffWordsWithSpace(before, after).map(({ value, added, removed }): TextPart => {
    if (added) return { kind: 'added', text: value };
    return { kind: removed ? 'removed' : 'same', text: value };
  });
  const sameLength = parts.reduce((sum, { kind, text }) => sum + (kind === 'same' ? text.length : 0), 0);
  // Single words that two different sentences share do not help to read them.
  if (sameLength < Math.max(before.length, after.length) / 3) return whole;
  return parts.map((part, index) => {
    if (part.kind !== 'same') return part;
    return { ...part, text: shorten(part.text, index > 0, index < parts.length - 1) };
  });
}

/** Leaves out the middle of a text, or the end that is next to no change. */
function shorten(text: string, isAfterChange: boolean, isBeforeChange: boolean): string {
  const words = text.split(/(?<=\s)(?=\S)/);
  const count = CONTEXT * (Number(isAfterChange) + Number(isBeforeChange));
  if (words.length <= count + 2) return text;
  const start = isAfterChange ? words.slice(0, CONTEXT).join('') : '';
  const end = isBeforeChange ? words.slice(-CONTEXT).join('') : '';
  return isAfterChange && !isBeforeChange ? `${start.trimEnd()} …` : `${start}… ${end}`;
}
