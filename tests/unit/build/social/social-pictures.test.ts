import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { createPictureMaker } from '../../../../server/build/social/picture-maker.ts';
import { renderSocialPicture } from '../../../../server/build/social/social-picture.ts';
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
});

describe('the pictures of builds', () => {
  const fakeRender = () => vi.fn(async () => new Uint8Array([1, 2, 3]));

  test('are rendered once, and kept for the next build', async () => {
    const folder = temporaryFolder();
    const [first, second] = [fakeRender(), fakeRender()];
    const maker = createPictureMaker(folder, first);
    await Promise.all([maker.getFile(picture).content(), maker.getFile(picture).content()]);
    expect(first).toHaveBeenCalledTimes(1);
    expect([...(await createPictureMaker(folder, second).getFile(picture).content())]).toEqual([1, 2, 3]);
    expect(second).not.toHaveBeenCalled();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('are made where they cannot be kept', async () => {
    const { getFile } = createPictureMaker(join(temporaryFolder({ file: '' }), 'file/social'), fakeRender());
    expect([...(await getFile(picture).content())]).toEqual([1, 2, 3]);
  });

  test('have another name when they show something else', () => {
    const { getFile } = createPictureMaker(temporaryFolder(), fakeRender());
    const others = [{ title: 'Vefhýsing' }, { seed: 'ai/hero' }, { company: 'Bjarg' }, {}];
    expect(new Set([{}, ...others].map((other) => getFile({ ...picture, ...other }).path)).size).toBe(4);
  });
});
