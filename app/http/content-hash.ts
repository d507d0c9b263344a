import { hash } from 'node:crypto';

/** Ten characters that change with the content, for names of files that browsers may keep for ever. */
export function contentHash(content: string | Uint8Array): string {
  return hash('sha256', content, 'base64url').slice(0, 10);
}
