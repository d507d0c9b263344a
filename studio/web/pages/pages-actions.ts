import { useEffect, useEffectEvent, useState } from 'react';
import { type ActionFunctionArgs, useFetcher } from 'react-router';
import type { ApiFailure, Draft } from '../../api.ts';
import type {
  Addition,
  AdditionRequest,
  AdditionView,
  MoveAddressRequest,
  RemovalRequest,
} from '../../api-pages.ts';
import { type Outcome, oneByOne, outcomeOf } from '../actions.ts';
import { RequestFailed, send } from '../api-client.ts';
import { noteVersion } from '../draft-progress.ts';

/** What the screens of pages and sections ask for. */
export type PagesRequest =
  | { readonly to: '/additions'; readonly body: AdditionRequest }
  | { readonly to: '/removals'; readonly body: RemovalRequest }
  | { readonly to: '/moves'; readonly body: MoveAddressRequest };

export async function pagesAction({ request }: ActionFunctionArgs): Promise<Outcome<Draft>> {
  const { to, body } = (await request.json()) as PagesRequest;
  return outcomeOf(() =>
    oneByOne(async () => {
      const draft = await send<Draft>('POST', to, body);
      noteVersion(draft);
      return draft;
    }),
  );
}

/** Makes a change of pages or sections. @param then is called when it is made and everything is loaded again */
export function usePagesAction(then: () => void) {
  const { submit, data, state } = useFetcher<Outcome<Draft>>();
  const done = useEffectEvent(then);
  const isDone = state === 'idle' && data?.kind === 'done';
  useEffect(() => {
    if (isDone) done();
  }, [isDone]);
  return {
    isBusy: state !== 'idle',
    failure: data?.kind === 'failed' ? data.failure : null,
    make: (wanted: PagesRequest) =>
      void submit(wanted as never, { method: 'post', action: '/pages/make', encType: 'application/json' }),
  };
}

/** Milliseconds after the last key. */
const PAUSE = 250;

/** What something new needs; while it changes, what it needed before. */
export function useAdditionView(addition: Addition | null) {
  const [view, setView] = useState<AdditionView | null>(null);
  const [failure, setFailure] = useState<ApiFailure | null>(null);
  const wanted = addition && JSON.stringify({ addition });
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    if (wanted === null) return;
    let isCurrent = true;
    const waiting = setTimeout(async () => {
      try {
        const found = await send<AdditionView>('POST', '/additions/view', JSON.parse(wanted));
        if (!isCurrent) return;
        setView(found);
        setFailure(null);
        setShown(wanted);
      } catch (error) {
        if (!(error instanceof RequestFailed)) throw error;
        if (isCurrent) setFailure(error.failure);
      }
    }, PAUSE);
    return () => {
      isCurrent = false;
      clearTimeout(waiting);
    };
  }, [wanted]);
  return { view, failure, isCurrent: shown === wanted };
}
