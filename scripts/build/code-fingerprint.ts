import { contentHash } from '../../app/http/content-hash.ts';
import type { RouteEntry } from '../../app/site/routes-of.ts';
import { hashCode } from './hash-code.ts';

/** What bundles are made of, and what makes them. */
const CODE = [
  'app',
  'schema',
  'package-lock.json',
  'tsconfig.json',
  'react-router.config.ts',
  'vite.config.ts',
  'scripts/build/bundle-process.ts',
  'scripts/build/browser-manifest.ts',
  'scripts/build/make-server-bundle.ts',
  'server/render/bundle-folder.ts',
  'server/render/server-build.ts',
];

/**
 * A text that changes when the bundles must be made again: with the code, the libraries or the route table.
 * @param code what `codeHash` gave; looked up if left out
 */
export function codeFingerprint(routes: readonly RouteEntry[], code = codeHash()): string {
  return `${code} ${contentHash(JSON.stringify(routes))}`;
}

/** A text that changes with the code and the libraries of the bundles. */
export function codeHash(): string {
  return hashCode(CODE, '');
}
