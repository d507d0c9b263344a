/**
 * Whether the visitor already holds what would be sent.
 *
 * @param ifNoneMatch the If-None-Match header as sent: a list of tags or `*`, or undefined
 * @param etag the tag of what would be sent; tags are compared weakly, as RFC 9110 asks
 */
export function isUnchanged(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch === '*') return true;
  return ifNoneMatch.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag);
}
