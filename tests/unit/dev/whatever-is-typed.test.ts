import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { projectOf, smallProject } from '../texts/small-project.ts';
import { type RunningPreview, startPreview } from './running-preview.ts';
import { listedIn, printedFor } from './shown-problems.ts';

/** The code is compiled when it is first needed. */
const STARTING_MS = 60_000;

const siteText = smallProject['site.yaml'] ?? '';
const homeTexts = smallProject['locales/is/home.json'] ?? '';

let preview: RunningPreview;
beforeAll(async () => {
  preview = await startPreview(smallProject);
}, STARTING_MS);
afterAll(() => preview.stop());

/** After each test the site is restored. */
afterEach(async () => {
  for (const name of ['locales', 'content']) rmSync(at(name), { recursive: true, force: true });
  for (const [file, text] of Object.entries(smallProject)) preview.write(file, text);
  await expect.poll(() => overlay()).toBe('');
  await expect.poll(async () => (await preview.ask('/')).body).toContain('is home.hero.title');
  expect(preview.output()).not.toMatch(/unhandled|uncaught|^\s+at .*:\d+:\d+/im);
});

const at = (file: string) => join(preview.folder, file);

/** The panel that open pages received last. */
async function overlay(): Promise<string> {
  return (await preview.reported(() => true)).overlay;
}

/** The pages answer, and list what npm run check prints of the same files. */
async function expectAsChecked(): Promise<void> {
  const printed = printedFor(preview.folder);
  await expect.poll(async () => listedIn(await overlay())).toEqual(printed);
  await expectPages();
}

/** Every page is there, in each language. */
async function expectPages(): Promise<void> {
  for (const language of ['is', 'en']) {
    for (const path of ['/', '/lausnir/vefhysing']) {
      const { status, body } = await preview.ask(path, `${language}.localhost`);
      expect([path, status]).toEqual([path, 200]);
      expect(body).toContain(`lang="${language}"`);
      expect(body).toContain('</html>');
    }
  }
}

describe('typed letter by letter and saved each time', () => {
  test('a price', async () => {
    const [before = '', after = ''] = siteText.split('ISK: 14900');
    for (const typed of ['IS', 'ISK: 15.', 'ISK: 15100']) {
      preview.write('site.yaml', before + typed + after);
      await expectAsChecked();
    }
    expect((await preview.ask('/')).body).toContain('15.100');
  });

  test('a page with a section and its texts', { timeout: STARTING_MS }, async () => {
    const entry = '  - { id: added, path: /added, texts: home, sections: [{ kind: hero, id: hero }] }\n';
    const withEntry = (length: number) =>
      siteText.replace('\nnotFound:', () => `${entry.slice(0, length)}\nnotFound:`);
    for (let length = 1; length < entry.length; length += 40) {
      preview.write('site.yaml', withEntry(length));
      await expectAsChecked();
    }
    preview.write('site.yaml', withEntry(entry.length));
    for (const [file, text] of Object.entries(projectOf(withEntry(entry.length)))) preview.write(file, text);
    await expectAsChecked();
    expect((await preview.ask('/added')).body).toContain('is added.hero.title');
  });

  test('a text', async () => {
    for (const typed of ['"', '{{', 'Nýr titill']) {
      preview.write(
        'locales/is/home.json',
        homeTexts.replace('is home.hero.title', () => typed),
      );
      await expectAsChecked();
    }
    expect((await preview.ask('/')).body).toContain('Nýr titill');
  });
});

/** A save after which the content is wrong: its name and what is done to the folder. */
const damages: readonly (readonly [string, () => void])[] = [
  ['a deleted file of texts', () => rmSync(at('locales/is/home.json'))],
  [
    'a folder in the place of a file',
    () => {
      rmSync(at('locales/is/home.json'));
      mkdirSync(at('locales/is/home.json'));
    },
  ],
  ['a picture in the place of texts', () => preview.write('locales/is/home.json', randomBytes(20_000))],
  ['an emptied site.yaml', () => preview.write('site.yaml', '')],
  [
    'site.yaml saved in Latin-1',
    () => preview.write('site.yaml', Buffer.from(`# þæö\n${siteText}`, 'latin1')),
  ],
];

describe('the content is wrong', () => {
  test.each(damages)('%s', async (_, damage) => {
    damage();
    await expect.poll(() => overlay()).not.toBe('');
    await expectAsChecked();
    expect((await preview.ask('/')).body).toContain('is home.hero.title');
  });

  test('site.yaml deleted, a folder for a while, and put back', async () => {
    rmSync(at('site.yaml'));
    await expect.poll(() => overlay()).toContain('There is no file site.yaml in');
    await expectPages();
    mkdirSync(at('site.yaml'));
    await expect.poll(() => overlay()).toContain('site.yaml cannot be opened');
    await expectPages();
    rmSync(at('site.yaml'), { recursive: true });
    preview.write('site.yaml', siteText);
    await expectAsChecked();
  });
});

describe('saved as editors save', () => {
  test('beside the file, and put in its place', async () => {
    writeFileSync(at('locales/is/.home.json.swp'), randomBytes(100));
    writeFileSync(at('locales/is/home.json~'), homeTexts);
    writeFileSync(at('locales/is/4913'), '');
    rmSync(at('locales/is/4913'));
    renameSync(at('locales/is/home.json'), at('locales/is/home.json~'));
    writeFileSync(at('locales/is/home.json'), homeTexts.replace('is home.hero.title', 'Nýr titill'));
    await expect.poll(async () => (await preview.ask('/')).body).toContain('Nýr titill');
    await expectAsChecked();
    expect(await overlay()).toBe('');
  });

  test('two files at once', async () => {
    preview.write('site.yaml', siteText.replace('ISK: 14900', 'ISK: 15100'));
    preview.write('locales/is/home.json', homeTexts.replace('is home.hero.title', 'Nýr titill'));
    await expect.poll(async () => (await preview.ask('/')).body).toContain('15.100');
    await expectAsChecked();
    expect((await preview.ask('/')).body).toContain('Nýr titill');
  });

  test('thirty times in a row', { timeout: STARTING_MS }, async () => {
    for (let count = 0; count < 30; count++) {
      preview.write(
        'site.yaml',
        siteText.replace('ISK: 14900', count % 3 === 0 ? 'ISK: [' : `ISK: ${15_000 + count}`),
      );
      await wait(5);
      if (count % 15 === 0) await expectPages();
    }
    preview.write('site.yaml', siteText.replace('ISK: 14900', 'ISK: 17700'));
    await expect.poll(async () => (await preview.ask('/')).body).toContain('17.700');
    await expectAsChecked();
  });
});

function randomBytes(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, place) => (place * 7919 + (place >> 3)) % 256);
}
