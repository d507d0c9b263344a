import type { Part } from './bench-parts.ts';
import { runBuild } from './process-cost.ts';
import type { ProjectCopy } from './project-copy.ts';
import { judged, type Row } from './row.ts';

/** The rows of a part. */
export interface PartRows {
  readonly part: string;
  readonly rows: readonly Row[];
  /** How long it took to come by them. */
  readonly seconds: number;
}

/**
 * Runs parts one after another.
 * @param copy makes the copy of the project that a part is run with
 */
export async function* runParts(parts: readonly Part[], copy: () => ProjectCopy): AsyncGenerator<PartRows> {
  for (const part of parts) {
    const started = performance.now();
    const rows = await rowsOf(part, copy);
    yield { part: part.name, rows, seconds: (performance.now() - started) / 1000 };
  }
}

/** What cannot be measured falls short; the other parts are run all the same. */
async function rowsOf({ name, needsSites, rows }: Part, copy: () => ProjectCopy): Promise<readonly Row[]> {
  try {
    const made = copy();
    if (needsSites) runBuild(made.folder);
    return await rows(made);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [judged(`${name} could not be measured`, '', why, false)];
  }
}
