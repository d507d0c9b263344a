import { writeFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { runCommand } from './command-line.ts';
import {
  COVER_RECORD,
  type CoverRecord,
  type CoverSource,
  isOutdated,
  listCoverSources,
  listPictures,
  MAX_PICTURE_BYTES,
  readCoverRecord,
} from './cover-pictures.ts';
import { findChromium } from './find-chromium.ts';

const BEST_QUALITY = 64;
const QUALITY_STEP = 4;

/* npm run covers: draws the pages of app/covers as pictures. */
await runCommand('covers', async ({ values }) => {
  const record = readCoverRecord();
  const newRecord: Record<string, CoverRecord[string]> = {};
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  for (const source of listCoverSources()) {
    const recorded = record[source.name];
    newRecord[source.name] =
      recorded && !values.all && !isOutdated(source, record)
        ? recorded
        : { source: source.hash, pictures: await drawPictures(browser, source) };
  }
  await browser.close();
  writeFileSync(COVER_RECORD, `${JSON.stringify(newRecord, null, 2)}\n`);
});

/** Writes the pictures of a page; returns their bytes by file. */
async function drawPictures(browser: Browser, source: CoverSource): Promise<Record<string, number>> {
  const { width, height, pictureWidths } = source.format;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: pictureWidths[0] / width,
  });
  const problems: string[] = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('requestfailed', (request) => problems.push(`${request.url()} cannot be loaded`));
  await page.goto(pathToFileURL(resolve(source.file)).href);
  await page.evaluate(() => document.fonts.ready);
  const whole = await page.screenshot();
  await page.addStyleTag({ content: 'body > :not(.scene, canvas) { visibility: hidden }' });
  const scene = await page.screenshot();
  await page.close();
  if (problems.length > 0) throw new Error(`${source.file}: ${problems.join(', ')}`);
  const sizes: Record<string, number> = {};
  for (const { file, width: pictureWidth, isScene } of listPictures(source)) {
    const picture = await encodePicture(isScene ? scene : whole, pictureWidth);
    writeFileSync(file, picture);
    sizes[basename(file)] = picture.length;
    console.log(`${file} ${(picture.length / 1024).toFixed(1)} KB`);
  }
  return sizes;
}

/** Encodes a picture in the best quality that is light enough. */
async function encodePicture(screenshot: Buffer, width: number): Promise<Buffer> {
  const pixels = sharp(screenshot).resize(width);
  for (let quality = BEST_QUALITY; ; quality -= QUALITY_STEP) {
    const picture = await pixels.clone().avif({ quality }).toBuffer();
    if (picture.length <= MAX_PICTURE_BYTES || quality <= QUALITY_STEP) return picture;
  }
}
