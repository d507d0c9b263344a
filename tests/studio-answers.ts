import { z } from 'zod';
import { api } from '../studio/api/api.ts';
import { apiFailureSchema } from '../studio/api/failure.ts';
import type { ApiRoute } from '../studio/api/route-types.ts';

/**
 * Throws if an answer of the Studio's API differs from what its route declares; the browser relies on that.
 * @param path below `/studio/api`
 * @param json null for an answer without a body
 */
export function checkAnswer(method: string, path: string, status: number, json: unknown): void {
  if (status >= 400) {
    apiFailureSchema.parse(json);
    return;
  }
  const [address = ''] = path.split('?');
  const route = Object.entries<ApiRoute>(api).find(([name]) => {
    const [routeMethod, routePath = ''] = name.split(' ');
    return routeMethod === method && new RegExp(`^${routePath.replace(/:\w+/g, '[^/]+')}$`).test(address);
  });
  (route?.[1].answer ?? z.null()).parse(json);
}
