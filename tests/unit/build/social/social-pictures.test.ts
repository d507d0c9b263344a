import { readdirSync } from 'node:fs';
import { Resvg } from '@resvg/resvg-js';
import { describe, expect, test, vi } from 'vitest';
import { columnsSvg } from '../../../../scripts/build/social/columns-svg.ts';
import { renderSocialPicture } from '../../../../scripts/build/social/social-picture.ts';
import { pictureMaker } from '../../../../scripts/build/social/social-pictures.ts';
import { pngHead } from '../../../read-png.ts';
import { temporaryFolder } from '../../../temporary-files.ts';

const company = 'Hraunvefur';
const picture = { seed: 'hosting/hero', title: 'Vefhýsing með daglegri afritun', company };

describe('a picture', () => {
  test.each([
    '',
    'Dvořák 🚀',
    'Otorrinolaringología y electroencefalografía en la próxima década '.repeat(4),
    'Speciallægepraksisplanlægningsstabiliseringsperiode'.repeat(3),
  ])('titled %j has the size that networks ask for and weighs little', async (title) => {
    const png = Buffer.from(await renderSocialPicture({ ...picture, title }));
    expect(pngHead(png)).toEqual({ width: 1200, height: 630 });
    expect(png.length).toBeLessThan(100_000);
  });

  test('has the same bytes each time', async () => {
    const [first, again, other] = await Promise.all([
      renderSocialPicture(picture),
      renderSocialPicture(picture),
      renderSocialPicture({ ...picture, title: 'Annað' }),
    ]);
    expect(Buffer.compare(first, again)).toBe(0);
    expect(Buffer.compare(first, other)).not.toBe(0);
  });

  test.each(['home/hero', 'news/opid-hus-a-adventu'])('of %s has no columns under its title', (seed) => {
    const { pixels, width, height } = new Resvg(columnsSvg(seed)).render();
    for (let y = 0; y < height; y++) {
      const place = (y * width + 72) * 4;
      expect(pixels.subarray(place, place + 640 * 4).some((value) => value !== 0)).toBe(false);
    }
  });
});

describe('the pictures of builds', () => {
  const fakeRender = () => vi.fn(async () => new Uint8Array([1, 2, 3]));

  test('are rendered once, and kept for the next build', async () => {
    const folder = temporaryFolder();
    const [first, second] = [fakeRender(), fakeRender()];
    const maker = pictureMaker(folder, first);
    await Promise.all([maker.fileOf(picture).content(), maker.fileOf(picture).content()]);
    expect(first).toHaveBeenCalledTimes(1);
    expect([...(await pictureMaker(folder, second).fileOf(picture).content())]).toEqual([1, 2, 3]);
    expect(second).not.toHaveBeenCalled();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('have another name when they show something else, without being rendered', () => {
    const render = fakeRender();
    const { fileOf } = pictureMaker(temporaryFolder(), render);
    const shown = [
      picture,
      { ...picture, title: 'Vefhýsing' },
      { ...picture, seed: 'ai/hero' },
      { ...picture, company: 'Bjarg' },
      { ...picture },
    ];
    expect(new Set(shown.map((one) => fileOf(one).path)).size).toBe(4);
    expect(fileOf(picture).path).toMatch(/^social\/[\w-]{10}\.png$/);
    expect(render).not.toHaveBeenCalled();
  });

  test('that cannot be rendered reject and are not kept', async () => {
    const folder = temporaryFolder();
    const render = () => Promise.reject(new Error('no font'));
    await expect(pictureMaker(folder, render).fileOf(picture).content()).rejects.toThrow('no font');
    expect(readdirSync(folder)).toEqual([]);
  });
});
