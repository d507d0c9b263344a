import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type DrawnPage, drawnPages } from '../../../scripts/build/drawn-pages.ts';
import { temporaryFolder } from './temporary-folder.ts';

/** Asks for pages as one build does, and says which were rendered. */
async function build(folder: string, code: string, inputs: readonly unknown[]): Promise<unknown[]> {
  const pages = drawnPages(folder, code);
  const rendered: unknown[] = [];
  for (const input of inputs) {
    const page: DrawnPage = { status: 200, body: `<p>${JSON.stringify(input)}`, module: null, data: '[]' };
    const given = await pages.page(input, async () => {
      rendered.push(input);
      return page;
    });
    expect(given).toEqual(page);
  }
  await pages.finish();
  return rendered;
}

const [home, prices] = [
  { path: '/', price: 100 },
  { path: '/verdskra', price: 100 },
];

describe('pages', () => {
  test('are rendered once for as long as what they are made from stays the same', async () => {
    const folder = temporaryFolder();
    expect(await build(folder, 'code', [home, prices])).toEqual([home, prices]);
    expect(await build(folder, 'code', [home, prices])).toEqual([]);
    const dearer = { ...prices, price: 120 };
    expect(await build(folder, 'code', [home, dearer])).toEqual([dearer]);
  });

  test('are rendered anew by other code', async () => {
    const folder = temporaryFolder();
    await build(folder, 'code', [home]);
    expect(await build(folder, 'other code', [home])).toEqual([home]);
  });

  test('that nobody asks for any more are forgotten', async () => {
    const folder = temporaryFolder();
    await build(folder, 'code', [home, prices]);
    await build(folder, 'code', [home]);
    expect(readdirSync(folder)).toHaveLength(1);
    expect(await build(folder, 'code', [prices])).toEqual([prices]);
  });

  test('whose file is damaged are rendered anew', async () => {
    const folder = temporaryFolder();
    await build(folder, 'code', [home]);
    for (const name of readdirSync(folder)) writeFileSync(join(folder, name), '{"status":2');
    expect(await build(folder, 'code', [home])).toEqual([home]);
    expect(await build(folder, 'code', [home])).toEqual([]);
  });
});
