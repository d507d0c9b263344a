import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import { compressTightly } from './compress-tightly.ts';
import { createSiteFile, type FileStatus, type SiteFile } from './site-file.ts';

/* What is made while visitors wait: compressed well enough and soon. What is kept is compressed tightly thereafter, as the build does. */

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

/** The same file, compressed as tightly as those of the build are. */
export async function compressedTightly(file: SiteFile): Promise<SiteFile> {
  const { fileName, security, status, representations } = file;
  const identity = representations[0].body;
  const { br, gz } = await compressTightly(fileName, identity);
  return createSiteFile(fileName, { identity, gzip: Buffer.from(gz), br: Buffer.from(br) }, security, status);
}
