import type { APIRequestContext, APIResponse } from '@playwright/test';
import { hostOf, port } from './site-model.ts';

/**
 * Asks the server for an address without a browser. Only browsers know that `es.localhost` is this machine, so the
 * language's host is named in the header alone.
 */
export function askServer(request: APIRequestContext, language: string, path: string): Promise<APIResponse> {
  return request.get(`http://localhost:${port}${path}`, { headers: { host: hostOf(language) } });
}
