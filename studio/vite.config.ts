import { defineConfig } from 'vite';

/** The Studio's interface; visitors' pages have a build of their own. */
export default defineConfig({
  root: `${import.meta.dirname}/web`,
  base: '/studio/',
  html: { cspNonce: 'STUDIO_NONCE' },
  build: {
    outDir: '../../build/studio',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
