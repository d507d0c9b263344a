/** Ids of the submissions that somebody in this process is at work on. */
const held = new Set<string>();

/** For each read under way, the ids that were finished meanwhile: its answer may still hold them as unfinished. */
const reads = new Set<Set<string>>();

/** How many submissions are being worked on or waited for. */
export function claimCount(): number {
  return held.size;
}

/**
 * Reads rows and leaves out those that are claimed or were finished since the read began.
 * @returns the rows that are left, and how many were read
 */
export async function readUnclaimed<Row extends { readonly id: string }>(
  read: () => Promise<readonly Row[]>,
): Promise<{ readonly rows: readonly Row[]; readonly count: number }> {
  const finished = new Set<string>();
  reads.add(finished);
  try {
    const rows = await read();
    return { rows: rows.filter(({ id }) => !held.has(id) && !finished.has(id)), count: rows.length };
  } finally {
    reads.delete(finished);
  }
}

/**
 * Claims a row; what follows `readUnclaimed` without a pause always gets it.
 * @returns false when somebody has it
 */
export function claim(id: string): boolean {
  if (held.has(id)) return false;
  held.add(id);
  return true;
}

/** Gives a row back, finished or not. */
export function release(id: string): void {
  held.delete(id);
  for (const finished of reads) finished.add(id);
}
