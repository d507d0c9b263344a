import { markFolder } from '../../scripts/check/project/mark-file.ts';
import { conflictWith, type Files, type MarkEdit, type Outcome } from './edit.ts';

/** Adds, replaces or removes the file of a word mark. */
export function applyMark(files: Files, { mark, before, after }: MarkEdit): Outcome {
  const file = `${markFolder}/${mark}.svg`;
  const current = files[file] ?? null;
  if (current === after) return { files };
  if (current !== before) return conflictWith(current ?? undefined, before ?? undefined);
  const { [file]: _, ...others } = files;
  return { files: after === null ? others : { ...others, [file]: after } };
}
