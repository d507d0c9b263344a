import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { parseDocument } from 'yaml';
import { codeFingerprint } from '../../../scripts/build/code-fingerprint.ts';
import { contentsOf } from './temporary-folder.ts';

/** A place in site.yaml and the value to be written there. */
export type YamlEdit = readonly [place: readonly (string | number)[], value: number];

/** The text files of the built sites by path, without what is made from them by compression. */
export type BuiltFiles = Readonly<Record<string, string>>;

/** Places where bundles of the same code may lie already; making them takes ten times as long as building the sites. */
const otherBundles = ['build/bundle', '.cache/tests/client-bundle/bundle'];

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

  borrowBundles(join(out, 'bundle'));
  await promisify(execFile)(process.execPath, ['scripts/build.ts', '--site', site, '--out', out], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATABASE_FOLDER: join(folder, 'database') },
  });
  const files = Object.entries(contentsOf(join(out, 'sites')));
  return Object.fromEntries(files.filter(([file]) => /\.(html|data|json|js|xml|txt|svg)$/.test(file)));
}

/** Copies bundles that have been made from the code as it is. */
function borrowBundles(to: string): void {
  const mark = 'server/fingerprint.txt';
  const fingerprint = codeFingerprint('.');
  const isMadeFromThisCode = (folder: string) =>
    existsSync(join(folder, mark)) && readFileSync(join(folder, mark), 'utf8') === fingerprint;
  const from = otherBundles.find(isMadeFromThisCode);
  if (isMadeFromThisCode(to) || from === undefined) return;
  rmSync(to, { recursive: true, force: true });
  cpSync(from, to, { recursive: true });
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
