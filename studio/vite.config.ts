import { defineConfig } from 'vite';

/** The Studio's interface; visitors' pages have a separate build. */
export default defineConfig({
  root: `${import.meta.dirname}/web`,
  base: '/studio/',
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
