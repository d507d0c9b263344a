import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { decodeFiles, readContentFiles } from '../checks/project/content-files.ts';
import { applyEditorsEdits, editorsEdits } from './editors-edits.ts';

/**
 * node tests/apply-edits.ts FOLDER: a copy of the last commit with all edits of `editors-edits.ts`, committed. Tests
 * must pass in it too: cd FOLDER && npm ci && npm test
 */
const ROOT = dirname(import.meta.dirname);

const [argument] = process.argv.slice(2);
if (!argument || existsSync(argument)) {
  console.error('Name a folder that does not exist yet: node tests/apply-edits.ts /tmp/edited');
  process.exit(2);
}
const folder = resolve(argument);
execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, folder]);
for (const [name, text] of Object.entries(
  applyEditorsEdits(decodeFiles(readContentFiles(folder)), editorsEdits),
))
  writeFileSync(join(folder, name), text);
const author = ['-c', 'user.name=Editor', '-c', 'user.email=editor@example.com'];
execFileSync('git', [...author, 'commit', '--quiet', '--all', '--message', 'Edit the content'], {
  cwd: folder,
});
console.log(`${editorsEdits.length} edits made in ${folder}`);
