/** One line of the bench: a measured value next to its budget. */
export interface Figure {
  readonly what: string;
  readonly budget: string;
  /** With its unit, and with the floor of the same run where the budget is a ratio. */
  readonly measured: string;
  readonly ok: boolean;
}

export function figure(what: string, budget: string, measured: string, ok: boolean): Figure {
  return { what, budget, measured, ok };
}

const UNITS = {
  bytes: (value: number) => `${Number((value / 1024).toFixed(1))} KB`,
  MiB: (value: number) => `${Math.round(value)} MiB`,
  ms: (value: number) =>
    value < 1000 ? `${Math.round(value)} ms` : `${Number((value / 1000).toFixed(1))} s`,
};

/** Writes a value in a unit that suits its size. */
export function format(value: number, unit: keyof typeof UNITS): string {
  return UNITS[unit](value);
}

/** A value that may not exceed its budget. */
export function atMost(what: string, value: number, budget: number, unit: keyof typeof UNITS): Figure {
  return figure(what, `<= ${format(budget, unit)}`, format(value, unit), value <= budget);
}

/** A value that may not exceed a multiple of its floor. */
export function atMostTimes(
  what: string,
  [value, floor]: readonly [number, number],
  budget: number,
  of: string,
  unit?: keyof typeof UNITS,
): Figure {
  const values = unit ? ` (${format(value, unit)}, ${format(floor, unit)})` : '';
  const measured = `${(value / floor).toFixed(2)} times${values}`;
  return figure(what, `<= ${budget} times ${of}`, measured, value <= budget * floor);
}

/** A table in Markdown, as docs/performance.md contains it. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map(({ what, budget, measured, ok }) => [
    what,
    budget,
    measured,
    ok ? 'ok' : 'FAILED',
  ]);
  const lines = [['what', 'budget', 'measured', ''], ['---', '---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |\n`).join('');
}

export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Takes readings of several subjects in turn, so that a busy machine affects all of them; returns the medians of each. */
export async function inTurn<Subject extends string, Reading extends Readonly<Record<string, number>>>(
  rounds: number,
  subjects: Readonly<Record<Subject, () => Promise<Reading>>>,
): Promise<Readonly<Record<Subject, Reading>>> {
  const readings = new Map<string, Reading[]>();
  for (let round = 0; round < rounds; round++)
    for (const [name, read] of Object.entries<() => Promise<Reading>>(subjects))
      readings.set(name, [...(readings.get(name) ?? []), await read()]);
  const medians = (list: readonly Reading[]) =>
    Object.keys(list[0] ?? {}).map((key) => [key, median(list.map((reading) => reading[key] ?? 0))]);
  return Object.fromEntries(
    [...readings].map(([name, list]) => [name, Object.fromEntries(medians(list))]),
  ) as Record<Subject, Reading>;
}
