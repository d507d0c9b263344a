import { isDeepStrictEqual } from 'node:util';
import { type BoundedCache, createBoundedCache } from '../../app/site/bounded-cache.ts';
import { applyEdits } from '../../edits/apply-edits.ts';
import type { Conflict, Files } from '../../edits/edit.ts';
import type { StoredChange } from './draft-store.ts';
import type { Studio } from './studio-context.ts';

type Applied = ReturnType<typeof applyEdits>;

/** A draft applied to the published content. */
export interface AppliedDraft {
  readonly published: Files;
  /** Content with the draft's edits; the same object until something changes, because previews are cached by it. */
  readonly files: Files;
  /** Content before and after each change, and the edits of the change that do not fit. */
  readonly steps: readonly {
    readonly before: Files;
    readonly files: Files;
    readonly conflicts: readonly Conflict[];
  }[];
}

/** Cached next states of each state: an edit takes up to 30 ms, and a draft has many. */
const MAX_CACHED_STEPS = 5;
const stepCache = new WeakMap<Files, BoundedCache<Applied>>();

/** Applies a draft, change by change; results of earlier changes are cached. */
export function applyDraft(
  { content }: Pick<Studio, 'content'>,
  { changes }: { readonly changes: readonly Pick<StoredChange, 'edits'>[] },
): AppliedDraft {
  const published = content();
  let files = published;
  const steps = changes.map(({ edits }) => {
    const before = files;
    const nextStates = stepCache.get(before) ?? createBoundedCache<Applied>(MAX_CACHED_STEPS);
    stepCache.set(before, nextStates);
    const nextState = nextStates.getOrMake(JSON.stringify(edits), () => applyEdits(before, edits));
    files = nextState.files;
    return { before, ...nextState };
  });
  return { published, files, steps };
}

/** Reads the files again at each call, but returns the same object until one of them changes. */
export function unchangedFiles(read: () => Files): () => Files {
  let last: Files = {};
  return () => {
    const files = read();
    if (!isDeepStrictEqual(files, last)) last = files;
    return last;
  };
}
