import { path as pathSchema } from '../../schema/identifiers.ts';
import { repaired } from '../check/shape/repair.ts';

/**
 * The address of a page that was probably meant.
 * @param written `/Nyja/`, `nyja síða`, `https://hraunvefur.is/nyja#hlutar`
 * @param domains the site's own
 * @returns `/nyja`; null when nothing can be made of it
 */
export function rightAddress(written: string, domains: readonly string[]): string | null {
  const local = withoutDomain(written.trim().replaceAll('\\', '/'), domains).replace(/[?#].*$/s, '');
  const address = pathSchema.safeParse(local).success ? local : repaired(local, pathSchema);
  return address === null || address === '/' || address.includes('{') ? null : address;
}

function withoutDomain(written: string, domains: readonly string[]): string {
  const [, host, rest] = /^(?:https?:)?(?:\/\/)?(?:www\.)?([^/]+)(\/.*)?$/is.exec(written) ?? [];
  return host !== undefined && domains.includes(host.toLowerCase()) ? (rest ?? '') : written;
}
