/** A stretch of a text and what stands there instead. */
export interface Change {
  /** Offsets in the text before the change, the end not included; equal where something is put in. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Makes changes in a text; every other byte of it stays.
 * @param changes in any order
 * @throws RangeError when two of them overlap
 */
export function applyChanges(text: string, changes: readonly Change[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, text: instead } of inOrder(changes)) {
    if (start < done) throw new RangeError(`Two changes overlap at ${start}.`);
    parts.push(text.slice(done, start), instead);
    done = end;
  }
  return parts.join('') + text.slice(done);
}

/** The changes that touch none of some others. */
export function outside(changes: readonly Change[], others: readonly Change[]): Change[] {
  return changes.filter(({ start, end }) => !others.some((other) => other.start < end && start < other.end));
}

/** Where something was changed, for a list. */
export interface ChangedPlace {
  /** In the text after all changes; from 1. */
  readonly line: number;
  readonly column: number;
  /** On one line; empty where something was put in. */
  readonly before: string;
  /** On one line; empty where something was taken out. */
  readonly after: string;
}

/** Where a text was changed, from the top down. */
export function changedPlaces(text: string, changes: readonly Change[]): ChangedPlace[] {
  const changed = applyChanges(text, changes);
  let shift = 0;
  return inOrder(changes).map(({ start, end, text: instead }) => {
    const gone = text.slice(start, end);
    const offset = start + shift + leadOf(instead).length;
    shift += instead.length - gone.length;
    const before = changed.slice(0, offset).split('\n');
    // Of lines that are gone there is the place where they were.
    const isLine = instead === '' && leadOf(gone).includes('\n');
    return {
      line: before.length + (isLine ? 1 : 0),
      column: isLine ? 1 : (before.at(-1)?.length ?? 0) + 1,
      before: onOneLine(gone),
      after: onOneLine(instead),
    };
  });
}

/** The spaces and line ends that a text begins with. */
function leadOf(text: string): string {
  return text.slice(0, text.length - text.trimStart().length);
}

function inOrder(changes: readonly Change[]): Change[] {
  return [...changes].sort((a, b) => a.start - b.start);
}

function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
