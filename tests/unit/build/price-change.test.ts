import { cpSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { parse, parseDocument } from 'yaml';
import { buildSites } from '../../../scripts/build/build-sites.ts';
import { readProject } from '../../../scripts/check/project/read-project.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { contentsOf } from './contents-of.ts';
import { ownBundles } from './own-bundles.ts';

const minutes = 60_000;

const languages = ['is', 'en', 'es', 'da'] as const;
type Code = (typeof languages)[number];
const currencies = { is: 'ISK', en: 'USD', es: 'EUR', da: 'DKK' } as const;

/** An amount of each language before and after. */
type Change = Readonly<Record<Code, readonly [before: number, after: number]>>;

/** A change and where in site.yaml it is made. */
type PlacedChange = readonly [place: readonly (string | number)[], change: Change];

interface WrittenSite {
  readonly rates: readonly { readonly id: string; readonly amounts?: Readonly<Record<string, number>> }[];
  readonly packages: readonly {
    readonly id: string;
    readonly packages: readonly {
      readonly id: string;
      readonly price: { readonly amounts?: Readonly<Record<string, number>> };
    }[];
  }[];
}

const written = parse(readFileSync('site.yaml', 'utf8')) as WrittenSite;
const setPlace = written.packages.findIndex(({ id }) => id === 'hosting');
const packagePlace = written.packages[setPlace]?.packages.findIndex(({ id }) => id === 'basic') ?? -1;
const ratePlace = written.rates.findIndex(({ id }) => id === 'hourly');

const hosting = changeOf(written.packages[setPlace]?.packages[packagePlace]?.price.amounts, {
  is: 5490,
  en: 43,
  es: 38,
  da: 279,
});
const hourly = changeOf(written.rates[ratePlace]?.amounts, { is: 16000, en: 120, es: 110, da: 810 });
const emergency = Object.fromEntries(
  languages.map((code) => [code, hourly[code].map((amount) => amount * 1.5)]),
) as unknown as Change;

function changeOf(
  amounts: Readonly<Record<string, number>> = {},
  after: Readonly<Record<Code, number>>,
): Change {
  const change = languages.map((code) => [code, [amounts[currencies[code]] ?? Number.NaN, after[code]]]);
  return Object.fromEntries(change) as Change;
}

/** The text files of the built sites by path. */
type BuiltFiles = Readonly<Record<string, string>>;

/** Builds the project's own site, without rows of a database, with an edit of its site.yaml. */
async function buildEdited(folder: string, bundles: string, changes: readonly PlacedChange[]) {
  mkdirSync(folder);
  for (const name of ['locales', 'content']) cpSync(name, join(folder, name), { recursive: true });
  const document = parseDocument(readFileSync('site.yaml', 'utf8'));
  for (const [place, change] of changes)
    for (const code of languages) document.setIn([...place, 'amounts', currencies[code]], change[code][1]);
  writeFileSync(join(folder, 'site.yaml'), document.toString());

  const { project } = readProject(folder);
  if (!project) throw new Error('The edited site has problems.');
  symlinkSync(resolve(bundles, 'bundle'), join(folder, 'bundle'), 'junction');
  await buildSites(project, folder, null);
  const files = Object.entries(contentsOf(join(folder, 'sites')));
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

/** An offer’s version, which an order form carries beside its price, changes with the price. */
function withoutVersions(files: BuiltFiles): BuiltFiles {
  return Object.fromEntries(
    Object.entries(files).map(([path, text]) => [path, text.replace(/([A-Z]{3})~[a-z0-9]{1,13}/g, '$1')]),
  );
}

const changes = [hosting, hourly, emergency];
let before: BuiltFiles;
let dearer: BuiltFiles;

/** The smallest hosting package and the hourly rate cost more; the emergency rate follows. */
beforeAll(async () => {
  const bundles = await ownBundles();
  const folder = temporaryFolder();
  before = await buildEdited(join(folder, 'before'), bundles, []);
  dearer = await buildEdited(join(folder, 'after'), bundles, [
    [['packages', setPlace, 'packages', packagePlace, 'price'], hosting],
    [['rates', ratePlace], hourly],
  ]);
}, 3 * minutes);

test('the new prices were not shown before', () => {
  for (const change of changes)
    for (const code of languages) {
      const [old, now] = change[code];
      expect(now).not.toBe(old);
      expect(amountsShown(before, code, old).length, code).toBeGreaterThan(3);
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
  const pages = [
    ...['lausnir/vefhysing', 'lausnir', 'lausnir/vefhysing/panta'],
    ...['verdskra', 'skilmalar', 'hafa-samband', 'lausnir/api-tengingar'],
  ];
  for (const code of languages) {
    expect(changed).toEqual(expect.arrayContaining(pages.map((path) => `${code}/${path}/index.html`)));
    expect(changed.some((file) => file.startsWith(`${code}/locales/`))).toBe(true);
    expect(changed).toContain(`${code}/verdskra.data`);
  }
});

test('the emergency rate is half as much again: 24.000 kr. for 16.000 kr.', () => {
  const prices = dearer['is/verdskra/index.html'] ?? '';
  expect(prices).toContain('>16.000\u00a0kr.<');
  expect(prices).toContain('>24.000\u00a0kr.<');
  expect(dearer['is/skilmalar/index.html']).toContain('24.000\u00a0kr.');
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
  const sign = { is: 'kr\\.', en: '', es: '€', da: 'kr\\.' }[code];
  const money =
    code === 'en'
      ? new RegExp(`\\$${number}(?![\\d]|[.,]\\d)`, 'g')
      : new RegExp(`(?<![\\d.,])${number}[\\s\u00a0]?${sign}`, 'g');
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
