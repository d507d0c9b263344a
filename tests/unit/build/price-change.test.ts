import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { buildSites } from '../../../scripts/build/build-sites.ts';
import { readProject } from '../../../scripts/check/project/read-project.ts';
import { temporaryFolder, writeFiles } from '../../temporary-files.ts';
import { editedFiles } from '../texts/small-project.ts';
import { contentsOf } from './contents-of.ts';
import { BUNDLE_TIME } from './own-bundles.ts';
import { writeRowsSite } from './rows-site.ts';

const languages = ['is', 'en'] as const;
type Code = (typeof languages)[number];

/** An amount of each language before and after. */
type Change = Readonly<Record<Code, readonly [before: number, after: number]>>;

const basic: Change = { is: [4990, 5490], en: [39, 43] };
const hourly: Change = { is: [14900, 16000], en: [110, 120] };
/** It follows from the hourly rate: half as much again. */
const emergency: Change = { is: [22350, 24000], en: [165, 180] };
const changes = [basic, hourly, emergency];

/** The text files of the built sites by path. */
type BuiltFiles = Readonly<Record<string, string>>;

let before: BuiltFiles;
let dearer: BuiltFiles;

/** The small site, whose prices are in packages, a price list, an order form and a text, and the same after an edit. */
beforeAll(async () => {
  const folder = temporaryFolder();
  const site = join(folder, 'site');
  await writeRowsSite(folder);
  for (const code of languages) {
    const name = `locales/${code}/solutions.json`;
    const texts = { [name]: readFileSync(join(site, name), 'utf8') };
    const prices = '{{package.hosting.lowest}}, {{price.hourly}}, {{price.emergency}}';
    writeFiles(site, editedFiles(texts, [[name, `"${code} solutions.hero.text"`, `"${code} ${prices}"`]]));
  }
  before = await built(folder, 'before');
  const yaml = { 'site.yaml': readFileSync(join(site, 'site.yaml'), 'utf8') };
  const edited = editedFiles(
    yaml,
    [basic, hourly].map(({ is, en }) => {
      const amounts = (place: 0 | 1) => `{ ISK: ${is[place]}, USD: ${en[place]} }`;
      return ['site.yaml', amounts(0), amounts(1)] as const;
    }),
  );
  writeFileSync(join(site, 'site.yaml'), edited['site.yaml'] ?? '');
  dearer = await built(folder, 'after');
}, BUNDLE_TIME);

/** Builds the site as it is, with bundles of its own: what was rendered before with the same ones changes the styles. */
async function built(folder: string, name: string): Promise<BuiltFiles> {
  const out = join(folder, name);
  cpSync(join(folder, 'out/bundle'), join(out, 'bundle'), { recursive: true });
  const { project } = readProject(join(folder, 'site'));
  if (!project) throw new Error('The small site has problems.');
  await buildSites(project, out, false);
  const files = Object.entries(contentsOf(join(out, 'sites')));
  const texts = files.filter(([file]) => /\.(html|data|json|js|xml|txt|svg)$/.test(file));
  return withoutVersions(withStartModules(Object.fromEntries(texts)));
}

/** Each page together with the module that starts it, whose name changes with the page. */
function withStartModules(files: BuiltFiles): BuiltFiles {
  const started = /\/(hydrate\/[\w-]+\.js)/g;
  return Object.fromEntries(
    Object.entries(files)
      .filter(([file]) => !file.includes('/hydrate/'))
      .map(([file, text]) => {
        const site = file.slice(0, file.indexOf('/'));
        const modules = [...text.matchAll(started)].map(([, name]) => files[`${site}/${name}`] ?? '');
        return [file, [text.replace(started, '/hydrate/start.js'), ...modules].join('\n')];
      }),
  );
}

/** What changes with a price: an offer’s version, which an order form carries beside it, and the weight of a page. */
function withoutVersions(files: BuiltFiles): BuiltFiles {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [
      path,
      text.replace(/([A-Z]{3})~[a-z0-9]{1,13}/g, '$1').replace(/<data .*?<\/data>/, ''),
    ]),
  );
}

