import { createContext, useContext, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { AnswerTo, RequestOf, RouteName } from '../api/api.ts';
import type { Draft } from '../api/drafts-api.ts';
import { RequestFailed, sendRequest } from './api-client.ts';

/*
 * The page shows a change before the fields are reloaded, and the checks follow a moment later.
 */

let newestVersion = 0;
const listeners = new Set<() => void>();

/** Call it with the server's answer to a change. */
export function noteVersion(draft: Draft): void {
  newestVersion = draft.version;
  for (const listener of listeners) listener();
}

export function isDraft(answer: unknown): answer is Draft {
  return typeof answer === 'object' && answer !== null && 'changes' in answer && 'version' in answer;
}

/** The version of the draft that the page should show. */
export function useNewestVersion(loaded: number): number {
  const notedVersion = useSyncExternalStore(subscribe, () => newestVersion);
  return Math.max(notedVersion, loaded);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const CheckedDraft = createContext<Draft | null>(null);
export const CheckedDraftProvider = CheckedDraft.Provider;

/** The draft checked last, which may be of a previous version. */
export const useCheckedDraft = () => useContext(CheckedDraft);

/** The draft with check results. Of a newer version, remaining changes keep their previous results. */
export function addCheckResults(draft: Draft, checked: Draft): Draft {
  if (checked.version === draft.version) return checked;
  const results = new Map(
    checked.changes.map(({ id, impact, names, page, source }) => [id, { impact, names, page, source }]),
  );
  return {
    ...draft,
    changes: draft.changes.map((change) => ({ ...change, ...results.get(change.id) })),
    problems: draft.changes.length === 0 ? [] : checked.problems,
  };
}

/** Milliseconds: of changes in quick succession, only the last is checked. */
const PAUSE_MS = 400;

/**
 * Sends a request that waits for the checks, again for each new `basis`; the last answer stays until the next one.
 * @param request `null` to send none
 */
export function useCheckedAnswer<Name extends RouteName>(
  name: Name,
  request: RequestOf<Name> | null,
  basis: unknown,
): AnswerTo<Name> | null {
  const [answer, setAnswer] = useState<AnswerTo<Name> | null>(null);
  const question = request && JSON.stringify(request);
  const lastQuestion = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another basis has another answer.
  useEffect(() => {
    if (request === null) return;
    const abortController = new AbortController();
    const timer = setTimeout(
      () => {
        sendRequest(name, { ...request, signal: abortController.signal }).then(setAnswer, (error) => {
          // Shown without it; the next change asks again.
          if (!abortController.signal.aborted && !(error instanceof RequestFailed)) throw error;
        });
      },
      lastQuestion.current === question ? PAUSE_MS : 0,
    );
    lastQuestion.current = question;
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [question, basis]);
  return answer;
}
