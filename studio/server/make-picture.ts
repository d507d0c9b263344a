import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { limitConcurrency, QueueFull } from '../../app/data/limit-concurrency.ts';
import { MAX_PICTURE_WIDTH, pictureWidths } from '../../app/site/picture-files.ts';
import type { EncodedPicture } from '../../server/pictures/picture-store.ts';
import { Refusal } from './refusal.ts';

/** More than any phone camera takes by default; 150 MB uncompressed. */
const MAX_PIXELS = 50_000_000;
const MIN_WIDTH = 400;
/** Taller pictures are screenshots of whole pages. */
const MAX_RATIO = 3;
/** Each waiting upload takes up to 20 MB. */
const MAX_WAITING = 6;

/** Good for photographs; screenshots stay legible. */
const QUALITY = { avif: { quality: 55, effort: 3 }, webp: { quality: 78 } };

// No memory is kept between pictures, and one picture takes one core.
sharp.cache(false);
sharp.concurrency(1);

/** An uploaded picture in all widths and formats, without the camera's metadata. */
export interface ConvertedPicture {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  readonly encoded: readonly EncodedPicture[];
}

const inTurn = limitConcurrency(1, MAX_WAITING);

/**
 * Makes the files of a picture, outside the event loop and one picture at a time.
 * @param bytes uploaded file; its type is detected from its content
 * @throws Refusal if the file is not a picture of a known type, or is too small, too large or damaged
 */
export async function makePicture(bytes: Buffer): Promise<ConvertedPicture> {
  try {
    return await inTurn(() => convert(bytes));
  } catch (error) {
    throw error instanceof QueueFull ? new Refusal(503, 'picture-busy') : error;
  }
}

async function convert(bytes: Buffer): Promise<ConvertedPicture> {
  refuseKind(bytes);
  await refuseSize(bytes);
  const { data, info } = await decode(bytes);
  if (info.width < MIN_WIDTH) throw tooSmallRefusal(info.width);
  const { width, height, channels } = info;
  const encoded: EncodedPicture[] = [];
  for (const fileWidth of pictureWidths(width)) {
    const resized = () => sharp(data, { raw: { width, height, channels } }).resize(fileWidth);
    encoded.push({ width: fileWidth, format: 'avif', body: await resized().avif(QUALITY.avif).toBuffer() });
    encoded.push({ width: fileWidth, format: 'webp', body: await resized().webp(QUALITY.webp).toBuffer() });
  }
  const file = createHash('sha256').update(bytes).digest('hex').slice(0, 20);
  return { file, width, height, encoded };
}

/** Reads only the header of the picture, so that a decompression bomb is never unpacked. */
async function refuseSize(bytes: Buffer): Promise<void> {
  const metadata = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new Refusal(422, 'picture-damaged');
    });
  const { pages = 1, autoOrient } = metadata;
  // AVIF and HEIC share a container; only AVIF has a codec here.
  if (metadata.format === 'heif' && metadata.compression !== 'av1') throw new Refusal(415, 'picture-heic');
  if (!['jpeg', 'png', 'webp', 'heif'].includes(metadata.format)) throw new Refusal(415, 'picture-kind');
  if (pages > 1) throw new Refusal(415, 'picture-moving');
  if (metadata.width * metadata.height > MAX_PIXELS)
    throw new Refusal(422, 'picture-huge', { values: { megapixels: MAX_PIXELS / 1_000_000 } });
  if (autoOrient.width < MIN_WIDTH) throw tooSmallRefusal(autoOrient.width);
  if (autoOrient.height > MAX_RATIO * autoOrient.width) throw new Refusal(422, 'picture-tall');
}

function tooSmallRefusal(width: number): Refusal {
  return new Refusal(422, 'picture-small', { values: { width, least: MIN_WIDTH } });
}

/** Decoded picture: upright, in sRGB, and at most as wide as the widest file. */
function decode(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize({ width: MAX_PICTURE_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new Refusal(422, 'picture-damaged');
    });
}

/** @throws Refusal if the first bytes are not those of an accepted type, regardless of the file's name */
function refuseKind(bytes: Buffer): void {
  const hasAt = (offset: number, signature: string) =>
    bytes.toString('latin1', offset, offset + signature.length) === signature;
  if (hasAt(0, '\xff\xd8\xff') || hasAt(0, '\x89PNG\r\n')) return;
  if (hasAt(0, 'RIFF') && hasAt(8, 'WEBP')) return;
  if (hasAt(4, 'ftyp')) {
    // The major brand and the compatible brands.
    const brands = bytes.subarray(8, 64).toString('latin1');
    if (/avif/.test(brands)) return;
    throw new Refusal(415, /hei|hev|mif1|msf1/.test(brands) ? 'picture-heic' : 'picture-kind');
  }
  if (/<svg[\s>]/i.test(bytes.subarray(0, 4096).toString('latin1'))) throw new Refusal(415, 'picture-svg');
  throw new Refusal(415, 'picture-kind');
}
