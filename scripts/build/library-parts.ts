import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

/** Code of our own that stands for parts of libraries. */
export const standIns = [
  // Short names of styles.
  { find: /^@emotion\/hash$/, replacement: ownFile('app/theme/style-name.ts') },
  // Emotion's list of all attributes of HTML.
  { find: /^@emotion\/is-prop-valid$/, replacement: ownFile('app/theme/every-attribute.ts') },
  // Emotion needs it for `withTheme` only, which nothing here uses.
  { find: /^hoist-non-react-statics$/, replacement: ownFile('app/theme/same-component.ts') },
];

/** Changes with that code. */
export function standInsHash(): string {
  const hash = createHash('sha256');
  for (const { replacement } of standIns) hash.update(readFileSync(replacement));
  return hash.digest('hex').slice(0, 16);
}

const serializeOnce = ownFile('app/theme/serialize-once.ts');

/** Lets Emotion write the styles of a component once, not each time that it is drawn. */
export const stylesOnce: Plugin = {
  name: 'styles-once',
  enforce: 'pre',
  apply: 'build',
  resolveId: {
    filter: { id: /^@emotion\/serialize$/ },
    handler: (_, importer) => (importer === serializeOnce ? null : serializeOnce),
  },
};

/**
 * What the server's bundle is made with. It holds all that it needs: it loads faster. And React is in it once, that for
 * production: else the one for development would be there, too, for wherever Node is told nothing else.
 */
export const serverSide = {
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
} as const;

function ownFile(path: string): string {
  return resolve(import.meta.dirname, '../..', path);
}
