import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** The same content in two encodings. */
export interface Compressed {
  readonly br: Uint8Array;
  readonly gz: Uint8Array;
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** How tightly brotli compresses: what weighs little, and what is worth its best. */
const QUALITY = { light: 10, heavy: 11 };

/** How distances are written, by what suits a page: 0.3 % less. It changes nothing for the heavy. */
const POSTFIX_BITS = 2;

const GZIP = { level: 9 };

/** Bytes from which on a file is worth the tightest brotli: it takes three times as long to save two bytes of a hundred. */
const HEAVY = 13_500;

/** What visitors wait for. Texts and data come when React has started, and change with each edit. */
const WAITED_FOR = /\.(?:html|js|css|svg)$/;

/** Into blocks of how many bits it is cut; none is best for all files, 0 leaves it to the library, which takes 18. */
const BLOCKS = [0, 16];

const SETTINGS = JSON.stringify({ QUALITY, POSTFIX_BITS, GZIP, HEAVY, BLOCKS });

/** How far a file is compressed, as a text: what was compressed otherwise, or for another use, is compressed anew. */
export function tightness(fileName: string): string {
  return `${SETTINGS} ${WAITED_FOR.test(fileName)}`;
}

/** Compresses a file as tightly as is worth its time, on other cores. */
export async function compressTightly(fileName: string, content: Uint8Array): Promise<Compressed> {
  const [br, gz] = await Promise.all([compressBrotli(fileName, content), zip(content, GZIP)]);
  return { br, gz };
}

async function compressBrotli(fileName: string, content: Uint8Array): Promise<Uint8Array> {
  const at = (params: Readonly<Record<number, number>>) =>
    brotli(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length, ...params } });
  const quick = await at({
    [constants.BROTLI_PARAM_QUALITY]: QUALITY.light,
    [constants.BROTLI_PARAM_NPOSTFIX]: POSTFIX_BITS,
  });
  if (quick.length < HEAVY || !WAITED_FOR.test(fileName)) return quick;
  const tight = await Promise.all(
    BLOCKS.map((block) =>
      at({
        [constants.BROTLI_PARAM_QUALITY]: QUALITY.heavy,
        [constants.BROTLI_PARAM_LGBLOCK]: block,
      }),
    ),
  );
  return tight.reduce((least, one) => (one.length < least.length ? one : least));
}
