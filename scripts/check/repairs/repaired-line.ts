const widest = 60;
const before = 25;

/**
 * A repaired line as a sentence shows it.
 * @param meant the line as it should be
 * @param written the line as it is
 * @returns all of a short line; of a long one the part that differs
 */
export function repairedLine(meant: string, written: string): string {
  const [right, wrong] = [meant.trim(), written.trim()];
  if (right.length <= widest) return right;
  const differs = [...right].findIndex((sign, place) => sign !== wrong[place]);
  const from = Math.max(0, Math.min(differs - before, right.length - widest));
  const to = from + widest;
  return `${from > 0 ? '…' : ''}${right.slice(from, to)}${to < right.length ? '…' : ''}`;
}
