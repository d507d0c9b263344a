import { createHash } from 'node:crypto';
import type { ServerBuild } from 'react-router';
import type { Manifest, ManifestChunk } from 'vite';

/** Where Vite lists the files that it made for the browser, and of what. */
export const FILES_OF_VITE = '.vite/manifest.json';

const ENTRY = 'app/entry.client.tsx';
const ROOT = 'app/root.tsx?__react-router-build-client-route';
const PAGE = 'app/routes/page.tsx?__react-router-build-client-route';

/**
 * Lists the browser's files for React Router, to the byte as its own build does (React Router 8.4, @react-router/dev,
 * vite/plugin.ts), which for that would compile the module of every route once more, although all but one have the same.
 * @param assets the same list without files (`serverBuild`)
 * @param files as Vite lists them
 * @throws where one is missing, or has styles: those are Emotion's
 */
export function browserManifest({ routes }: ServerBuild['assets'], files: Manifest): ServerBuild['assets'] {
  const chunkOf = (name: string): ManifestChunk => {
    const chunk = files[name];
    if (!chunk) throw new Error(`The browser's bundle has no file made of ${name}.`);
    if (chunk.css) throw new Error(`${name} brings a file of styles along, which no page would have.`);
    return chunk;
  };
  const withImported = (chunk: ManifestChunk, found: Set<ManifestChunk>): Set<ManifestChunk> => {
    if (found.has(chunk)) return found;
    found.add(chunk);
    for (const name of chunk.imports ?? []) withImported(chunkOf(name), found);
    return found;
  };
  const partsOf = (name: string, ...before: readonly string[]) => {
    const found = new Set<ManifestChunk>();
    for (const one of [...before, name]) withImported(chunkOf(one), found);
    const imported = [...found].flatMap(({ imports = [] }) => imports.map((one) => chunkOf(one).file));
    return {
      module: addressOf(chunkOf(name).file),
      imports: [...new Set(imported)].map(addressOf),
      css: [],
    };
  };
  const [root, page] = [partsOf(ROOT, ENTRY), partsOf(PAGE)];
  const known = Object.values(routes).filter((route) => route !== undefined);
  const listed = {
    entry: partsOf(ENTRY),
    routes: Object.fromEntries(
      known.map((route) => [route.id, { ...route, ...(route.id === 'root' ? root : page) }]),
    ),
  };
  const version = createHash('sha256').update(JSON.stringify(listed)).digest('hex').slice(0, 8);
  return { ...listed, url: addressOf(`assets/manifest-${version}.js`), version };
}

function addressOf(file: string): string {
  return `/${file}`;
}
