import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseDocument } from 'yaml';
import { putDatabase } from '../../made-database.ts';
import { ownBundles } from './own-bundles.ts';
import { contentsOf } from './temporary-folder.ts';

/** A place in site.yaml and the value to be written there. */
export type YamlEdit = readonly [place: readonly (string | number)[], value: number];

/** The text files of the built sites by path, without what is made from them by compression. */
export type BuiltFiles = Readonly<Record<string, string>>;

/**
 * Builds the project's own site with edits of site.yaml.
 * @param folder where to; a build that is there already is continued, as an editor's second build is
 */
export async function buildEdited(folder: string, edits: readonly YamlEdit[]): Promise<BuiltFiles> {
  const [site, out] = [join(folder, 'site'), join(folder, 'out')];
  rmSync(site, { recursive: true, force: true });
  mkdirSync(site, { recursive: true });
  for (const name of ['locales', 'content']) cpSync(name, join(site, name), { recursive: true });
  const document = parseDocument(readFileSync('site.yaml', 'utf8'));
  for (const [place, value] of edits) document.setIn(place, value);
  writeFileSync(join(site, 'site.yaml'), document.toString());

  const bundle = join(out, 'bundle');
  rmSync(bundle, { recursive: true, force: true });
  cpSync(join(await ownBundles(), 'bundle'), bundle, { recursive: true });
  const database = join(folder, 'database');
  await putDatabase(database, true);
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--light', '--site', site, '--out', out], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_FOLDER: database },
  });
  const files = Object.entries(contentsOf(join(out, 'sites')));
  return Object.fromEntries(files.filter(([file]) => /\.(html|data|json|js|xml|txt|svg)$/.test(file)));
}

/**
 * The pages of built sites by their address, `is/lausnir`, each with the module that starts it: its name changes with
 * the page, so it is taken together with the page.
 */
export function withStartModules(files: BuiltFiles): BuiltFiles {
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
