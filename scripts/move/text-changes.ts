/** A range of a text and what replaces it. */
export interface TextChange {
  /** Offsets in the text before the change, the end not included; equal where something is inserted. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Makes changes in a text; every other byte of it stays.
 * @param changes in any order
 * @throws RangeError when two of them overlap
 */
export function applyChanges(text: string, changes: readonly TextChange[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { start, end, text: instead } of inOrder(changes)) {
    if (start < done) throw new RangeError(`Two changes overlap at ${start}.`);
    parts.push(text.slice(done, start), instead);
    done = end;
  }
  return parts.join('') + text.slice(done);
}

/** Where something was changed, for a list. */
export interface ChangedPlace {
  /** In the text after all changes; from 1. */
  readonly line: number;
  readonly column: number;
  /** On one line; empty where something was inserted. */
  readonly before: string;
  /** On one line; empty where something was taken out. */
  readonly after: string;
}

/** Where a text was changed, from the top down. */
export function changedPlaces(text: string, changes: readonly TextChange[]): ChangedPlace[] {
  const changed = applyChanges(text, changes);
  let shift = 0;
  return inOrder(changes).map(({ start, end, text: instead }) => {
    const gone = text.slice(start, end);
    const before = changed.slice(0, start + shift + leadOf(instead).length).split('\n');
    shift += instead.length - gone.length;
    // A line that is gone is listed where it was.
    const isLine = instead === '' && leadOf(gone).includes('\n');
    return {
      line: before.length + (isLine ? 1 : 0),
      column: isLine ? 1 : (before.at(-1)?.length ?? 0) + 1,
      before: onOneLine(gone),
      after: onOneLine(instead),
    };
  });
}

/** The white space that a text begins with. */
function leadOf(text: string): string {
  return text.slice(0, text.length - text.trimStart().length);
}

function inOrder(changes: readonly TextChange[]): TextChange[] {
  return [...changes].sort((a, b) => a.start - b.start);
}

function onOneLine(text: string): string {
  return text.trim().replace(/\s+/g, ' ');
}
