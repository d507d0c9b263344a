import type { IncomingMessage } from 'node:http';

/** The bytes that were sent; `too-large`; or `gone` when the visitor hung up. */
export type ReadBody = Buffer | 'too-large' | 'gone';

/** Most forms fit into it; bytes. */
const FIRST_ROOM = 2048;

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
    // One piece of memory: a body may come byte by byte, and each chunk that is kept costs hundreds of bytes.
    let body: Buffer = Buffer.allocUnsafeSlow(Math.min(FIRST_ROOM, limit));
    let length = 0;
    const finish = (result: ReadBody) => {
      request.off('data', take).off('end', end).off('error', gone).off('close', gone);
      // Without a listener an error of the rest would end the process.
      request.on('error', () => {});
      resolve(result);
    };
    const take = (chunk: Buffer) => {
      const needed = length + chunk.length;
      if (needed > limit) {
        finish('too-large');
        request.resume();
        return;
      }
      if (needed > body.length) body = enlarged(body, Math.min(Math.max(needed, body.length * 2), limit));
      chunk.copy(body, length);
      length = needed;
    };
    const end = () => finish(body.subarray(0, length));
    const gone = () => finish('gone');
    request.on('data', take).on('end', end).on('error', gone).on('close', gone);
  });
}

function enlarged(body: Buffer, size: number): Buffer {
  const larger = Buffer.allocUnsafeSlow(size);
  body.copy(larger);
  return larger;
}
