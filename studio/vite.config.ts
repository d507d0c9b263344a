import { writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { defineConfig, type Plugin } from 'vite';
import { iconSprite } from './icon-sprite.ts';

const ROOT = dirname(import.meta.dirname);

/** Lists the files that the build depends on, by which `buildStudio` knows that it is current. */
const listSources: Plugin = {
  name: 'list-sources',
  writeBundle() {
    const modules = [...this.getModuleIds()].map((id) => relative(ROOT, id.replace(/\?.*/, '')));
    // The packages may be linked from another folder.
    const sources = modules.filter((file) => !file.includes('\0') && !file.includes('node_modules/'));
    const list = [
      ...new Set([...sources, 'studio/vite.config.ts', 'studio/icon-sprite.ts', 'package-lock.json']),
    ].sort();
    writeFileSync(join(ROOT, 'build/studio/sources.json'), JSON.stringify(list));
  },
};

/** The Studio's interface; visitors' pages have a separate build. */
export default defineConfig({
  root: `${import.meta.dirname}/web`,
  base: '/studio/',
  plugins: [iconSprite, listSources],
  html: { cspNonce: 'STUDIO_NONCE' },
  build: {
    outDir: '../../build/studio',
    emptyOutDir: true,
    rolldownOptions: {
      // The script in the pages of drafts is a separate bundle with a fixed address, which the pages name.
      input: [`${import.meta.dirname}/web/index.html`, `${import.meta.dirname}/web/edit/preview-page.ts`],
      output: {
        entryFileNames: ({ name }) => (name === 'preview-page' ? '[name].js' : 'assets/[name]-[hash].js'),
      },
    },
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
