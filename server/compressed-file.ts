import { compressQuickly, compressQuicklySync } from '../app/http/compress-quickly.ts';
import { type Compressed, compressTightly } from '../app/http/compress-tightly.ts';
import { createSiteFile, type FileStatus, type SiteFile } from './site-file.ts';

/* What is made while visitors wait is compressed quickly. What is kept is compressed tightly thereafter, as the build does. */

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
  return fileOf(fileName, identity, await compressQuickly(identity), security, status);
}

/** The same, at once. */
export function createCompressedFileSync(
  fileName: string,
  text: string,
  security: readonly string[],
  status: FileStatus = 200,
): SiteFile {
  const identity = Buffer.from(text);
  return fileOf(fileName, identity, compressQuicklySync(identity), security, status);
}

/** The same file, compressed as tightly as those of the build are. */
export async function compressedTightly({
  fileName,
  security,
  status,
  representations,
}: SiteFile): Promise<SiteFile> {
  const identity = representations[0].body;
  return fileOf(fileName, identity, await compressTightly(identity), security, status);
}

function fileOf(
  fileName: string,
  identity: Buffer,
  { br, gz }: Compressed,
  security: readonly string[],
  status: FileStatus,
): SiteFile {
  return createSiteFile(fileName, { identity, gzip: gz, br }, security, status);
}
