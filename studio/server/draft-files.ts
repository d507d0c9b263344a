import { type BoundedCache, createBoundedCache } from '../../app/site/bounded-cache.ts';
import { readContentFiles } from '../../scripts/check/project/content-files.ts';
import type { Conflict, Files } from '../api.ts';
import type { StoredDraft } from './draft-store.ts';
import type { Applied, Studio } from './studio.ts';

/** A draft over what is published now. */
export interface AppliedDraft {
  readonly published: Files;
  /** The content with the draft's edits; the same object until something changes, by which previews are cached. */
  readonly files: Files;
  /** The content before and after each change, and which of its edits do not fit. */
  readonly steps: readonly {
    readonly before: Files;
    readonly files: Files;
    readonly conflicts: readonly Conflict[];
  }[];
}

/** Of each state of the content the next ones: an edit takes up to 30 ms, and a draft has many. */
const KEPT_STEPS = 20;
const next = new WeakMap<Files, BoundedCache<Applied>>();

/** Applies a draft, change by change; what was applied before is not applied again. */
export function appliedDraft(
  { content, engine }: Studio,
  { changes }: Pick<StoredDraft, 'changes'>,
): AppliedDraft {
  const published = content();
  let files = published;
  const steps = changes.map(({ edits }) => {
    const before = files;
    const known = next.get(before) ?? createBoundedCache<Applied>(KEPT_STEPS);
    next.set(before, known);
    const applied = known.getOrMake(JSON.stringify(edits), () => engine.applyEdits(before, edits));
    files = applied.files;
    return { before, ...applied };
  });
  return { published, files, steps };
}

/** Reads the content of a site's folder as text; the same object for as long as nothing has changed. */
export function contentReader(folder: string): () => Files {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let last: Files = {};
  return () => {
    const files = Object.fromEntries(
      [...readContentFiles(folder)].map(([name, contents]) => [
        name,
        typeof contents === 'string' ? contents : decoder.decode(contents),
      ]),
    );
    if (!isSame(files, last)) last = files;
    return last;
  };
}

function isSame(files: Files, others: Files): boolean {
  const names = Object.keys(files);
  return names.length === Object.keys(others).length && names.every((name) => files[name] === others[name]);
}
