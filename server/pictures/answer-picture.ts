import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { IMMUTABLE } from '../../app/http/cache-control.ts';
import { contentType } from '../../app/http/content-type.ts';
import { SECURITY_HEADERS } from '../../app/http/security-headers.ts';
import type { PictureFormat } from '../../app/site/picture-files.ts';
import { sendText } from '../http/send-answer.ts';
import type { PictureName, ReadPicture } from './picture-store.ts';

/**
 * Answers a request for a file of a picture; returns false and sends nothing for other addresses.
 * @param path decoded
 */
export type AnswerPicture = (
  request: IncomingMessage,
  response: ServerResponse,
  path: string | undefined,
) => boolean;

const ADDRESS = /^\/pictures\/([0-9a-f]{20})\/([1-9]\d{2,3})\.(avif|webp)$/;

/** Serves the picture library to visitors, on every site and from the site's own address. */
export function createAnswerPicture(read: ReadPicture): AnswerPicture {
  return (request, response, path) => {
    const [, file, width, format] = ADDRESS.exec(path ?? '') ?? [];
    if (path === undefined || file === undefined) return false;
    void send(request, response, path, { file, width: Number(width), format: format as PictureFormat });
    return true;
  };

  /** A picture is read at the speed of the visitor's connection and not held in memory. */
  async function send(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    name: PictureName,
  ): Promise<void> {
    try {
      const picture = await read(name);
      if (picture === null) return sendText(request, response, 404, 'There is no such picture\n');
      const { size, stream } = picture;
      const length = size === null ? [] : ['Content-Length', String(size)];
      const headers = ['Content-Type', contentType(path), 'Cache-Control', IMMUTABLE, ...length];
      response.writeHead(200, [...headers, ...SECURITY_HEADERS]);
      if (request.method === 'HEAD') response.end(() => stream.destroy());
      else await pipeline(stream, response);
    } catch {
      if (response.headersSent) response.destroy();
      else
        sendText(request, response, 503, 'The picture cannot be read at the moment\n', ['Retry-After', '5']);
    }
  }
}
