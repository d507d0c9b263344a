/** The encodings that a client accepts, as a sum of flags: 0 neither, 1 gzip, 2 brotli, 3 both. */
export type AcceptedEncodings = 0 | 1 | 2 | 3;

/**
 * Reads an Accept-Encoding header. An encoding with q=0 is refused; other weights do not matter, because the server
 * prefers the smallest body.
 */
export function acceptedEncodings(header: string | string[] | undefined): AcceptedEncodings {
  const accepts = new Map(
    String(header ?? '')
      .toLowerCase()
      .split(',')
      .map((part): [string, boolean] => {
        const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
        return [name, !parameters.some((parameter) => /^q\s*=\s*0(\.0*)?$/.test(parameter))];
      }),
  );
  const others = accepts.get('*') ?? false;
  const gzip = (accepts.get('gzip') ?? accepts.get('x-gzip') ?? others) ? 1 : 0;
  const brotli = (accepts.get('br') ?? others) ? 2 : 0;
  return (gzip + brotli) as AcceptedEncodings;
}
