import type { AnswerTo, RequestArguments, RouteName } from '../api/api.ts';
import type { ApiFailure } from '../api/failure.ts';
import { interfaceLanguage } from './interface-texts.ts';
import { isPractising } from './practice/practice-mode.ts';

/** The server refused a request or could not be reached (`unreachable`). */
export class RequestFailed extends Error {
  readonly status: number;
  readonly failure: ApiFailure;

  constructor(failure: ApiFailure, { status, cause }: { readonly status: number; readonly cause?: unknown }) {
    super(failure.code, { cause });
    this.status = status;
    this.failure = failure;
  }
}

/** Request to any route. */
export interface AnyRequest {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: URLSearchParams | Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
}

/** Adds edits to the draft. */
export const CHANGES = 'POST /draft/changes';
/** In characters of up to 3 bytes; browsers finish requests of up to 64 KB after the page is closed. */
export const MAX_KEPT_ALIVE = 20_000;

/** Sends a request to the API. Rejects with `RequestFailed`. */
export function callApi<Name extends RouteName>(
  name: Name,
  ...[request]: RequestArguments<Name>
): Promise<AnswerTo<Name>> {
  return sendRequest(name, request);
}

/** Sends a request whose parts match its route. Rejects with `RequestFailed`. */
export async function sendRequest(name: RouteName, request: AnyRequest = {}) {
  const { params = {}, query, body, signal } = request;
  const [method = '', path = ''] = name.split(' ');
  const address = path.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''));
  const text = body === undefined ? null : JSON.stringify(body);
  let response: Response;
  try {
    response = await fetch(`/studio/api${address}${query ? `?${new URLSearchParams(query)}` : ''}`, {
      method,
      headers: {
        Accept: 'application/json',
        'Accept-Language': interfaceLanguage,
        ...(method !== 'GET' && { 'X-Studio': '1' }),
        ...(isPractising() && { 'X-Practice': '1' }),
        ...(text !== null && { 'Content-Type': 'application/json' }),
      },
      body: text,
      keepalive: name === CHANGES && (text ?? '').length <= MAX_KEPT_ALIVE,
      ...(signal && { signal }),
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new RequestFailed({ code: 'unreachable' }, { status: 0, cause: error });
  }
  if (response.status === 204) return;
  const answer = await response.json().catch(() => null);
  if (response.ok) return answer;
  throw new RequestFailed(isFailure(answer) ? answer : { code: 'server' }, { status: response.status });
}

export function isFailure(answer: unknown): answer is ApiFailure {
  return typeof answer === 'object' && answer !== null && 'code' in answer;
}
