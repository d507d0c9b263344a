/** NUL, backslashes and `..` are never part of an address here. */
const FORBIDDEN = /[\0\\]|\/\.\.(\/|$)/;

export interface RequestTarget {
  /** As sent, starting with a slash, without the query. */
  readonly rawPath: string;
  /** With its question mark, or "". */
  readonly query: string;
  /** Decoded, for look-ups; undefined if it is malformed or tries to leave the site. */
  readonly path: string | undefined;
}

/**
 * Parses a request target; never throws.
 * @param url the target in the request line: a path, or an absolute address from a proxy
 */
export function parseRequestTarget(url: string): RequestTarget {
  const localUrl = url.startsWith('/') ? url : url.replace(/^https?:\/\/[^/?#]*/i, '');
  const mark = localUrl.indexOf('?');
  const rawPath = mark === -1 ? localUrl : localUrl.slice(0, mark);
  const query = mark === -1 ? '' : localUrl.slice(mark);
  if (rawPath === '' && localUrl !== url) return { rawPath: '/', query, path: '/' };
  if (!rawPath.startsWith('/')) return { rawPath: '/', query: '', path: undefined };
  return { rawPath, query, path: decodePath(rawPath) };
}

function decodePath(rawPath: string): string | undefined {
  try {
    const path = rawPath.includes('%') ? decodeURIComponent(rawPath) : rawPath;
    return FORBIDDEN.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
