import type { IncomingMessage } from 'node:http';

/** The bytes that were sent; `too-large`; or `gone` when the visitor hung up. */
export type ReadBody = Buffer | 'too-large' | 'gone';

/**
 * Reads what was sent. What goes beyond the limit is not kept: Node throws it away while the answer is on its way.
 * @param limit bytes
 */
export function readBody(request: IncomingMessage, limit: number): Promise<ReadBody> {
  if (Number(request.headers['content-length'] ?? 0) > limit) {
    request.resume();
    return Promise.resolve('too-large');
  }
  return new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const finish = (result: ReadBody) => {
      request.off('data', take).off('end', end).off('error', gone).off('close', gone);
      // Without a listener an error of the rest would end the process.
      request.on('error', () => {});
      resolve(result);
    };
    const take = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= limit) {
        chunks.push(chunk);
        return;
      }
      finish('too-large');
      request.resume();
    };
    const end = () => finish(Buffer.concat(chunks));
    const gone = () => finish('gone');
    request.on('data', take).on('end', end).on('error', gone).on('close', gone);
  });
}
