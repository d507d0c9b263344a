import type { ApiFailure } from '../api.ts';
import { isPractising } from './practice/practice-mode.ts';
import { interfaceLanguage } from './texts.ts';

/** The server has refused a request, or could not be reached (`unreachable`). */
export class RequestFailed extends Error {
  readonly status: number;
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, { status, cause }: { readonly status: number; readonly cause?: unknown }) {
    super(failure.code, { cause });
    this.status = status;
    this.failure = failure;
  }
}

/** GET of `/studio/api<path>`. Rejects with `RequestFailed`. */
export function ask<T>(path: string, signal?: AbortSignal): Promise<T> {
  return request<T>('GET', path, undefined, signal);
}

/** A request that changes something. Rejects with `RequestFailed`. */
export function send<T>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  return request<T>(method, path, body);
}

/** Adds edits to the draft. */
export const CHANGES = '/draft/changes';
/** Characters; browsers finish a request of up to 64 KB after the page is gone, and a character may take 3 bytes. */
export const MAX_KEPT_ALIVE = 20_000;

async function request<T>(method: string, path: string, body?: unknown, signal?: AbortSignal): Promise<T> {
  let response: Response;
  const text = body === undefined ? null : JSON.stringify(body);
  try {
    response = await fetch(`/studio/api${path}`, {
      method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': interfaceLanguage,
        ...(method !== 'GET' && { 'X-Studio': '1' }),
        ...(isPractising() && { 'X-Practice': '1' }),
        ...(text !== null && { 'Content-Type': 'application/json' }),
      },
      body: text,
      keepalive: path === CHANGES && (text ?? '').length <= MAX_KEPT_ALIVE,
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new RequestFailed({ code: 'unreachable' }, { status: 0, cause: error });
  }
  if (response.status === 204) return undefined as T;
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  throw new RequestFailed(isFailure(answer) ? answer : { code: 'server' }, { status: response.status });
}

export function isFailure(answer: unknown): answer is ApiFailure {
  return typeof answer === 'object' && answer !== null && 'code' in answer;
}
