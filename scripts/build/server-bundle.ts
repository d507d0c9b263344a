import { resolve } from 'node:path';
import { build } from 'vite';
import { production, standIns, stylesOnce } from './library-parts.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Makes the server's bundle of the app, `server/index.js`. It holds all that it needs: it loads faster, and React cannot be
 * there twice. Without React Router's plugin, which takes longer to load than this to be made.
 * Files that its code only names, such as the font, come to lie beside it.
 * @param folder where the bundles go
 */
export async function makeServerBundle(folder: string): Promise<void> {
  await build({
    configFile: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    plugins: [stylesOnce],
    resolve: { alias: standIns },
    define: production,
    ssr: { noExternal: true },
    build: {
      ssr: 'app/server-bundle.ts',
      outDir: resolve(folder, 'server'),
      emptyOutDir: false,
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { entryFileNames: 'index.js' },
        // React Router says "use client" of itself, which means nothing here.
        checks: { moduleLevelDirective: false },
      },
    },
  });
}