test('the new prices were not shown before', () => {
  for (const change of changes)
    for (const code of languages) {
      const [old, now] = change[code];
      expect(now).not.toBe(old);
      expect(amountsShown(before, code, old).length, code).toBeGreaterThan(1);
      expect(amountsShown(before, code, now), code).toEqual([]);
    }
});

test('a change of prices adds and removes no file', () => {
  expect(Object.keys(dearer).sort()).toEqual(Object.keys(before).sort());
});

test('nothing but those prices changes, in each language’s currency and format', () => {
  const other = Object.entries(dearer).flatMap(([file, text]) => {
    // What is beside the sites belongs to all languages.
    const code = languages.find((one) => file.startsWith(`${one}/`));
    const codes = code ? [code] : languages;
    const known = changes.flatMap((change) => codes.flatMap((one) => writtenForms(one, change[one])));
    return differences(before[file] ?? '', text)
      .filter((difference) => !known.includes(difference))
      .map((difference) => `${file}: ${difference}`);
  });
  expect(other).toEqual([]);
});

test('the new price is shown wherever the old one was, which is nowhere left', () => {
  for (const change of changes)
    for (const code of languages) {
      const [old, now] = change[code];
      expect(amountsShown(dearer, code, now), code).toEqual(amountsShown(before, code, old));
      expect(amountsShown(dearer, code, old), code).toEqual([]);
      expect(offersOf(dearer, code, now), code).toEqual(offersOf(before, code, old));
      expect(offersOf(dearer, code, old), code).toEqual([]);
    }
});

test('the change reaches each page that is about it, and the data and texts of each', () => {
  const changed = Object.keys(dearer).filter((file) => dearer[file] !== before[file]);
  for (const code of languages) {
    const pages = ['lausnir/index.html', 'lausnir/vefhysing/index.html', 'lausnir/vefhysing.data'];
    expect(changed).toEqual(expect.arrayContaining(pages.map((page) => `${code}/${page}`)));
    expect(changed).toContain(`${code}/locales/${code}/solutions.json`);
  }
});

/** Each number that differs, as `before -> after`; other differences as a sentence. */
function differences(one: string, other: string): string[] {
  if (one === other) return [];
  // Numbers are every other part.
  const [parts, others] = [one, other].map((text) => text.split(/(\d+(?:[.,]\d+)*)/));
  if (!parts || !others || parts.length !== others.length) return ['the text has another length'];
  return parts.flatMap((part, place) => (part === others[place] ? [] : [`${part} -> ${others[place]}`]));
}

/** How a changed amount may be written in the language's files: as readers see it and as data. */
function writtenForms(code: Code, [old, now]: readonly [number, number]): string[] {
  return [`${grouped(code, old)} -> ${grouped(code, now)}`, `${old} -> ${now}`];
}

/** The pages and other files that show an amount of money, each as often as it does. */
function amountsShown(files: BuiltFiles, code: Code, amount: number): string[] {
  const number = grouped(code, amount).replaceAll('.', '\\.');
  const money =
    code === 'en'
      ? new RegExp(`\\$${number}(?![\\d]|[.,]\\d)`, 'g')
      : new RegExp(`(?<![\\d.,])${number}[\\s\u00a0]?kr\\.`, 'g');
  return filesWith(files, code, money);
}

/** The files that have an offer with a price, each as often as it does. */
function offersOf(files: BuiltFiles, code: Code, amount: number): string[] {
  return filesWith(files, code, new RegExp(`"(?:price|lowPrice)":${amount}(?![\\d.])`, 'g'));
}

function filesWith(files: BuiltFiles, code: Code, pattern: RegExp): string[] {
  return Object.entries(files).flatMap(([file, text]) =>
    file.startsWith(`${code}/`) ? [...text.matchAll(pattern)].map(() => file) : [],
  );
}

/** A whole amount as the language's readers see it. */
function grouped(code: Code, amount: number): string {
  return `${amount}`.replace(/\B(?=(\d{3})+$)/g, code === 'en' ? ',' : '.');
}
