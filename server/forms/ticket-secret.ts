import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/**
 * The secret that tickets are signed with: read from a file, which is made when it is not there, so that tickets
 * outlive a restart. Only the owner may read it. Of servers that start at once, all get the same.
 * @throws when the file can be neither read nor made
 */
export async function ticketSecret(file: string): Promise<string> {
  try {
    return await readOrMake(file);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `There is no secret for the forms: ${reason}. Make the file writable, or set FORM_SECRET.`,
      {
        cause: error,
      },
    );
  }
}

async function readOrMake(file: string): Promise<string> {
  const found = await readSecret(file);
  if (found !== null) return found;
  await mkdir(dirname(file), { recursive: true });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  try {
    await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
    // A link never replaces what another server has put there meanwhile.
    await link(draft, file).catch(ignoreCode('EEXIST'));
  } finally {
    await rm(draft, { force: true });
  }
  const made = await readSecret(file);
  if (made === null) throw new Error(`${file} holds none; delete it`);
  return made;
}

async function readSecret(file: string): Promise<string | null> {
  const text = await readFile(file, 'utf8').catch(ignoreCode('ENOENT'));
  const secret = text?.trim() ?? '';
  return secret.length >= 32 ? secret : null;
}

function ignoreCode(code: string) {
  return (error: NodeJS.ErrnoException): null => {
    if (error.code !== code) throw error;
    return null;
  };
}
