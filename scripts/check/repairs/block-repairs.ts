import { indentOf, isContent, isOutOfPlace, type Repair, startsThing } from './line-repairs.ts';

/**
 * What a line and those below it may have been meant to be.
 * @param at the line, from 0
 * @param distance how many lines away a mistake was noticed
 */
export function blockRepairs(lines: readonly string[], at: number, distance: number): Repair[] {
  if (distance > 1 && !isOutOfPlace(lines, at)) return [];
  return [...broken(lines, at), ...joined(lines, at), ...shifted(lines, at)];
}

/** Lines that were moved together: an entry or a group with all that is in it. */
function shifted(lines: readonly string[], at: number): Repair[] {
  const own = indentOf(lines[at] ?? '');
  return [2, -2, 4, -4].flatMap((step): Repair[] => {
    if (own + step < 0) return [];
    const ends = [endOf(lines, at, own + 1), endOf(lines, at, own), siblingOf(lines, at, own + step)];
    return [...new Set(ends)]
      .filter((end) => end - at > 1)
      .sort((a, b) => a - b)
      .map((end) => {
        const moved = lines.slice(at, end).map((line) => (isContent(line) ? moveBy(line, step) : line));
        return { kind: 'indent-block', at, lines: moved, replaces: moved.length };
      });
  });
}

/** The first line below that starts in a column, with a dash if this one does. */
function siblingOf(lines: readonly string[], at: number, column: number): number {
  const isEntry = (line = '') => line.trimStart().startsWith('- ');
  return lines.findIndex(
    (line, place) =>
      place > at && isContent(line) && indentOf(line) === column && isEntry(line) === isEntry(lines[at]),
  );
}

/** The line after those that start in a column or further in. */
function endOf(lines: readonly string[], at: number, column: number): number {
  const end = lines.findIndex((line, place) => place > at && isContent(line) && indentOf(line) < column);
  const after = end < 0 ? lines.length : end;
  return 1 + lines.slice(0, after).findLastIndex(isContent);
}

function moveBy(line: string, step: number): string {
  return step > 0 ? ' '.repeat(step) + line : line.slice(Math.min(-step, indentOf(line)));
}

/** A line whose end went to the next one. */
function broken(lines: readonly string[], at: number): Repair[] {
  const [before, line] = [lines[at - 1], lines[at] ?? ''];
  if (before === undefined || !isContent(before) || (startsThing.test(line) && !/[:,{[]\s*$/.test(before)))
    return [];
  return [{ kind: 'line-break', at: at - 1, lines: [`${before.trimEnd()} ${line.trim()}`], replaces: 2 }];
}

/** Two lines that became one: entries of a list, its key and the first entry, or two keys with their values. */
function joined(lines: readonly string[], at: number): Repair[] {
  const keys = /^( *)(- )?([A-Za-z]+: [^\s{["']\S*) ?([A-Za-z]+:(?: .*)?)$/.exec(lines[at] ?? '');
  if (keys) {
    const [, indent = '', dash = '', first = '', second = ''] = keys;
    const one = indent + dash + first;
    return [
      { kind: 'two-lines', at, lines: [one, ' '.repeat(indent.length + dash.length) + second], replaces: 1 },
    ];
  }
  const parts = /^( *)(- .*?\}|[A-Za-z]+:) *(- .*)$/.exec(lines[at] ?? '');
  if (!parts) return [];
  const [, indent = '', first = '', second = ''] = parts;
  const step = first.endsWith(':') ? '  ' : '';
  return [{ kind: 'two-lines', at, lines: [indent + first, indent + step + second], replaces: 1 }];
}
