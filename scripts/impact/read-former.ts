import { spawnSync } from 'node:child_process';
import { readBase } from '../check/project/base-content.ts';
import type { ContentFiles } from '../check/project/content-files.ts';

/** The files of a site as they were, or why there are none. */
export type FormerFiles =
  | { readonly kind: 'found'; readonly files: ContentFiles }
  | { readonly kind: 'no-git' | 'no-repository' | 'unknown-revision' | 'no-site-then' };

/**
 * Reads the files of a site as they were in a revision of git.
 * @param root the folder that site.yaml lies in
 * @param revision a branch, a tag or a commit
 */
export function readFormer(root: string, revision: string): FormerFiles {
  // What starts with a dash would be an option of git.
  const base = revision.startsWith('-') ? null : readBase(root, revision);
  if (base)
    return base.files.has('site.yaml') ? { kind: 'found', files: base.files } : { kind: 'no-site-then' };
  const { status, error } = spawnSync('git', ['-C', root, 'rev-parse', '--is-inside-work-tree'], {
    stdio: 'ignore',
  });
  if (error) return { kind: 'no-git' };
  return { kind: status === 0 ? 'unknown-revision' : 'no-repository' };
}
