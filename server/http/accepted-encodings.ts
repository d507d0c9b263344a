/** The encodings a visitor accepts, as a sum of flags: 0 neither, 1 gzip, 2 brotli, 3 both. */
export type AcceptedEncodings = 0 | 1 | 2 | 3;

const REMEMBERED_HEADERS = 100;
const remembered = new Map<string, AcceptedEncodings>();

/**
 * Reads an Accept-Encoding header. An encoding with q=0 is refused; other weights do not matter, because the
 * server prefers the smallest body. Browsers send few different headers, so the answers are remembered.
 *
 * @param header the header as sent, or undefined when there is none
 */
export function acceptedEncodings(header: string | undefined): AcceptedEncodings {
  if (header === undefined) return 0;
  let accepted = remembered.get(header);
  if (accepted === undefined) {
    accepted = parseAcceptEncoding(header);
    if (remembered.size < REMEMBERED_HEADERS) remembered.set(header, accepted);
  }
  return accepted;
}

function parseAcceptEncoding(header: string): AcceptedEncodings {
  const accepts = new Map<string, boolean>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    accepts.set(name === 'x-gzip' ? 'gzip' : name, !parameters.some(isZeroWeight));
  }
  const others = accepts.get('*') ?? false;
  const gzip = (accepts.get('gzip') ?? others) ? 1 : 0;
  const brotli = (accepts.get('br') ?? others) ? 2 : 0;
  return (gzip + brotli) as AcceptedEncodings;
}

function isZeroWeight(parameter: string): boolean {
  return /^q\s*=\s*0(\.0*)?$/.test(parameter);
}
