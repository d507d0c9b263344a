import type { RequestChange, RequestFilter, RequestMarks, SavedFile } from '../../api-requests.ts';
import { type Outcome, outcomeOf } from '../actions.ts';
import { send } from '../api-client.ts';

/** Marks a request. @param id checked by the server */
export function changeRequest(id: string, change: RequestChange): Promise<Outcome<RequestMarks>> {
  return outcomeOf(() => send<RequestMarks>('PATCH', `/requests/${id}`, change));
}

export function replyTo(
  id: string,
  reply: { readonly subject: string; readonly text: string },
): Promise<Outcome<RequestMarks>> {
  return outcomeOf(() => send<RequestMarks>('POST', `/requests/${id}/reply`, reply));
}

export function deleteRequest(id: string): Promise<Outcome<undefined>> {
  return outcomeOf(() => send<undefined>('DELETE', `/requests/${id}`));
}

export function exportRequests(filter: Partial<RequestFilter>): Promise<Outcome<SavedFile>> {
  return outcomeOf(() => send<SavedFile>('POST', '/requests/export', filter));
}

/** Hands a file to the browser, which saves it. */
export function saveFile({ name, type, text }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
