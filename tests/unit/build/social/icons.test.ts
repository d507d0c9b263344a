import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fillTexts } from '../../../../app/site/texts/texts.ts';
import { renderIcons } from '../../../../server/build/social/brand-icons.ts';
import { webManifest } from '../../../../server/build/well-known-files.ts';
import { pngHead } from '../../../read-png.ts';
import { createContext, smallSite } from '../../pages/small-pages.ts';
import { completeTexts, readTexts } from '../../texts/written-texts.ts';

const brand = (name: string) => readFileSync(join('app/brand', name));

const site = smallSite();

interface Manifest {
  readonly icons: readonly { readonly src: string; readonly sizes: string }[];
}

function readManifest(code: string): Manifest {
  const { language } = createContext(site, code);
  return JSON.parse(
    webManifest(site, language, fillTexts(site, language, readTexts(completeTexts(site), code))),
  );
}

test('the icons are those that npm run brand renders from the logo', () => {
  for (const [name, content] of Object.entries(renderIcons()))
    expect(brand(name).equals(content), name).toBe(true);
});

test('favicon.ico holds pictures of 16 and 32 pixels', () => {
  const ico = brand('favicon.ico');
  expect([ico.readUInt16LE(2), ico.readUInt16LE(4), ico.readUInt8(6), ico.readUInt8(22)]).toEqual([
    1, 2, 16, 32,
  ]);
});

test('the manifest speaks the language of its site, and its icons have the sizes that it says', () => {
  const { icons, ...manifest } = readManifest('en');
  const name = site.company.name;
  expect(manifest).toMatchObject({ name: 'en homeTitle', short_name: name, lang: 'en-US', start_url: '/' });
  for (const { src, sizes } of icons) {
    const { width, height } = pngHead(brand(src.slice(1)));
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
