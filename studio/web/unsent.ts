import type { Edit } from '../../edits/edit-schema.ts';
import type { ApiFailure } from '../api/failure.ts';
import { CHANGES, callApi, MAX_KEPT_ALIVE, RequestFailed } from './api-client.ts';
import { isPractising } from './practice/practice-mode.ts';

/*
 * Typed edits are stored in this browser until the server has accepted them. When the page is closed, reloaded or left,
 * all go in one request, which the browser finishes by itself; when the Studio is opened, stored edits are sent again,
 * with no effect if they have arrived.
 * A value that the server refuses stays, with the reason, until it is changed or discarded.
 */

type TypedEdit = Extract<Edit, { readonly kind: 'set' | 'text' | 'paragraph' }>;

/** An edit that the server has not accepted. */
export interface UnsentEdit {
  readonly edit: TypedEdit;
  /** `null` until the server has answered. */
  readonly failure: ApiFailure | null;
}

const savers = new Set<() => void>();
const listeners = new Set<() => void>();
let owner = '';
let sentFor = '';

/** Calls a function before the page is hidden or closed. @returns stops it */
export function beforeLeaving(save: () => void): () => void {
  savers.add(save);
  return () => void savers.delete(save);
}

/** Saves typed values now. */
export function saveTyped(): void {
  for (const save of savers) save();
}

/** Call it before edits are sent. */
export function noteUnsent(edits: readonly Edit[]): void {
  const entries = [...readStored()];
  for (const edit of edits.filter(isTyped)) {
    const refusedIndex = entries.findIndex((entry) => entry.failure && isSameValue(entry.edit, edit));
    entries.splice(refusedIndex < 0 ? entries.length : refusedIndex, 1, { edit, failure: null });
  }
  store(entries);
}

/** Call it with the server's answer; refused edits keep their place. @param failure `null` if it has accepted them */
export function settleUnsent(edits: readonly Edit[], failure: ApiFailure | null): void {
  for (const edit of edits.filter(isTyped)) {
    const entries = readStored();
    const index = entries.findLastIndex((entry) => JSON.stringify(entry.edit) === JSON.stringify(edit));
    const isLast = !entries.slice(index + 1).some((entry) => isSameValue(entry.edit, edit));
    const settled = failure && isLast ? [{ edit, failure }] : [];
    // It includes everything typed before it.
    const before = entries.slice(0, index).filter((entry) => !isSameValue(entry.edit, edit));
    if (index >= 0) store([...before, ...settled, ...entries.slice(index + 1)]);
  }
}

/** Forgets a value that the server has refused. */
export function discardUnsent({ edit }: UnsentEdit): void {
  store(readStored().filter((entry) => !isSameValue(entry.edit, edit)));
}

/** The stored edit of a value that the server has refused; undefined if it has refused none. */
export function findRefusedEdit(edit: Edit): TypedEdit | undefined {
  if (!isTyped(edit)) return undefined;
  return readStored().find((entry) => entry.failure && isSameValue(entry.edit, edit))?.edit;
}

/** For `useSyncExternalStore`. */
export function subscribeUnsent(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Stored edits as text. */
export const unsentText = (): string => storage().getItem(owner) ?? '[]';

/**
 * Sends stored edits, once for each person; later only those that failed because of the connection or the sign-in.
 * Rejects if it cannot be sent now.
 */
export async function sendStored(email: string): Promise<void> {
  owner = `studioEdits ${email}`;
  const isNew = sentFor !== email;
  const due = readStored().filter((unsent) => isNew || (unsent.failure && isUndecided(unsent)));
  for (const { edit } of due) {
    try {
      await callApi(CHANGES, { body: { edits: [edit] } });
      settleUnsent([edit], null);
    } catch (error) {
      if (!(error instanceof RequestFailed) || error.status <= 401) throw error;
      settleUnsent([edit], error.failure);
    }
  }
  sentFor = email;
}

/** Returns true if the server has not decided: the edit is sent again. */
export function isUndecided({ failure }: UnsentEdit): boolean {
  return failure === null || ['unreachable', 'signed-out'].includes(failure.code);
}

function isTyped(edit: Edit): edit is TypedEdit {
  return edit.kind === 'set' || edit.kind === 'text' || edit.kind === 'paragraph';
}

function isSameValue(edit: TypedEdit, other: TypedEdit): boolean {
  if (getTarget(edit) !== getTarget(other)) return false;
  if (edit.kind !== 'paragraph' || other.kind !== 'paragraph') return true;
  return [edit.before, edit.after].includes(other.before) || edit.after === other.after;
}

function getTarget(edit: TypedEdit): string {
  if (edit.kind === 'set') return `set ${edit.path.join('/')}`;
  return `${edit.kind} ${edit.language} ${edit.kind === 'text' ? edit.key : edit.document}`;
}

/** Practice ends with its tab. */
const storage = () => (isPractising() ? sessionStorage : localStorage);

function readStored(): readonly UnsentEdit[] {
  return JSON.parse(unsentText()) as readonly UnsentEdit[];
}

function store(edits: readonly UnsentEdit[]): void {
  if (edits.length === 0) storage().removeItem(owner);
  else storage().setItem(owner, JSON.stringify(edits));
  for (const listener of listeners) listener();
}

function leave(): void {
  saveTyped();
  const body = { edits: readStored().flatMap((unsent) => (isUndecided(unsent) ? [unsent.edit] : [])) };
  const isShort = JSON.stringify(body).length <= MAX_KEPT_ALIVE;
  if (body.edits.length > 0 && isShort) callApi(CHANGES, { body }).catch(() => {});
}

window.addEventListener('pagehide', leave);
// A page restored from the browser's memory has outdated fields.
window.addEventListener('pageshow', ({ persisted }) => persisted && location.reload());
window.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') saveTyped();
});
