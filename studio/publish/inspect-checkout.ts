import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, readContentFiles } from '../../checks/project/content-files.ts';
import { failureCode, getFailureReason } from './failure-code.ts';
import { openRepository } from './repository.ts';

export type Checkout =
  | { readonly kind: 'ready' }
  /** Everything works except publishing, which fails with the reason. */
  | { readonly kind: 'unpublishable'; readonly reason: string }
  /** The Studio would fail during use. */
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Checks at the start if drafts can be stored, and publications can be written and committed.
 * @param root the folder of site.yaml
 * @param buildFolder is created if missing, like the Studio's own folder
 */
export async function inspectCheckout(
  root: string,
  buildFolder: string,
  studioFolder: string,
): Promise<Checkout> {
  const repository = openRepository(root);
  try {
    checkFolders([studioFolder]);
    const gitFolders = await repository.gitFiles(['.', 'objects', 'refs/heads']);
    const obstacle = await repository.obstacle();
    const contentFolders = [...readContentFiles(root).keys()].map((name) => dirname(join(root, name)));
    checkFolders([buildFolder, ...gitFolders, ...contentFolders]);
    if (obstacle !== 'detached') return { kind: 'ready' };
    return { kind: 'unpublishable', reason: `No branch is checked out in ${root}. Run: git switch main` };
  } catch (error) {
    if (failureCode(error) === 'checkout-missing')
      return {
        kind: 'unpublishable',
        reason: `There is no usable git checkout in ${root}: ${getFailureReason(error)}`,
      };
    return { kind: 'refused', reason: getFailureReason(error) };
  }
}

/** @throws an error with a message for the person who runs the Studio */
function checkFolders(folders: readonly string[]): void {
  for (const folder of new Set(folders)) {
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    } catch (error) {
      const user = process.getuid ? `user ${process.getuid()}` : 'its user';
      throw new Error(
        `The Studio cannot write to ${folder} (${errorCode(error)}): it needs a checkout and a STUDIO_FOLDER that ${user} owns.`,
        { cause: error },
      );
    }
  }
}
