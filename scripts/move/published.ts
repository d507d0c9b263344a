import type { BaseContent } from '../check/project/base-content.ts';
import { childOf } from '../check/shape/schema-walk.ts';
import { readYaml } from '../check/yaml/yaml-source.ts';

/**
 * Makes the question whether visitors may know an address: one that the last version in git answers, by a page or by a
 * redirect. Where there is no such version, they may know any.
 */
export function publishedAddresses(base: BaseContent | null): (address: string) => boolean {
  const written = base?.files.get('site.yaml');
  const source = written === undefined ? null : readYaml(written, 'site.yaml').source;
  if (source === null) return () => true;
  const addresses = new Set([
    ...valuesIn(childOf(source.value, 'pages'), 'path'),
    ...valuesIn(childOf(source.value, 'redirects'), 'from'),
  ]);
  return (address) => addresses.has(address);
}

function valuesIn(list: unknown, key: string): unknown[] {
  return Array.isArray(list) ? list.map((entry) => childOf(entry, key)) : [];
}
