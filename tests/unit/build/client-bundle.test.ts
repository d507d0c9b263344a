import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import { pageSource } from '../../../app/data/create-page-source.ts';
import { sectionKinds } from '../../../app/sections/registry.ts';
import { readProject } from '../../../checks/project/read-project.ts';
import { loadRenderer } from '../../../render/renderer.ts';
import { ownBundles } from './own-bundles.ts';

let buildFolder = '';
const minutes = 60_000;

/** Scripts of the browser by file name. */
let scripts: ReadonlyMap<string, string>;
const { project } = readProject('.');
if (!project) throw new Error('The project has problems; npm run check prints them.');
const { site } = project;

beforeAll(async () => {
  buildFolder = await ownBundles();
  const folder = join(buildFolder, 'bundle/client/assets');
  scripts = new Map(
    readdirSync(folder)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );
  // The check of all scripts below is meaningless if there are none.
  expect(scripts.size).toBeGreaterThan(sectionKinds.length);
}, 2 * minutes);

/** Component of each kind, from the source of the registry. */
const components = new Map(
  [
    ...readFileSync('app/sections/registry.ts', 'utf8').matchAll(
      /'?([a-z-]+)'?: async \(\) => \(await import\('\.\/(\w+)\.tsx'\)\)/g,
    ),
  ].map(([, kind = '', component = '']) => [kind, component]),
);

/** File that contains a kind's component. */
function findChunk(kind: string): string {
  const chunks = [...scripts.keys()].filter(
    (name) => name.replace(/-.{8}\.js$/, '') === components.get(kind),
  );
  expect({ kind, chunks: chunks.length }).toEqual({ kind, chunks: 1 });
  return chunks[0] ?? '';
}

/** Files that a script imports statically; dynamic imports are left out. */
function listImports(script: string): string[] {
  const matches = script.matchAll(
    /(?:^|[;}\s])(?:import|export)(?:[^'"`;()]*?from)?\s*["'`]([^"'`]+\.js)["'`]/g,
  );
  return [...matches].map(([, path = '']) => path.slice(path.lastIndexOf('/') + 1));
}

function listAllImports(script: string): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (text: string) => {
    for (const name of listImports(text)) {
      if (names.has(name)) continue;
      names.add(name);
      visit(scripts.get(name) ?? '');
    }
  };
  visit(script);
  return names;
}

/** Files that the module which starts React requests. */
function listStartFiles(start: string): string[] {
  const files = [...start.matchAll(/import[^"]*"\/assets\/([^"]+)"/g)].map(([, file = '']) => file);
  for (const file of files) expect([...scripts.keys()]).toContain(file);
  return files;
}

/** Module that starts React on a page. */
async function readStartScript(path: string): Promise<string> {
  if (!project) throw new Error('There is no project.');
  const renderer = await loadRenderer(buildFolder);
  let start = '';
  const source = pageSource(project, site.defaultLanguage, '/icons.svg');
  const page = await renderer.page(new URL(path, site.defaultLanguage.origin), source, ({ text }) => {
    start = text;
  });
  expect(page.status).toBe(200);
  return start;
}

describe('no script of the browser has', () => {
  test.each([
    ['zod', 'node_modules/zod/v4/core', ['ZodError', 'unrecognized_keys', 'invalid_union']],
    ['yaml', 'node_modules/yaml/dist', ['YAMLParseError', 'BLOCK_FOLDED', 'flow-seq-start']],
    ['the checks of content', 'checks', ['unknown-reference', 'missing-currency']],
    ['Markdown’s parser', 'node_modules/marked/lib', ['blockquoteStart', 'emStrongLDelim']],
  ])('%s', (_, folder, marks) => {
    const source = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.[jt]s$/.test(name))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
    // A mark that is gone from the library would never be found.
    expect(marks.filter((mark) => !source.includes(mark))).toEqual([]);
    const scriptsWithMark = [...scripts].filter(([, text]) => marks.some((mark) => text.includes(mark)));
    expect(scriptsWithMark.map(([name]) => name)).toEqual([]);
  });

  test('anything of site.yaml but the addresses of its pages', () => {
    const amounts = Object.values(site.packages).flatMap(({ packages }) =>
      packages.flatMap(({ price }) => ('amounts' in price ? Object.values(price.amounts) : [])),
    );
    const facts = [
      ...amounts.filter((amount = 0) => amount >= 4990).map((amount) => new RegExp(`\\b${amount}\\b`)),
      ...[
        site.company.registrationNumber,
        site.company.phone,
        site.company.email,
        ...site.company.clients.map(({ name }) => name),
        ...site.languages.map(({ domain }) => domain),
      ].map((text) => new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))),
    ];
    expect(facts.length).toBeGreaterThan(30);
    const leaks = [...scripts].flatMap(([name, text]) =>
      facts.filter((fact) => fact.test(text)).map((fact) => `${name}: ${fact.source}`),
    );
    expect(leaks).toEqual([]);
  });
});

describe('sections', () => {
  test('each kind is in a file of its own, which brings no other one along', () => {
    expect([...components.keys()].sort()).toEqual([...sectionKinds].sort());
    const chunks = new Map(sectionKinds.map((kind) => [findChunk(kind), kind]));
    const pairs = [...chunks].flatMap(([chunk, kind]) =>
      [...listAllImports(scripts.get(chunk) ?? '')].flatMap((name) => {
        const other = chunks.get(name);
        return other === undefined ? [] : [`${kind} brings ${other}`];
      }),
    );
    expect(pairs).toEqual([]);
  });

  test.each(['/', '/hafa-samband', '/frettir'])(
    'the start of %s brings React, but no section and no code that reads rows',
    { timeout: minutes },
    async (path) => {
      const start = await readStartScript(path);
      const files = [
        ...new Set(
          listStartFiles(start).flatMap((file) => [file, ...listAllImports(scripts.get(file) ?? '')]),
        ),
      ];
      // Otherwise the imports were not found.
      for (const name of ['root', 'page', 'entry.client', 'libraries'])
        expect(files.some((file) => file.startsWith(`${name}-`))).toBe(true);
      expect(sectionKinds.filter((kind) => files.includes(findChunk(kind)))).toEqual([]);
      expect(rowScripts().filter(([name]) => files.includes(name))).toEqual([]);
    },
  );
});

/** Scripts with code for reading rows: the client of the database, the columns, the texts of an item's page. */
const rowScripts = () =>
  [...scripts].filter(([, text]) =>
    ['PostgrestError', 'published_at', 'datePublished', '/supabase.json'].some((mark) => text.includes(mark)),
  );

test('rows are read by one late file without the rest of supabase-js', () => {
  expect(rowScripts().map(([name]) => name.replace(/-.{8}\.js$/, ''))).toEqual(['browser-pages']);
  const [[file, text] = ['', '']] = rowScripts();
  expect(brotliCompressSync(text).length).toBeLessThan(12_000);
  for (const mark of ['auth/v1', 'storage/v1', 'realtime/v1']) expect(text).not.toContain(mark);
  const others = [...scripts].filter(([name]) => name !== file).map(([, other]) => other);
  for (const other of others) expect(listImports(other)).not.toContain(file);
  const dynamicImports = [`import("./${file}")`, `import(\`./${file}\`)`];
  expect(others.filter((other) => dynamicImports.some((mark) => other.includes(mark)))).toHaveLength(1);
});
