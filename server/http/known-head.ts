import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { Writable } from 'node:stream';
import type { Representation } from './site-file.ts';

/*
 * Node composes the head of each answer anew and checks each header: with those that make a page safe this takes 2.5 of
 * 15 µs in which a page is sent. The same file has the same head each time, but for the date. So the head that Node has
 * composed once is kept, and put where Node keeps it until it goes out. That field, `_header`, is not documented; where a
 * Node does not send what stands there, all heads are composed.
 */

/** What of a response there is no type for. */
interface ResponseWithHead extends ServerResponse {
  _header: string | null;
}

/** A head as it was composed, and with the date of the second in which it was last sent. */
interface KnownHead {
  readonly before: string;
  readonly after: string;
  second: number;
  whole: string;
}

/** Heads of answers that hold no other headers than those of their file, on connections that stay open. */
const knownHeads = new WeakMap<Representation, KnownHead>();
/** The same of those that have come by https. */
const knownHeadsByHttps = new WeakMap<Representation, KnownHead>();

const sendsWhatIsPutThere = isHeadSent();

/** Writes the head of an answer with a file. Its response may have been given the header of answers over https before. */
export function writeFileHead(
  response: ServerResponse,
  status: number,
  representation: Representation,
): void {
  const known = knownFor(response);
  const head = known?.get(representation);
  if (head) {
    // What `writeHead` sets besides; the log of requests reads it.
    response.statusCode = status;
    (response as ResponseWithHead)._header = headNow(head);
    return;
  }
  response.writeHead(status, representation.headers);
  const composed = known && knownHead((response as ResponseWithHead)._header);
  if (composed) known.set(representation, composed);
}

/** The heads among which that of a response may be; null where it is another each time. */
function knownFor(response: ServerResponse): WeakMap<Representation, KnownHead> | null {
  // By HTTP/1.0, or at the visitor's wish, a connection ends with its answer.
  if (!sendsWhatIsPutThere || !response.shouldKeepAlive) return null;
  const [own, ...others] = response.getHeaderNames();
  if (own === undefined) return knownHeads;
  return own === 'strict-transport-security' && others.length === 0 ? knownHeadsByHttps : null;
}

function knownHead(head: unknown): KnownHead | null {
  if (typeof head !== 'string') return null;
  const [, before, after] = /^(HTTP\/1\.1 .*\r\nDate: )[^\r]*(\r\n.*)$/s.exec(head) ?? [];
  return before && after ? { before, after, second: 0, whole: '' } : null;
}

/** The head with the date as HTTP has it (RFC 9110), written once a second. */
function headNow(head: KnownHead): string {
  const second = Math.floor(Date.now() / 1000);
  if (second !== head.second) {
    head.second = second;
    head.whole = `${head.before}${new Date(second * 1000).toUTCString()}${head.after}`;
  }
  return head.whole;
}

/** Whether this Node sends the head that is put there, and what is sent with it. */
function isHeadSent(): boolean {
  const head = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n';
  const sent: Buffer[] = [];
  const connection = new Writable({
    write(chunk: Buffer, _, done) {
      sent.push(chunk);
      done();
    },
  });
  const request = Object.assign(new IncomingMessage(new Socket()), {
    method: 'GET',
    httpVersionMajor: 1,
    httpVersionMinor: 1,
  });
  const response = new ServerResponse(request) as ResponseWithHead;
  response.assignSocket(connection as Socket);
  response._header = head;
  response.end(Buffer.from('page'));
  return `${Buffer.concat(sent)}` === `${head}page`;
}
