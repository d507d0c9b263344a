import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';

/**
 * Builds the Studio's interface into build/studio, unless it is newer than its sources, which its last build has
 * listed in build/studio/sources.json.
 * @returns true if it was built
 */
export async function buildStudio(root: string): Promise<boolean> {
  if (isCurrent(root)) return false;
  // A process of its own: the bundler's memory is not needed afterwards. In a test or in development, `NODE_ENV`
  // would choose the libraries' slow, talkative variants.
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  // Loaded by Node: Vite's own loader would write into node_modules, which may be read-only.
  const config = ['--config', 'studio/vite.config.ts', '--configLoader', 'native'];
  const args = [vite, 'build', ...config, '--logLevel', 'error'];
  await promisify(execFile)(process.execPath, args, {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  return true;
}

function isCurrent(root: string): boolean {
  try {
    const sources: string[] = JSON.parse(readFileSync(join(root, 'build/studio/sources.json'), 'utf8'));
    const buildTime = statSync(join(root, 'build/studio/index.html')).mtimeMs;
    return sources.every((source) => statSync(join(root, source)).mtimeMs < buildTime);
  } catch {
    return false; // Not built yet, or a source was removed.
  }
}
