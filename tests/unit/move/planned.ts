import type { ContentFiles } from '../../../scripts/check/project/content-files.ts';
import type { MoveRequest } from '../../../scripts/move/pages-to-move.ts';
import { type MovePlan, planMove } from '../../../scripts/move/plan-move.ts';

export type Ready = Extract<MovePlan, { kind: 'ready' }>;

/**
 * Plans a move that must work.
 * @throws with what the editor would be told when it does not
 */
export function ready(
  files: ContentFiles,
  from: string,
  to: string,
  options: Partial<MoveRequest> = {},
): Ready {
  const plan = planMove(files, { from, to, only: false, ...options });
  if (plan.kind === 'ready') return plan;
  const why = plan.kind === 'refused' ? [plan.wording] : plan.problems.map(({ wording }) => wording);
  throw new Error(why.map(({ en }) => `${en.message} ${en.hint}`).join('\n'));
}

/** The files after a move. */
export function filesAfter(files: ContentFiles, { edits }: Pick<Ready, 'edits'>): ContentFiles {
  return new Map([...files, ...edits.map(({ file, written }) => [file, Buffer.from(written)] as const)]);
}

/** The files as text, for comparing: a byte order mark and line ends are part of it. */
export function textsOf(files: ContentFiles): Record<string, string> {
  return Object.fromEntries(
    [...files].map(([name, contents]) => [name, Buffer.from(contents).toString('latin1')]),
  );
}
