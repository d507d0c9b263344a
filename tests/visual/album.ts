import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, type Page, type TestInfo } from '@playwright/test';
import { compareMosaics, type Difference } from './compare-mosaics.ts';
import type { Mosaic } from './mosaic.ts';
import { decodeMosaics, encodeMosaics } from './mosaic-file.ts';
import { encodePng } from './png.ts';
import type { DrawnPage } from './studio.ts';
import { type Screen, screenName, screens, showOn, takePicture } from './take-pictures.ts';

/** Where the pictures lie, a folder for each page. */
export const ALBUM = join(import.meta.dirname, 'screenshots');

/** What takes the pictures anew where they differ. */
const COMMAND = 'npx playwright test tests/visual --update-snapshots';

/** So many differences are shown as pictures; more say nothing new. */
const SHOWN = 6;

/**
 * Compares an open page with its pictures in the album, on each screen. With `--update-snapshots` it takes those anew
 * that differ. Where an editor has changed the content since, there is nothing to compare: the page ought to differ.
 * @param name the page's folder
 * @param selector the parts of the page
 */
export async function expectAsInAlbum(
  page: Page,
  info: TestInfo,
  name: string,
  { content }: DrawnPage,
  selector: string,
): Promise<void> {
  const told: string[] = [];
  for (const screen of screens) {
    await showOn(page, screen);
    const file = join(ALBUM, name, `${screenName(screen)}.png`);
    let parts = await takePicture(page, selector);
    let differences = differencesFrom(file, parts, content);
    if (differences !== 'other content' && differences.length > 0) {
      // The first may have been taken while the page was being painted for this screen; what differs, differs twice.
      parts = await takePicture(page, selector);
      differences = differencesFrom(file, parts, content);
    }
    if (differences === 'other content') {
      info.annotations.push({ type: 'content has changed', description: `${file} is not compared` });
      if (takesAnew(info)) keep(file, parts, content);
    } else if (info.config.updateSnapshots === 'all' || (differences.length > 0 && takesAnew(info))) {
      keep(file, parts, content);
    } else {
      for (const difference of differences.slice(0, SHOWN - told.length))
        await attach(page, info, screen, difference, parts);
      told.push(...differences.map(({ part, what }) => `${name} ${screenName(screen)}: ${part} ${what}`));
    }
  }
  expect(told, `A page looks otherwise than in ${ALBUM}. Is it meant to? ${COMMAND}`).toEqual([]);
}

/** How a page differs from its picture. A picture that is not there is a difference; so CI has none too few. */
function differencesFrom(
  file: string,
  parts: readonly Mosaic[],
  content: string,
): readonly Difference[] | 'other content' {
  if (!existsSync(file)) return [{ part: 'the page', what: 'has no picture', blocks: [] }];
  const before = decodeMosaics(readFileSync(file));
  return before.content === content ? compareMosaics(before.parts, parts) : 'other content';
}

function takesAnew({ config: { updateSnapshots } }: TestInfo): boolean {
  return updateSnapshots === 'changed' || updateSnapshots === 'all';
}

function keep(file: string, parts: readonly Mosaic[], content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, encodeMosaics({ parts, content }));
}

/** Shows the part as it is, and the blocks that differ in red. */
async function attach(
  page: Page,
  info: TestInfo,
  screen: Screen,
  { part, blocks }: Difference,
  parts: readonly Mosaic[],
): Promise<void> {
  const title = `${part} ${screenName(screen)}`;
  const element = page.locator(`[id="${part}"]`);
  if ((await element.count()) === 1)
    await info.attach(title, { body: await element.screenshot(), contentType: 'image/png' });
  const picture = parts.find(({ name }) => name === part)?.picture;
  if (!picture || blocks.length === 0) return;
  const pixels = picture.pixels.slice();
  for (const [row, column] of blocks) pixels.set([255, 0, 0], (row * picture.width + column) * 3);
  const body = encodePng({ ...picture, pixels });
  await info.attach(`${title}, blocks that differ`, { body, contentType: 'image/png' });
}
