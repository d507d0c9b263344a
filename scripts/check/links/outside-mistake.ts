export type OutsideFault = 'http' | 'scheme' | 'domain' | 'signs';

/** What is wrong with an address outside of this site. */
export interface OutsideMistake {
  readonly fault: OutsideFault;
  /** The same in the right form, as far as it can be told. */
  readonly right: string | null;
}

/**
 * Looks for what keeps an address outside of this site from being right.
 * @param written an address with or without its scheme
 */
export function outsideMistake(written: string): OutsideMistake | null {
  const fault = faultOf(written);
  if (fault === null) return null;
  const right = repairs(written).find((attempt) => faultOf(attempt) === null) ?? null;
  return { fault, right };
}

const domain = /^(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+(?:\p{L}{2,}|xn--[a-z\d-]+)(?::\d{1,5})?$/u;
/** What an address never has as it is; letters with accents are no harm, browsers write them out. */
const forbidden = /[\s<>"{}|\\^`]|%(?![\da-f]{2})/i;

function faultOf(address: string): OutsideFault | null {
  if (/^http:/i.test(address)) return 'http';
  const [, host = '', rest = ''] = /^https:\/\/([^/?#]*)(.*)$/is.exec(address) ?? [];
  if (!/^https:\/\/(?!\/)/i.test(address)) return 'scheme';
  if (forbidden.test(host + rest)) return 'signs';
  return domain.test(host) ? null : 'domain';
}

function repairs(written: string): string[] {
  const bare = written
    .trim()
    .replace(/^(?:[a-z][a-z\d+.-]*:(?:\/|\\)*|[a-z]*\/\/+)+/i, '')
    .replaceAll('\\', '/');
  const safe = bare
    .replace(/[\s<>"{}|^`]/g, (sign) => encodeURIComponent(sign))
    .replace(/%(?![\da-f]{2})/gi, '%25');
  const [host = ''] = safe.split(/[/?#]/);
  const cleanHost = host.replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '').replace(/[,;.]+/g, '.');
  return [`https://${safe}`, `https://${cleanHost}${safe.slice(host.length)}`];
}
