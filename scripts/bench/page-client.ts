import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** How fast pages came. */
export interface Pace {
  readonly perSecond: number;
  /** Milliseconds within which 99 of 100 came. */
  readonly p99: number;
}

const HEAD_END = '\r\n\r\n';

/**
 * Asks for home pages again and again over some connections, each of which waits for its answer. Plain sockets, because a
 * client that parses more would be slower than the server that it measures.
 * @param hosts whom they are asked of, in turn
 * @throws when an answer is not 200
 */
export async function askPages(
  port: number,
  hosts: readonly string[],
  connections: number,
  count: number,
): Promise<Pace> {
  const questions = hosts.map(
    (host) => `GET / HTTP/1.1\r\nHost: ${host}\r\nAccept-Encoding: gzip, br\r\n\r\n`,
  );
  const times: number[] = [];
  let left = count;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: connections }, async () => {
      const socket = connect(port, '127.0.0.1').setNoDelay();
      await once(socket, 'connect');
      while (left-- > 0) {
        const asked = performance.now();
        await answerOf(socket, questions[left % questions.length] ?? '');
        times.push(performance.now() - asked);
      }
      socket.destroy();
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  times.sort((a, b) => a - b);
  return { perSecond: times.length / seconds, p99: times[Math.floor(times.length * 0.99)] ?? 0 };
}

/** Waits until a whole answer is there; its body is not kept. */
function answerOf(socket: Socket, question: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = '';
    let missing = Number.NaN;
    const done = (error?: Error) => {
      socket.off('data', take).off('error', done).off('close', closed);
      if (error) reject(error);
      else resolve();
    };
    const closed = () => done(new Error('The server hung up.'));
    const take = (piece: Buffer) => {
      if (Number.isNaN(missing)) {
        head += piece.toString('latin1');
        const end = head.indexOf(HEAD_END);
        if (end === -1) return;
        if (!head.startsWith('HTTP/1.1 200 ')) return done(new Error(head.slice(0, head.indexOf('\r'))));
        const [, length = ''] = /\r\ncontent-length: (\d+)/i.exec(head) ?? [];
        missing = Number(length) - (head.length - end - HEAD_END.length);
      } else missing -= piece.length;
      if (missing <= 0) done();
    };
    socket.on('data', take).once('error', done).once('close', closed);
    socket.write(question);
  });
}
