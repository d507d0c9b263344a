import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The same content in two encodings. */
export interface Compressed {
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** What is light: tight, and three times as quick as the tightest. Distances are written by what suits pages: 0.3 % less. */
const LIGHT = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_NPOSTFIX]: 2 };

/** As tight as brotli goes, which is one byte of a hundred less. */
const HEAVY = { [constants.BROTLI_PARAM_QUALITY]: 11 };

/** From how many bytes on a file is heavy, before it is compressed: nearly all pages are. */
const HEAVY_BYTES = 40_000;

/** What visitors wait for. Texts and data come when React has started, and change with each edit. */
const WAITED_FOR = /\.(?:html|js|css|svg)$/;

const GZIP = { level: 9 };

/** All of the above, as a text. */
export const SETTINGS = JSON.stringify({ LIGHT, HEAVY, HEAVY_BYTES, GZIP });

/** How far a file is compressed, as a text: what was compressed otherwise, or for another use, is compressed anew. */
export function tightness(fileName: string): string {
  return `${SETTINGS} ${WAITED_FOR.test(fileName)}`;
}

/** Compresses a file as tightly as is worth its time, on other cores. */
export async function compressTightly(fileName: string, content: Uint8Array): Promise<Compressed> {
  const isHeavy = content.length >= HEAVY_BYTES && WAITED_FOR.test(fileName);
  const params = { ...(isHeavy ? HEAVY : LIGHT), [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, GZIP)]);
  return { br, gz };
}
