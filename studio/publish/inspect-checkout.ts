import { accessSync, constants, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { errorCode, readContentFiles } from '../../scripts/check/project/content-files.ts';
import { failureCode, reasonOf } from './failure-code.ts';
import { openRepository } from './repository.ts';

export type Checkout =
  | { readonly kind: 'ready' }
  /** Everything works except publishing, which answers with a sentence. */
  | { readonly kind: 'unpublishable'; readonly reason: string }
  /** The Studio would fail while people work. */
  | { readonly kind: 'refused'; readonly reason: string };

/**
 * Finds out at the start if publications can be written and committed.
 * @param root the folder of site.yaml
 * @param folders what else is written to, the build and the Studio's own; they are made if need be
 */
export async function inspectCheckout(root: string, folders: readonly string[]): Promise<Checkout> {
  const repository = openRepository(root);
  let obstacle: Awaited<ReturnType<typeof repository.obstacle>>;
  let gitFolders: readonly string[] = [];
  try {
    gitFolders = await repository.gitFiles(['.', 'objects', 'refs/heads']);
    obstacle = await repository.obstacle();
  } catch (error) {
    if (failureCode(error) !== 'checkout-missing') return { kind: 'refused', reason: reasonOf(error) };
    return { kind: 'unpublishable', reason: `The Studio cannot publish from ${root}: ${reasonOf(error)}` };
  }
  const contentFolders = [...readContentFiles(root).keys()].map((name) => dirname(join(root, name)));
  for (const folder of new Set([...contentFolders, ...gitFolders, ...folders])) {
    try {
      mkdirSync(folder, { recursive: true });
      accessSync(folder, constants.W_OK);
    } catch (error) {
      const user = process.getuid ? `the user ${process.getuid()}` : 'this user';
      const reason =
        `The Studio cannot write to ${folder} (${errorCode(error)}). ` +
        `It needs a checkout that ${user} owns, on a disk that is not read-only.`;
      return { kind: 'refused', reason };
    }
  }
  if (obstacle !== 'detached') return { kind: 'ready' };
  return {
    kind: 'unpublishable',
    reason: `The Studio cannot publish: no branch is checked out in ${root}. Run: git switch main`,
  };
}
