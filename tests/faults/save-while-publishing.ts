import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { readCheckout } from '../../studio/publish/site-publisher.ts';
import { git } from '../git.ts';
import { publishingCheckout } from '../unit/studio/publishing-checkout.ts';

/** Saves a line by hand at random moments of publications: the file has it, or the publication is refused. */
export async function saveWhilePublishing(rounds: number): Promise<void> {
  const { root, publish, site } = publishingCheckout({ read: () => readCheckout(root) });
  for (let round = 0; round < rounds; round++) {
    const line = `# by hand ${round}\n`;
    const price = `price: ${round + 2}\n`;
    const publishing = publish(price);
    // A child process, like an editor: it writes at moments when this process does not wait.
    const delay = (Math.random() * 0.15).toFixed(3);
    const [result] = await Promise.all([
      publishing,
      promisify(execFile)('sh', ['-c', `sleep ${delay}; printf '%s' '${line}' >> site.yaml`], { cwd: root }),
    ]);
    expect(site(), `${result.kind} after ${delay} s`).toContain(line);
    if (result.kind === 'uncommitted') expect(result.files).toEqual(['site.yaml']);
    else expect([result.kind, git(root, 'show', 'HEAD:site.yaml')]).toEqual(['published', price]);
    git(root, 'checkout', '--quiet', '--', '.');
  }
}
