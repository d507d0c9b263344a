import type { Edit } from '../api.ts';
import { CHANGES, MAX_KEPT_ALIVE, RequestFailed, send } from './api-client.ts';
import { isPractising } from './practice/practice-mode.ts';

/*
 * Edits that are not sent yet. When the page is closed, reloaded or left, all of them go in one request, which the browser
 * finishes by itself. One that is too long for that is stored here and sent when the Studio is opened again.
 */

const savers = new Set<() => void>();
const unsent = new Map<number, readonly Edit[]>();
let owner = '';
let count = 0;
let hasLeft = false;

/** Calls a function before the page is hidden or gone. @returns stops that */
export function beforeLeaving(save: () => void): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/** @returns the number of the edits; null if the page is closing and no other tab has to send them */
export function noteUnsent(edits: readonly Edit[]): number | null {
  unsent.set(++count, edits);
  return hasLeft ? null : count;
}

/** Call it before edits are sent. @returns false if they have been sent already */
export const takeUnsent = (number: number): boolean => unsent.delete(number);

/** Sends what a person could not send when this browser was closed. */
export async function sendStored(email: string): Promise<void> {
  owner = `studioUnsent ${email}`;
  const stored = localStorage.getItem(owner);
  if (stored === null || isPractising()) return;
  await send('POST', CHANGES, JSON.parse(stored)).catch((error: unknown) => {
    const isRefused = error instanceof RequestFailed && error.status > 401;
    if (!isRefused) throw error;
  });
  localStorage.removeItem(owner);
}

function leave(): void {
  hasLeft = true;
  for (const save of savers) save();
  const body = { edits: [...unsent.values()].flat() };
  unsent.clear();
  if (body.edits.length === 0) return;
  const text = JSON.stringify(body);
  if (text.length <= MAX_KEPT_ALIVE) send('POST', CHANGES, body).catch(() => {});
  else if (!isPractising()) localStorage.setItem(owner, text);
}

window.addEventListener('pagehide', leave);
// The fields of a page that comes back from the browser's memory are those of before.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
window.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') for (const save of savers) save();
});
