import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { createSiteFile, type FileStatus, type SiteFile } from './site-file.ts';

/* What is made while visitors wait: compressed well enough and soon, where the build compresses as tightly as it goes. */

const GZIP = { level: 6 };
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

/**
 * Prepares a text for serving, beside other work.
 * @param security its headers of `FileSecurity`
 */
export async function createCompressedFile(
  fileName: string,
  text: string,
  security: readonly string[],
  status: FileStatus = 200,
): Promise<SiteFile> {
  const identity = Buffer.from(text);
  const [gzipped, br] = await Promise.all([zip(identity, GZIP), brotli(identity, BROTLI)]);
  return createSiteFile(fileName, { identity, gzip: gzipped, br }, security, status);
}

/** The same, at once. */
export function createCompressedFileSync(
  fileName: string,
  text: string,
  security: readonly string[],
  status: FileStatus = 200,
): SiteFile {
  const identity = Buffer.from(text);
  const bodies = { identity, gzip: gzipSync(identity, GZIP), br: brotliCompressSync(identity, BROTLI) };
  return createSiteFile(fileName, bodies, security, status);
}
