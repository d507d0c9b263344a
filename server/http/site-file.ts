import { createHash } from 'node:crypto';
import { cacheControl, NO_CACHE } from '../../app/http/cache-control.ts';
import { compressContent } from '../../app/http/compress.ts';
import { contentType } from '../../app/http/content-type.ts';

/** The bytes of a file, plain and precompressed. */
export interface FileBodies {
  readonly identity: Buffer;
  readonly gzip?: Buffer | undefined;
  readonly br?: Buffer | undefined;
}

/** The encodings that a client accepts, as a sum of flags: 0 neither, 1 gzip, 2 brotli, 3 both. */
export type AcceptedEncodings = 0 | 1 | 2 | 3;

/** One encoding of a file, ready to be sent; its headers are computed once. */
interface Representation {
  readonly body: Buffer;
  readonly etag: string;
  /** Flat list of names and values. */
  readonly headers: string[];
  readonly notModifiedHeaders: string[];
}

/** 202 is React Router's data of a redirect; 500 and 503 are for pages that cannot be rendered. */
export type FileStatus = 200 | 202 | 404 | 500 | 503;

/** A file of a site in memory. */
export interface SiteFile {
  /** Path within the site's folder, such as `thjonusta/index.html`. */
  readonly fileName: string;
  readonly isPage: boolean;
  readonly status: FileStatus;
  /** Its security headers, as a flat list of names and values; included in the headers below. */
  readonly security: readonly string[];
  /** The representation to send, by accepted encodings. */
  readonly representations: Readonly<Record<AcceptedEncodings, Representation>>;
}

const BASE_BYTES = 1_000;

/** Memory that a file takes, its headers included. */
export function measureFile({ representations: { 0: identity, 1: gzip, 2: brotli } }: SiteFile): number {
  return BASE_BYTES + identity.body.length + gzip.body.length + brotli.body.length;
}

/**
 * Prepares a file for serving.
 * @param fileName decides content type and caching
 * @param security its headers of `FileSecurity`
 * @param status browsers cache only 200
 */
export function createSiteFile(
  fileName: string,
  bodies: FileBodies,
  security: readonly string[],
  status: FileStatus = 200,
): SiteFile {
  const tag = hashContent(bodies.identity);
  const type = contentType(fileName);
  const isPage = type.startsWith('text/html');

  function represent(body: Buffer, encoding?: 'gzip' | 'br'): Representation {
    const etag = encoding === undefined ? `"${tag}"` : `"${tag}-${encoding}"`;
    const validators = status === 200 ? ['ETag', etag] : [];
    const caching = status === 200 ? cacheControl(fileName) : NO_CACHE;
    const sharedHeaders = [...validators, 'Cache-Control', caching, 'Vary', 'Accept-Encoding', ...security];
    const entity = ['Content-Type', type, 'Content-Length', String(body.length)];
    const coding = encoding === undefined ? [] : ['Content-Encoding', encoding];
    return {
      body,
      etag,
      headers: [...entity, ...coding, ...sharedHeaders],
      notModifiedHeaders: sharedHeaders,
    };
  }

  const identity = represent(bodies.identity);
  const gzip = bodies.gzip === undefined ? identity : represent(bodies.gzip, 'gzip');
  const br = bodies.br === undefined ? undefined : represent(bodies.br, 'br');
  return {
    fileName,
    isPage,
    status,
    security,
    representations: { 0: identity, 1: gzip, 2: br ?? identity, 3: br ?? gzip },
  };
}

function hashContent(content: Buffer): string {
  return createHash('sha256').update(content).digest('base64url').slice(0, 22);
}

/**
 * Compresses a text and prepares it for serving.
 * @param security its headers of `FileSecurity`
 */
export async function createCompressedFile(
  fileName: string,
  text: string,
  security: readonly string[],
  status: FileStatus = 200,
): Promise<SiteFile> {
  const identity = Buffer.from(text);
  const { br, gz: gzip } = await compressContent(identity);
  return createSiteFile(fileName, { identity, gzip, br }, security, status);
}
