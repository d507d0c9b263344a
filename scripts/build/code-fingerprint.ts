import type { RouteEntry } from '../../app/site/route-table.ts';
import { hashCode } from './hash-code.ts';

/** A text that changes when the bundles must be made again: with the code, the libraries or the route table. */
export function codeFingerprint(routes: readonly RouteEntry[]): string {
  return hashCode(
    ['app', 'schema', 'package-lock.json', 'react-router.config.ts', 'vite.config.ts'],
    JSON.stringify(routes),
  );
}
