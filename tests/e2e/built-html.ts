import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const sitesFolder = fileURLToPath(new URL('../../build/sites', import.meta.url));

/** A page as written by the build. */
export interface BuiltHtml {
  readonly language: string;
  /** `/frettir/nyr-vefur`; `/404.html` for the page of unknown addresses. */
  readonly path: string;
  readonly html: string;
}

/** Every built page of a language, including those of news, projects and unknown addresses. */
export function readBuiltHtml(language: string): readonly BuiltHtml[] {
  return readdirSync(join(sitesFolder, language), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .map((name) => ({
      language,
      path: `/${name
        .split(sep)
        .join('/')
        .replace(/\/?index\.html$/, '')}`,
      html: readBuiltFile(language, name),
    }));
}

/**
 * A file of a language’s built site.
 * @param name its path within the site
 */
export function readBuiltFile(language: string, name: string): string {
  return readBuiltBytes(language, name).toString('utf8');
}

export function readBuiltBytes(language: string, name: string): Buffer {
  return readFileSync(join(sitesFolder, language, name));
}

/** Returns true if a language’s built site has the file. */
export function isBuilt(language: string, name: string): boolean {
  return existsSync(join(sitesFolder, language, name));
}
