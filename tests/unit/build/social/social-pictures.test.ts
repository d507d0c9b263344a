import { readdirSync } from 'node:fs';
import { decode } from 'fast-png';
import { describe, expect, test, vi } from 'vitest';
import { drawSocialPicture } from '../../../../scripts/build/social/draw-social-picture.ts';
import { drawingWorkers } from '../../../../scripts/build/social/drawing-workers.ts';
import { TITLE_BOX } from '../../../../scripts/build/social/social-measures.ts';
import { pictureMaker } from '../../../../scripts/build/social/social-pictures.ts';
import { pngHead } from '../../../read-png.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const company = 'Hraunvefur';
const picture = { seed: 'hosting/hero', title: 'Vefhýsing með daglegri afritun', company };
const drawing = () => {
  const draw = vi.fn(async () => new Uint8Array([1, 2, 3]));
  return { draw, close: async () => {} };
};

describe('a picture', () => {
  test('has the size that networks ask for and weighs little', async () => {
    const png = Buffer.from(await drawSocialPicture(picture));
    expect(pngHead(png)).toEqual({ width: 1200, height: 630 });
    expect(png.length).toBeLessThan(60_000);
  });

  test('has the same bytes each time, whoever draws it', async () => {
    const workers = drawingWorkers();
    try {
      const [own, ...others] = await Promise.all([
        drawSocialPicture(picture),
        drawSocialPicture(picture),
        workers.draw(picture),
        workers.draw({ ...picture, title: 'Annað' }),
      ]);
      expect(Buffer.compare(own, others[0] ?? own)).toBe(0);
      expect(Buffer.compare(own, others[1] ?? new Uint8Array())).toBe(0);
      expect(Buffer.compare(own, others[2] ?? own)).not.toBe(0);
    } finally {
      await workers.close();
    }
  });

  test.each(['home/hero', 'a', 'news/opid-hus-a-adventu', 'þ'])(
    'of %s has nothing under its title, and the title nowhere else',
    async (seed) => {
      const [with_, without] = await Promise.all(
        ['Ágæti þjónustunnar: qué, ¿y Åbenrå?', ''].map(
          async (title) => decode(await drawSocialPicture({ seed, title, company })).data,
        ),
      );
      const { left, top, width, height } = TITLE_BOX;
      const isInside = (x: number, y: number) =>
        x > left - 4 && x < left + width - 1 && y > top && y < top + height - 1;
      let written = 0;
      for (let y = 0; y < 630; y++) {
        for (let x = 0; x < 1200; x++) {
          if (isInside(x, y) && without?.[y * 1200 + x] !== 0)
            throw new Error(`Something lies at ${x}, ${y}.`);
          if (with_?.[y * 1200 + x] === without?.[y * 1200 + x]) continue;
          written++;
          if (!isInside(x, y)) throw new Error(`The title is written at ${x}, ${y}.`);
        }
      }
      expect(written).toBeGreaterThan(10_000);
    },
  );
});

describe('the pictures of builds', () => {
  test('are drawn once: another build takes what the one before has drawn', async () => {
    const folder = temporaryFolder();
    const [first, second] = [drawing(), drawing()];
    const maker = pictureMaker(folder, first);
    const contents = await Promise.all([maker.fileOf(picture).content(), maker.fileOf(picture).content()]);
    expect(contents.map((content) => [...content])).toEqual([
      [1, 2, 3],
      [1, 2, 3],
    ]);
    expect(first.draw).toHaveBeenCalledTimes(1);
    expect([...(await pictureMaker(folder, second).fileOf(picture).content())]).toEqual([1, 2, 3]);
    expect(second.draw).not.toHaveBeenCalled();
    expect(readdirSync(folder)).toHaveLength(1);
  });

  test('are not drawn to know their names', () => {
    const hands = drawing();
    expect(pictureMaker(temporaryFolder(), hands).fileOf(picture).path).toMatch(/^social\/[\w-]{10}\.png$/);
    expect(hands.draw).not.toHaveBeenCalled();
  });

  test('have another name when they show something else, and no other', () => {
    const { fileOf } = pictureMaker(temporaryFolder(), drawing());
    const shown = [
      picture,
      { ...picture, title: 'Vefhýsing' },
      { ...picture, seed: 'ai/hero' },
      { ...picture, company: 'Bjarg' },
    ];
    expect(new Set([...shown, { ...picture }].map((one) => fileOf(one).path)).size).toBe(4);
  });

  test('that cannot be drawn are told of, and not kept', async () => {
    const folder = temporaryFolder();
    const broken = { ...drawing(), draw: () => Promise.reject(new Error('no ink')) };
    await expect(pictureMaker(folder, broken).fileOf(picture).content()).rejects.toThrow('no ink');
    expect(readdirSync(folder)).toEqual([]);
  });
});
