import { resolve } from 'node:path';
import { build } from 'vite';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Makes the server's bundle of the app, `server/index.js`, without React Router's plugin, which takes longer to load than
 * this to be made.
 * @param folder where the bundles go
 * @returns the files within `server` that its code only names: browsers fetch them
 */
export async function makeServerBundle(folder: string): Promise<string[]> {
  const made = await build({
    configFile: false,
    root: ROOT,
    mode: 'production',
    logLevel: 'warn',
    // The bundle holds all libraries, so it loads faster; and React is in it once, in its production build.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'app/server-bundle.ts',
      outDir: resolve(folder, 'server'),
      emptyOutDir: false,
      ssrEmitAssets: true,
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: { entryFileNames: 'index.js' },
        // React Router says "use client" of itself, which means nothing here; on a busy machine all takes long.
        checks: { moduleLevelDirective: false, bundlerTimings: false },
      },
    },
  });
  const outputs = [made].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.filter(({ type }) => type === 'asset').map(({ fileName }) => fileName);
}
