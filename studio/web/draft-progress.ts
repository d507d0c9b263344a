import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnswerTo, RequestOf, RouteName } from '../api/api.ts';
import type { Draft } from '../api/drafts.ts';
import { RequestFailed, sendRequest } from './api-client.ts';

/*
 * The page shows a change before the fields are loaded again, and the checks come a moment later: each at its own pace.
 */

let newest = 0;
const listeners = new Set<() => void>();

/** Call it with what the server answers to a change. */
export function noteVersion(draft: Draft): void {
  newest = draft.version;
  for (const listener of listeners) listener();
}

/** The version of the draft that the page is to show. */
export function useNewestVersion(loaded: number): number {
  const noted = useSyncExternalStore(subscribe, () => newest);
  return Math.max(noted, loaded);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const CheckedDraft = createContext<Draft | null>(null);
export const CheckedDraftProvider = CheckedDraft.Provider;

/** What the checks said last, which may be about a version before this one. */
export const useCheckedDraft = () => useContext(CheckedDraft);

/** Milliseconds: of changes that follow each other, only the last one is checked. */
const PAUSE = 400;

/**
 * Asks for something that waits for the checks, again for each new `basis`; the last answer stays until the next one.
 * @param request null for nothing to ask
 */
export function useLater<Name extends RouteName>(
  name: Name,
  request: RequestOf<Name> | null,
  basis: unknown,
): AnswerTo<Name> | null {
  const [answer, setAnswer] = useState<AnswerTo<Name> | null>(null);
  const question = request && JSON.stringify(request);
  const asked = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another basis has another answer.
  useEffect(() => {
    if (request === null) return;
    const asking = new AbortController();
    const waiting = setTimeout(
      () => {
        sendRequest(name, { ...request, signal: asking.signal }).then(setAnswer, (error) => {
          // It is shown without; the next change asks again.
          if (!asking.signal.aborted && !(error instanceof RequestFailed)) throw error;
        });
      },
      asked.current === question ? PAUSE : 0,
    );
    asked.current = question;
    return () => {
      clearTimeout(waiting);
      asking.abort();
    };
  }, [question, basis]);
  return answer;
}
