import { askServer } from './ask-server.ts';

const types: Readonly<Record<string, RegExp>> = {
  js: /^text\/javascript/,
  svg: /^image\/svg\+xml/,
  png: /^image\/png/,
  jpg: /^image\/jpeg/,
  woff2: /^font\/woff2/,
  webmanifest: /^application\/manifest\+json/,
};

/** The names of other scripts in the text of a script. */
const importedFile = /["'`](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["'`]/g;

/**
 * Asks for files, and for the files that scripts among them load.
 * @param files paths; `#name` behind an SVG file stands for a symbol in it
 * @returns those that are not there or are something else, each with what came instead
 */
export async function missingFiles(language: string, files: readonly string[]): Promise<readonly string[]> {
  const texts = new Map<string, string>();
  const missing: string[] = [];
  const waiting = [...files];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const [path = '', symbol] = file.split('#');
    if (!texts.has(path)) {
      const { status, headers, text } = await askServer(language, path);
      const type = headers['content-type'] ?? '';
      texts.set(path, text);
      if (status !== 200 || !types[path.slice(path.lastIndexOf('.') + 1)]?.test(type))
        missing.push(`${path}: ${status} ${type}`);
      if (path.endsWith('.js'))
        waiting.push(...[...text.matchAll(importedFile)].map(([, name]) => `/assets/${name}`));
    }
    if (symbol !== undefined && !texts.get(path)?.includes(` id="${symbol}"`))
      missing.push(`${file}: no such symbol`);
  }
  return missing;
}
