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
  const [arrived, setArrived] = useState(0);
  const shown = useRef(loaded);
  const show = useCallback((next: RequestList) => {
    shown.current = next;
    setList(next);
  }, []);

  const refresh = useCallback(
    async (signal?: AbortSignal) => {
      const fresh = await callApi('GET /requests', {
        query: new URLSearchParams(query),
        ...(signal && { signal }),
      });
      const newer = countNewer(shown.current.requests, fresh.requests);
      if (newer > 0) setArrived((count) => count + newer);
      show(merged(shown.current, fresh));
    },
    [query, show],
  );
  const loadMore = useCallback(async () => {
    const after = shown.current.next ?? '';
    const page = await callApi('GET /requests', {
      query: new URLSearchParams(`${query}&${new URLSearchParams({ after })}`),
    });
    show({ ...page, requests: withoutDoubles([...shown.current.requests, ...page.requests]) });
  }, [query, show]);

  useEffect(() => {
    const leaving = new AbortController();
    let timer: ReturnType<typeof setTimeout>;
    const look = async () => {
      try {
        if (document.visibilityState === 'visible') await refresh(leaving.signal);
      } catch (error) {
        // The next action will report it.
        if (!leaving.signal.aborted && !(error instanceof RequestFailed)) throw error;
      }
      if (!leaving.signal.aborted) timer = setTimeout(look, POLL_MS);
    };
    timer = setTimeout(look, POLL_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [refresh]);

  return { list, arrived, refresh, loadMore };
}

/** Counts those newer than the first known one. */
function countNewer(known: readonly RequestEntry[], fresh: readonly RequestEntry[]): number {
  const newest = known[0]?.receivedAt ?? '';
  const ids = new Set(known.map(({ id }) => id));
  return fresh.filter(({ id, receivedAt }) => !ids.has(id) && receivedAt > newest).length;
}

/** The current first page, and the requests loaded after it. */
function merged(known: RequestList, fresh: RequestList): RequestList {
  const oldest = fresh.requests.at(-1)?.receivedAt;
  if (fresh.next === null || oldest === undefined) return fresh;
  const ids = new Set(fresh.requests.map(({ id }) => id));
  const older = known.requests.filter(({ id, receivedAt }) => receivedAt <= oldest && !ids.has(id));
  if (older.length === 0) return fresh;
  return { ...fresh, requests: [...fresh.requests, ...older], next: known.next };
}

function withoutDoubles(requests: readonly RequestEntry[]): readonly RequestEntry[] {
  return [...new Map(requests.map((request) => [request.id, request])).values()];
}
