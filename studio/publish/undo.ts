import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { applyEdits } from '../../edits/apply-edits.ts';
import type { Conflict, Files } from '../../edits/edit.ts';
import { editsBetween } from '../../edits/edits-between.ts';
import { printPath } from '../../schema/value-path.ts';

const run = promisify(execFile);

export interface UndoResult {
  /** Files without the publication; unchanged ones are left out. */
  readonly changes: Readonly<Record<string, string | null>>;
  /** Files in which later publications have changed the same values or lines. */
  readonly conflicts: readonly Overlap[];
}

/** Obstacle to an undo. */
export interface Overlap {
  readonly file: string;
  /** Current values with their names: `packages.hosting.price: 5990`. Empty for files without values. */
  readonly values: readonly string[];
}

/**
 * Removes the changes of one publication from files that others have changed since.
 * @param before files that it changed, in their previous state
 * @param after the same files after the publication
 * @param now the current files
 */
export async function removePublication(before: Files, after: Files, now: Files): Promise<UndoResult> {
  const changes: Record<string, string | null> = {};
  const conflicts: Overlap[] = [];
  for (const name of new Set([...Object.keys(before), ...Object.keys(after)])) {
    const [old, published, current] = [before[name], after[name], now[name]];
    if (current === old) continue;
    if (current === published) changes[name] = old ?? null;
    else if (old === undefined || published === undefined || current === undefined)
      conflicts.push({ file: name, values: [] });
    else {
      const mergedLines = await merge(current, published, old);
      const result =
        mergedLines === null ? await revertValues(name, published, old, now) : { text: mergedLines };
      if ('values' in result) conflicts.push({ file: name, values: result.values });
      else changes[name] = result.text;
    }
  }
  return { changes, conflicts };
}

/** Neighboring lines conflict in a merge of lines, but not in a merge of values. */
async function revertValues(
  file: string,
  published: string,
  old: string,
  now: Files,
): Promise<{ readonly text: string } | { readonly values: readonly string[] }> {
  const edits = editsBetween(file, published, old);
  if (!edits) return { values: [] };
  const { files, conflicts } = applyEdits(now, edits);
  if (conflicts.length > 0) return { values: conflicts.map(describeConflict) };
  const text = files[file] ?? '';
  // If merging word by word gives the same values, its result is used, because it keeps the comments.
  const [current = '', base = '', other = ''] = [now[file] ?? '', published, old].map(splitWords);
  const mergedWords = await merge(current, base, other);
  const mergedText = mergedWords?.split('\n').map(decodeURIComponent).join('') ?? text;
  return { text: editsBetween(file, mergedText, text)?.length === 0 ? mergedText : text };
}

/** Puts each word and each punctuation mark on a separate line. */
function splitWords(text: string): string {
  return text
    .split(/\b|(?<=[^\w\s])|(?=[^\w\s])/u)
    .map(encodeURIComponent)
    .join('\n');
}

function describeConflict({ edit, current }: Conflict): string {
  const value = current === undefined ? '–' : JSON.stringify(current);
  if ('key' in edit) return `${edit.key}: ${value}`;
  if ('path' in edit) return `${printPath(edit.path)}: ${value}`;
  return 'list' in edit ? `${printPath(edit.list)}: ${value}` : value;
}

/** Applies the changes from `base` to `other` to `current`; null if both changed the same lines. */
async function merge(current: string, base: string, other: string): Promise<string | null> {
  const folder = await mkdtemp(join(tmpdir(), 'studio-'));
  try {
    await Promise.all(
      Object.entries({ current, base, other }).map(([name, text]) => writeFile(join(folder, name), text)),
    );
    const { stdout } = await run('git', ['merge-file', '-p', 'current', 'base', 'other'], {
      cwd: folder,
      maxBuffer: 64 * 1024 * 1024,
    });
    return stdout;
  } catch (error) {
    // Git's exit code is the number of conflicts; from 128 on, git has failed.
    if (error instanceof Error && 'code' in error && Number(error.code) < 128) return null;
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
