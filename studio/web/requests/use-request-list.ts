import { useCallback, useEffect, useRef, useState } from 'react';
import type { RequestEntry, RequestList } from '../../api/requests-api.ts';
import { callApi, RequestFailed } from '../api-client.ts';

/** Milliseconds between two checks for requests. */
const POLL_MS = 5_000;

/**
 * A list that is updated with new requests and changes while the window is visible.
 * @param query the filter, as in the address
 */
export function useRequestList(loaded: RequestList, query: string) {
  const [list, setList] = useState(loaded);
  /** Number of requests since the list was opened. */
  const [newCount, setNewCount] = useState(0);
  const shownList = useRef(loaded);
  const show = useCallback((next: RequestList) => {
    shownList.current = next;
    setList(next);
  }, []);

  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      const freshList = await callApi('GET /requests', {
        query: new URLSearchParams(query),
        ...(signal && { signal }),
      });
      const newerCount = countNewer(shownList.current.requests, freshList.requests);
      if (newerCount > 0) setNewCount((count) => count + newerCount);
      show(mergeLists(shownList.current, freshList));
    },
    [query, show],
  );
  const loadMore = useCallback(async () => {
    const after = shownList.current.next ?? '';
    const page = await callApi('GET /requests', {
      query: new URLSearchParams(`${query}&${new URLSearchParams({ after })}`),
    });
    show({ ...page, requests: removeDuplicates([...shownList.current.requests, ...page.requests]) });
  }, [query, show]);

  useEffect(() => {
    const abortController = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const poll = async () => {
      try {
        if (document.visibilityState === 'visible') await refresh(abortController.signal);
      } catch (error) {
        // The next action will report it.
        if (!abortController.signal.aborted && !(error instanceof RequestFailed)) throw error;
      }
      if (!abortController.signal.aborted) timer = setTimeout(poll, POLL_MS);
    };
    timer = setTimeout(poll, POLL_MS);
    return () => {
      clearTimeout(timer);
      abortController.abort();
    };
  }, [refresh]);

  return { list, newCount, refresh, loadMore };
}

/** Counts those newer than the first known one. */
function countNewer(
  currentRequests: readonly RequestEntry[],
  freshRequests: readonly RequestEntry[],
): number {
  const newest = currentRequests[0]?.receivedAt ?? '';
  const ids = new Set(currentRequests.map(({ id }) => id));
  return freshRequests.filter(({ id, receivedAt }) => !ids.has(id) && receivedAt > newest).length;
}

/** The current first page, and the requests loaded after it. */
function mergeLists(current: RequestList, fresh: RequestList): RequestList {
  const oldest = fresh.requests.at(-1)?.receivedAt;
  if (fresh.next === null || oldest === undefined) return fresh;
  const ids = new Set(fresh.requests.map(({ id }) => id));
  const olderRequests = current.requests.filter(({ id, receivedAt }) => receivedAt <= oldest && !ids.has(id));
  if (olderRequests.length === 0) return fresh;
  return { ...fresh, requests: [...fresh.requests, ...olderRequests], next: current.next };
}

function removeDuplicates(requests: readonly RequestEntry[]): readonly RequestEntry[] {
  return [...new Map(requests.map((request) => [request.id, request])).values()];
}
