import type { IncomingMessage, ServerResponse } from 'node:http';
import { IMMUTABLE } from '../../app/http/cache-control.ts';
import { contentType } from '../../app/http/content-type.ts';
import { SECURITY_HEADERS } from '../../app/http/security-headers.ts';
import type { PictureFormat } from '../../app/site/picture-files.ts';
import { sendText } from '../http/send-answer.ts';
import type { PictureName, ReadPicture } from './picture-store.ts';

/**
 * Answers a request for a file of a picture; false when the address is another, and nothing is sent.
 * @param path decoded
 */
export type AnswerPicture = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string | undefined,
) => boolean;

const ADDRESS = /^\/pictures\/([0-9a-f]{20})\/([1-9]\d{2,3})\.(avif|webp)$/;

/** Each holds a picture in memory until it is sent. */
const MOST_UNDER_WAY = 100;

/** Serves the picture library to visitors, on every site and from the site's own address. */
export function createAnswerPicture(read: ReadPicture): AnswerPicture {
  let underWay = 0;
  const send = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    name: PictureName,
  ) => {
    try {
      const body = await read(name);
      if (body === null) return sendText(request, response, 404, 'There is no such picture\n');
      response.writeHead(200, [
        ...['Content-Type', contentType(path), 'Content-Length', String(body.length)],
        ...['Cache-Control', IMMUTABLE],
        ...SECURITY_HEADERS,
      ]);
      response.end(request.method === 'HEAD' ? undefined : body);
    } catch {
      sendText(request, response, 503, 'The picture cannot be read at the moment\n', ['Retry-After', '5']);
    }
  };
  return (request, response, path) => {
    const [, file, width, format] = ADDRESS.exec(path ?? '') ?? [];
    if (path === undefined || file === undefined) return false;
    if (underWay >= MOST_UNDER_WAY) {
      sendText(request, response, 503, 'Too many pictures at once\n', ['Retry-After', '1']);
      return true;
    }
    underWay++;
    response.once('close', () => underWay--);
    void send(request, response, path, { file, width: Number(width), format: format as PictureFormat });
    return true;
  };
}
