import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { contentType } from '../../app/http/content-type.ts';

/** Pages and files of the interface in the browser. */
export interface Interface {
  /** @param path below `/studio`, decoded: `/assets/app.js` */
  readonly send: (request: IncomingMessage, response: ServerResponse, path: string) => void;
}

/** Placeholder in index.html for a new value in each answer; written by Vite's `html.cspNonce`. */
const NONCE_MARK = 'STUDIO_NONCE';
const PAGE = '/index.html';
const HASHED = /^\/assets\//;

/**
 * Loads the interface's bundle. Every address without a file is a page of the interface.
 * @param folder `build/studio`
 */
export function loadInterface(folder: string): Interface {
  const files = readFiles(folder);
  return {
    send({ method }, response, path) {
      const file = path === PAGE ? undefined : files.get(path);
      const page = files.get(PAGE);
      const end = (body: string | Buffer) => response.end(method === 'HEAD' ? undefined : body);
      if (file) {
        response.writeHead(200, {
          'content-type': contentType(path),
          'cache-control': HASHED.test(path) ? 'max-age=31536000, immutable' : 'no-cache',
        });
        end(file);
      } else if (HASHED.test(path) || !page) {
        response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' });
        end(
          page
            ? 'Not found\n'
            : 'The Studio has not been built: set STUDIO_HOST or STUDIO=on for npm run build as well\n',
        );
      } else {
        const nonce = randomBytes(16).toString('base64');
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'cache-control': 'no-store',
          'content-security-policy': policy(nonce),
        });
        end(page.toString('utf8').replaceAll(NONCE_MARK, nonce));
      }
    },
  };
}

/** Allows scripts and styles of this page only; pages of the preview are in a frame. */
function policy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** All files of a folder, by address. */
function readFiles(folder: string): ReadonlyMap<string, Buffer> {
  if (!existsSync(folder)) return new Map();
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    entries.map(({ parentPath, name }) => {
      const file = join(parentPath, name);
      return [file.slice(folder.length).replaceAll('\\', '/'), readFileSync(file)];
    }),
  );
}
