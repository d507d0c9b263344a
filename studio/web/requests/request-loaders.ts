import type { LoaderFunctionArgs } from 'react-router';
import type { RequestChoices } from '../../api/requests-api.ts';
import { callApi } from '../api-client.ts';

const FILTER_NAMES = ['form', 'language', 'assignee', 'words'];

export type LoadedRequests = Awaited<ReturnType<typeof loadRequests>>;

/** Loads the list with the filter in the address. */
export async function loadRequests({ request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const filters = FILTER_NAMES.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams([['folder', searchParams.get('folder') ?? 'new'], ...filters]);
  const [choices, list] = await Promise.all([
    callApi('GET /requests/choices', { signal: request.signal }),
    callApi('GET /requests', { query, signal: request.signal }),
  ]);
  return { choices, list, query: String(query) };
}

/** Name of a colleague; the address if it is unknown, a dash if there is none. */
export function getColleagueName({ colleagues }: RequestChoices, email: string | null): string {
  return colleagues.find((each) => each.email === email)?.name ?? email ?? '–';
}

export type LoadedAudit = Awaited<ReturnType<typeof loadAudit>>;

export async function loadAudit({ request }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  const [page, choices] = await Promise.all([
    callApi('GET /audit', { query, signal: request.signal }),
    callApi('GET /requests/choices', { signal: request.signal }),
  ]);
  return { page, choices, query: String(query) };
}
