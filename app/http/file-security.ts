import type { BrowserDatabase } from '../data/browser-database.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';
import { contentType } from './content-type.ts';
import { SECURITY_HEADERS } from './security-headers.ts';

/** The headers that make a file of the site's folder safe to send, as a flat list of names and values. */
export type FileSecurity = (fileName: string, content: string | Buffer) => readonly string[];

/** Folders of files that only the site's own pages load. Other sites, such as social networks, also show pictures. */
const OWN_FOLDERS: readonly string[] = ['assets/', 'hydrate/', 'locales/'];

const OWN_RESOURCE = ['Cross-Origin-Resource-Policy', 'same-origin'];

/** @param database how browsers reach news and projects; null if the site shows none */
export function createFileSecurity(database: BrowserDatabase | null): FileSecurity {
  return (fileName, content) =>
    contentType(fileName).startsWith('text/html')
      ? [...pageSecurity(contentSecurityPolicy(content.toString(), database)), ...SECURITY_HEADERS]
      : [...folderSecurity(fileName), ...SECURITY_HEADERS];
}

/** Headers of a page in addition to those of every answer. */
export function pageSecurity(policy: string): readonly string[] {
  return ['Content-Security-Policy', policy, ...OWN_RESOURCE];
}

/** Headers of a file by its folder, in addition to those of every answer. */
export function folderSecurity(fileName: string): readonly string[] {
  return OWN_FOLDERS.some((folder) => fileName.startsWith(folder)) ? OWN_RESOURCE : [];
}
