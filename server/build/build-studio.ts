import { execFile } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Sources of the bundle. */
const SOURCES = [
  ...[
    'studio/web',
    'studio/api',
    'studio/rows',
    'studio/vite.config.ts',
    'edits',
    'render/preview/sources.ts',
  ],
  ...['locales/studio', 'app/ui', 'app/theme', 'package-lock.json'],
];

/**
 * Builds the Studio's interface into build/studio, unless it is newer than its sources.
 * @returns true if it was built
 */
export async function buildStudio(root: string): Promise<boolean> {
  const sources = SOURCES.map((source) => join(root, source));
  if (newest([join(root, 'build/studio/index.html')]) > newest(sources)) return false;
  // A process of its own: the bundler's memory is not needed afterwards.
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const args = [vite, 'build', '--config', 'studio/vite.config.ts', '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, args, { cwd: root });
  return true;
}

/** Time of the last change of some files, or of the files in folders; 0 if there are none. */
function newest(paths: readonly string[]): number {
  const times = paths.flatMap((path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (!stats?.isDirectory()) return [stats?.mtimeMs ?? 0];
    const entries = readdirSync(path, { recursive: true, withFileTypes: true });
    return entries
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs);
  });
  return Math.max(0, ...times);
}
