import sharp from 'sharp';
import { expect, test } from 'vitest';
import { pictureWidths } from '../../../app/site/picture-files.ts';
import { makePicture } from '../../../studio/server/make-picture.ts';
import { photograph, plainPicture, pngBomb } from './some-pictures.ts';

test.each([
  [400, [400]],
  [401, [400, 401]],
  [5000, [400, 800, 1200, 1600, 2000]],
])('a picture of %i pixels is stored in %j', (width, widths) => {
  expect(pictureWidths(width)).toEqual(widths);
});

test('a photograph is turned upright, resized and stripped of its metadata', async () => {
  const bytes = await photograph(2400, 300);
  expect((await sharp(bytes).metadata()).exif?.includes('Anna J')).toBe(true);
  const { file, width, height, encoded } = await makePicture(bytes);
  expect([file, width, height]).toEqual([expect.stringMatching(/^[0-9a-f]{20}$/), 2000, 250]);
  const fileNames = encoded.map(({ width: size, format }) => `${size}.${format}`);
  expect(fileNames).toEqual([400, 800, 1200, 1600, 2000].flatMap((size) => [`${size}.avif`, `${size}.webp`]));
  for (const { width: size, format, body } of encoded) {
    const { exif, icc, xmp, iptc, orientation, ...head } = await sharp(body).metadata();
    expect([exif, icc, xmp, iptc, orientation]).toEqual(Array(5).fill(undefined));
    expect([head.width, head.height, head.space]).toEqual([size, size / 8, 'srgb']);
    expect(head.mediaType).toBe(`image/${format}`);
    for (const word of ['Exif', 'GPS', 'Hraun', 'Anna']) expect(body.includes(word)).toBe(false);
  }
});

test.each(['png', 'webp', 'avif'] as const)('%s is accepted, grey and see-through too', async (format) => {
  const grey = plainPicture(420, 100).greyscale().ensureAlpha(0.5).toFormat(format);
  const { width, height, encoded } = await makePicture(await grey.toBuffer());
  expect([width, height, encoded.length]).toEqual([420, 100, 4]);
});

const frame = (isNegative: boolean) => plainPicture(400, 400).negate(isNegative).png().toBuffer();
const createMovingPicture = async () =>
  sharp([await frame(false), await frame(true)], { join: { animated: true } }).webp({ delay: [100, 100] });
const text = (content: string) => Buffer.from(content, 'latin1');

test.each<[what: string, bytes: () => Buffer | Promise<Buffer>, code: string]>([
  ['nothing', () => Buffer.alloc(0), 'picture-kind'],
  ['an SVG', () => text(`<!-- ${'x'.repeat(500)} --><SVG onload="alert(1)"/>`), 'picture-svg'],
  ['an HTML page', () => text('<!doctype html><script>alert(1)</script>'), 'picture-kind'],
  ['a GIF', () => plainPicture(500, 500).gif().toBuffer(), 'picture-kind'],
  ['a picture of an iPhone', () => text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), 'picture-heic'],
  ['a film', () => text('\0\0\0\x18ftypisom\0\0\0\0isommp42'), 'picture-kind'],
  ['a moving WebP', async () => (await createMovingPicture()).toBuffer(), 'picture-moving'],
  ['a head of JPEG and then HTML', () => text('\xff\xd8\xff<html><script/></html>'), 'picture-damaged'],
  ['half a JPEG', async () => (await photograph(900, 600)).subarray(0, 2_000), 'picture-damaged'],
  ['a bomb of 2.5 thousand million pixels', () => pngBomb(50_000, 50_000), 'picture-huge'],
  ['less than it says', () => pngBomb(4_000, 4_000), 'picture-damaged'],
  ['399 pixels when turned', () => photograph(399, 600), 'picture-small'],
  ['a whole page', () => plainPicture(400, 1201).png().toBuffer(), 'picture-tall'],
])('%s is refused', async (_, bytes, code) => {
  await expect(makePicture(await bytes())).rejects.toMatchObject({ failure: { code } });
});

test('one at a time, and no more than six wait', async () => {
  const bytes = await plainPicture(400, 100).jpeg().toBuffer();
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => makePicture(bytes)));
  const failures = results.filter(({ status }) => status === 'rejected');
  expect(failures).toEqual(
    Array(3).fill(expect.objectContaining({ reason: expect.objectContaining({ status: 503 }) })),
  );
});
