/** Reads several subjects in turn, so that a busy machine affects all of them. */
export async function inTurn<Subject extends string, Reading>(
  rounds: number,
  subjects: Readonly<Record<Subject, () => Promise<Reading>>>,
): Promise<Readonly<Record<Subject, readonly Reading[]>>> {
  const readings: Partial<Record<Subject, Reading[]>> = {};
  for (let round = 0; round < rounds; round++)
    for (const name in subjects) readings[name] = [...(readings[name] ?? []), await subjects[name]()];
  return readings as Record<Subject, Reading[]>;
}

/** Returns the median of one value of readings. */
export function median<Key extends string>(
  readings: readonly Readonly<Record<Key, number>>[],
  key: Key,
): number {
  const values = readings.map((reading) => reading[key]).toSorted((a, b) => a - b);
  return values[Math.floor(values.length / 2)] ?? Number.NaN;
}
