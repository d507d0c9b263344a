/** What came is larger than it may be. */
export class TooLarge extends Error {
  override readonly name = 'TooLarge';
  constructor(most: number) {
    super(`The answer is larger than ${most} bytes.`);
  }
}

/**
 * Reads the body of an answer, unpacked.
 * @param most how many bytes it may have
 * @throws TooLarge without reading on, or whatever breaks off the answer
 */
export async function readBody(response: Response, most: number): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  // Leaving the loop early ends the connection.
  for await (const piece of response.body ?? []) {
    length += piece.length;
    if (length > most) throw new TooLarge(most);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}

/**
 * A `fetch` that reads each answer whole and gives up when it is too large, so that no database can fill the memory.
 * @param most how many bytes an answer may have
 */
export function boundedFetch(most: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    const body = await readBody(response, most);
    const { status, statusText, headers } = response;
    return new Response(body.length === 0 ? null : new Uint8Array(body), { status, statusText, headers });
  };
}
