import { useEffect, useState } from 'react';
import type { FactView } from '../../api/content-api.ts';
import { callApi, RequestFailed } from '../api-client.ts';
import { useLoadedWorkplace } from '../session.ts';

let cache: { readonly version: number; readonly answer: Promise<readonly FactView[]> } | null = null;

/** All values that texts can show; empty until they are loaded. @param isNeeded loads them */
export function useFacts(isNeeded: boolean): readonly FactView[] {
  const { version } = useLoadedWorkplace().draft;
  const [facts, setFacts] = useState<readonly FactView[]>([]);
  useEffect(() => {
    if (!isNeeded) return;
    if (cache?.version !== version) cache = { version, answer: callApi('GET /facts') };
    cache.answer.then(setFacts, (error) => {
      cache = null;
      if (!(error instanceof RequestFailed)) throw error;
    });
  }, [isNeeded, version]);
  return facts;
}
