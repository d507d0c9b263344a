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
 * @param root the folder that site.yaml lies in
 * @param revision anything that names a commit
 * @returns null when the folder is in no repository, there is no git, or the revision is unknown
 */
export function readBase(root: string, revision: string): BaseContent | null {
  const listed = git(root, ['ls-tree', '-r', '-z', revision, '--', ...contentPaths]);
  if (listed === null) return null;
  const entries = listed
    .toString('utf8')
    .split('\0')
    .flatMap((line) => {
      const found = /^\d+ blob ([0-9a-f]+)\t(.+)$/s.exec(line);
      return found?.[1] && found[2] ? [{ hash: found[1], name: found[2] }] : [];
    });
  const contents = git(root, ['cat-file', '--batch'], entries.map(({ hash }) => `${hash}\n`).join(''));
  if (contents === null) return null;
  const files = new Map<string, Uint8Array>();
  let place = 0;
  for (const { name } of entries) {
    const head = contents.indexOf(10, place);
    const size = Number(contents.toString('latin1', place, head).split(' ')[2]);
    files.set(name, contents.subarray(head + 1, head + 1 + size));
    place = head + 1 + size + 1;
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
