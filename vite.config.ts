import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/** The libraries that every page needs once React runs, in one file of their own. */
const libraries =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@emotion|stylis|i18next|react-i18next)[\\/]/;

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Everything takes long on a busy machine; that is no news to somebody who builds a site.
  build: { assetsInlineLimit: 0, rolldownOptions: { checks: { bundlerTimings: false } } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [{ name: 'libraries', test: libraries }] } },
        },
      },
    },
    // The server bundle contains its libraries, React in its production build: it loads fast, and from any folder.
    ssr:
      command === 'build'
        ? { define: { 'process.env.NODE_ENV': '"production"' }, resolve: { noExternal: true } }
        : {},
  },
}));
