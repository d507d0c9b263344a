import { conflictWith, type DocumentEdit, type Files, type Outcome } from './edit.ts';

/** Adds or removes a document of a language. */
export function applyDocument(files: Files, edit: DocumentEdit): Outcome {
  const { language, document, before, after } = edit;
  const file = `content/${language}/${document}.md`;
  const current = Object.hasOwn(files, file) ? files[file] : undefined;
  if (current === (after ?? undefined)) return { files };
  if (current !== (before ?? undefined)) return conflictWith(current, before ?? undefined);
  const { [file]: _, ...rest } = files;
  return { files: after === null ? rest : { ...rest, [file]: after } };
}
