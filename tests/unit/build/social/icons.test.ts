import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillTexts } from '../../../../app/site/texts/texts.ts';
import { renderIcons } from '../../../../scripts/build/social/icons.ts';
import { webManifest } from '../../../../scripts/build/well-known-files.ts';
import { pngHead } from '../../../read-png.ts';
import { contextOf, smallSite } from '../../pages/small-pages.ts';
import { completeTexts, textsOf } from '../../texts/written-texts.ts';

const brand = (name: string) => readFileSync(join('app/brand', name));

const site = smallSite();

function manifestOf(code: string) {
  const { language } = contextOf(site, code);
  return JSON.parse(
    webManifest(site, language, fillTexts(site, language, textsOf(completeTexts(site), code))),
  );
}

test('the icons are those that npm run brand renders from the logo', () => {
  for (const [name, content] of Object.entries(renderIcons()))
    expect(brand(name).equals(content), name).toBe(true);
});

test.each([
  ['apple-touch-icon.png', { width: 180, height: 180 }],
  ['social.png', { width: 1200, height: 630 }],
])('%s has the size that is expected of it', (name, size) => {
  expect(pngHead(brand(name))).toEqual(size);
});

test('favicon.ico holds pictures of 16 and 32 pixels', () => {
  const ico = brand('favicon.ico');
  expect([ico.readUInt16LE(0), ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([0, 1, 2]);
  expect([ico.readUInt8(6), ico.readUInt8(22)]).toEqual([16, 32]);
});

test('the manifest speaks the language of its site', () => {
  expect(manifestOf('en')).toMatchObject({
    name: 'en homeTitle',
    short_name: site.company.name,
    lang: 'en-US',
    dir: 'ltr',
    start_url: '/',
  });
  expect(manifestOf('is')).toMatchObject({ name: 'is homeTitle', lang: 'is-IS' });
});

test('the icons of the manifest are there in the sizes that it says', () => {
  const { icons } = manifestOf('is') as { icons: { src: string; sizes: string; purpose: string }[] };
  for (const { src, sizes } of icons) {
    const { width, height } = pngHead(brand(src.slice(1)));
    expect(`${width}x${height}`, src).toBe(sizes);
  }
  expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
});
