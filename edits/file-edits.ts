import { conflictWith, type Files, type Outcome } from './edit.ts';

/** Adds, replaces or removes a whole file: a document of a language, or a word mark. */
export function applyFile(
  files: Files,
  file: string,
  { before, after }: { readonly before: string | null; readonly after: string | null },
): Outcome {
  const current = Object.hasOwn(files, file) ? files[file] : undefined;
  if (current === (after ?? undefined)) return { files };
  if (current !== (before ?? undefined)) return conflictWith(current, before ?? undefined);
  const { [file]: _, ...others } = files;
  return { files: after === null ? others : { ...files, [file]: after } };
}
