import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import type { CheckLanguage } from '../../scripts/check/problems/wording-type.ts';
import type { Files, ImpactView, ProblemView } from '../api.ts';

/** What the thread is asked for. */
export type CheckRequest =
  | { readonly kind: 'problems'; readonly files: Files; readonly language: CheckLanguage }
  | {
      readonly kind: 'impact';
      readonly before: Files;
      readonly after: Files;
      readonly language: CheckLanguage;
    };

/**
 * What is wrong with a state of the content, and what differs between two. Either takes up to a second of the processor,
 * so it has a thread of its own: previews do not wait for it.
 */
export interface Checks {
  readonly problems: (files: Files, language: CheckLanguage) => Promise<readonly ProblemView[]>;
  readonly impact: (before: Files, after: Files, language: CheckLanguage) => Promise<readonly ImpactView[]>;
}

const MOST_REMEMBERED = 500;
/** Without them the thread takes twice as much before it collects garbage. */
const LIMITS = { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 256 };

/** Starts the thread with the first request. */
export function createChecks(): Checks {
  const remembered = createBoundedCache<Promise<unknown>>(MOST_REMEMBERED);
  const waiting = new Map<number, PromiseWithResolvers<unknown>>();
  let thread: Worker | null = null;
  let last = 0;

  const open = (): Worker => {
    const made = new Worker(new URL('check-thread.ts', import.meta.url), { resourceLimits: LIMITS });
    made.unref();
    made.on('message', ({ id, result, error }) => {
      if (error === undefined) waiting.get(id)?.resolve(result);
      else waiting.get(id)?.reject(new Error(error));
      waiting.delete(id);
    });
    made.on('error', (error) => {
      thread = null;
      for (const { reject } of waiting.values()) reject(error);
      waiting.clear();
    });
    return made;
  };
  const ask = (request: CheckRequest): Promise<unknown> => {
    thread ??= open();
    const id = ++last;
    const answer = Promise.withResolvers<unknown>();
    waiting.set(id, answer);
    thread.postMessage({ id, request });
    return answer.promise;
  };
  const once = (key: string, request: CheckRequest): Promise<unknown> => {
    // Offers begin and end with a day.
    const full = `${new Date().toISOString().slice(0, 10)} ${request.language} ${key}`;
    const answer = remembered.getOrMake(full, () => ask(request));
    answer.catch(() => remembered.delete(full));
    return answer;
  };

  return {
    problems: (files, language) =>
      once(fingerprint(files), { kind: 'problems', files, language }) as Promise<readonly ProblemView[]>,
    impact: (before, after, language) =>
      once(`${fingerprint(before)} ${fingerprint(after)}`, {
        ...{ kind: 'impact', before, after, language },
      }) as Promise<readonly ImpactView[]>,
  };
}

function fingerprint(files: Files): string {
  const hash = createHash('sha256');
  for (const [name, text] of Object.entries(files)) hash.update(`${name}\0${text}\0`);
  return hash.digest('base64url');
}
