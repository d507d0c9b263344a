import type { LoaderFunctionArgs } from 'react-router';
import type {
  AuditPage,
  RequestChoices,
  RequestDetail,
  RequestList,
  RequestStatistics,
} from '../../api-requests.ts';
import { ask } from '../api-client.ts';
import type { LoadedAudit } from './AuditScreen.tsx';
import type { LoadedRequests } from './RequestsScreen.tsx';

const FILTERS = ['form', 'language', 'assignee', 'words'];

export async function loadRequests({ request }: LoaderFunctionArgs): Promise<LoadedRequests> {
  const { searchParams } = new URL(request.url);
  const filters = FILTERS.flatMap((name) => {
    const value = searchParams.get(name);
    return value ? [[name, value]] : [];
  });
  const query = String(new URLSearchParams([['folder', searchParams.get('folder') ?? 'new'], ...filters]));
  const [choices, list] = await Promise.all([
    ask<RequestChoices>('/requests/choices', request.signal),
    ask<RequestList>(`/requests?${query}`, request.signal),
  ]);
  return { choices, list, query };
}

export function loadRequest({ params, request }: LoaderFunctionArgs): Promise<RequestDetail> {
  return ask(`/requests/${encodeURIComponent(params.id ?? '')}`, request.signal);
}

export function loadStatistics({ request }: LoaderFunctionArgs): Promise<RequestStatistics> {
  return ask('/requests/statistics', request.signal);
}

export async function loadAudit({ request }: LoaderFunctionArgs): Promise<LoadedAudit> {
  const query = new URL(request.url).searchParams.toString();
  const [page, { colleagues }] = await Promise.all([
    ask<AuditPage>(`/audit?${query}`, request.signal),
    ask<RequestChoices>('/requests/choices', request.signal),
  ]);
  return { page, colleagues, query };
}
