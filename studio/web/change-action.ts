import type { ActionFunctionArgs } from 'react-router';
import { type ActionResult, type Change, toOutcome } from './actions.ts';
import { CHANGES, sendRequest } from './api-client.ts';
import { announce } from './changes/announce.tsx';
import { isDraft, noteVersion } from './draft-progress.ts';
import { settleUnsent } from './unsent.ts';

let lastChange: Promise<unknown> = Promise.resolve();

/**
 * The action behind `useChange`. Each change is based on the previous one, so the server must receive them in order;
 * a publication includes the changes before it, and does not block those after it.
 */
export async function changeAction({ request }: ActionFunctionArgs): Promise<ActionResult> {
  const change = (await request.json()) as Change;
  const send = () => toOutcome(sendRequest(change.name, change.request));
  const pendingChange = lastChange.then(send);
  if (!change.name.includes(' /publications')) lastChange = pendingChange.catch(() => {});
  const outcome = await pendingChange;
  if (change.name === CHANGES)
    settleUnsent(change.request.body.edits, outcome.kind === 'failed' ? outcome.failure : null);
  if (outcome.kind === 'done' && isDraft(outcome.result)) noteVersion(outcome.result);
  announce(change, outcome);
  return outcome;
}
