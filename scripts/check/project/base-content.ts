import { spawnSync } from 'node:child_process';
import type { ContentFiles } from './content-files.ts';
import { contentPaths } from './project-content.ts';

/** The content of a site as it was in a revision of git. */
export interface BaseContent {
  /** As it was given: `HEAD`, `origin/main`. */
  readonly revision: string;
  /** The files by their names from the site's folder on, like `ProjectContent.sources`. */
  readonly files: ContentFiles;
}

/**
 * Reads the content of a site as it was in a revision of git.
 * @param root the folder of site.yaml
 * @param revision anything that names a commit
 * @returns null when the folder is in no repository, there is no git, or the revision is unknown
 */
export function readBase(root: string, revision: string): BaseContent | null {
  const listed = git(root, ['ls-tree', '-r', '-z', revision, '--', ...contentPaths])?.toString('utf8');
  if (listed === undefined) return null;
  const blobs = [...listed.matchAll(/\d+ blob ([0-9a-f]+)\t([^\0]+)\0/g)];
  const contents = git(root, ['cat-file', '--batch'], blobs.map(([, hash]) => `${hash}\n`).join(''));
  if (contents === null) return null;
  const files = new Map<string, Uint8Array>();
  // Each blob follows a line with its size, and ends with a line end.
  let place = 0;
  for (const [, , name = ''] of blobs) {
    const start = contents.indexOf('\n', place) + 1;
    const size = Number(contents.toString('latin1', place, start).split(' ')[2]);
    files.set(name, contents.subarray(start, start + size));
    place = start + size + 1;
  }
  return { revision, files };
}

function git(folder: string, args: readonly string[], input = ''): Buffer | null {
  const { status, stdout } = spawnSync('git', ['-C', folder, ...args], {
    input,
    maxBuffer: 256 * 1024 * 1024,
    stdio: ['pipe', 'pipe', 'ignore'],
    // A pre-commit hook points git at its own index and folder.
    env: { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined },
  });
  return status === 0 ? stdout : null;
}
