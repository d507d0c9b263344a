import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin, type Rolldown } from 'vite';

/** Code that every page with React loads: the libraries, the frame around pages. */
const common =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|react-router|@emotion|stylis|i18next|react-i18next)[\\/]|[\\/]app[\\/](root|routes[\\/]page)\./;

/** Parts of pages; those that so many modules use are on nearly every page. */
const part = /[\\/]app[\\/](ui|theme|i18n|site|hydration)[\\/]/;
const MANY = 4;

/**
 * The common code is one file, which compresses best: in several it is 3 KB more, and its longest task is no shorter, since
 * that is React's own. Code of one kind of section stays apart.
 */
const shared: Rolldown.CodeSplittingGroup = {
  debugName: 'shared',
  name(id, modules) {
    const users = modules.getModuleInfo(id)?.importers.length ?? 0;
    return common.test(id) || (part.test(id) && users >= MANY) ? 'shared' : null;
  },
};

/** Code that is asked for later comes without styles or files of its own: Vite's helper for those is not needed. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  apply: 'build',
  load: {
    filter: { id: /vite\/preload-helper/ },
    handler: () => 'export const __vitePreload = (load) => load();',
  },
};

/** What React Router's plugins do something about: route modules, and modules of its own making. */
const ofRoutes = /[\\/]app[\\/](root|routes[\\/]page)\./;
const ofRouter = /virtual:react-router\//;
const interests = { transform: ofRoutes, resolveId: ofRouter, load: ofRouter } as const;

/**
 * Shows React Router's plugins only what they do something about. They ask to see every module and every import, and Vite's
 * bundler works on other threads, for which each question is a wait: without, bundles take a quarter longer. They also
 * look for files named `.server` and `.client`, of which there are none but the two entries (`tests/unit/build/bundles.test.ts`).
 */
function askedLess(plugins: readonly Plugin[]): Plugin[] {
  return plugins.map((plugin) => {
    const narrowed: Plugin = { ...plugin };
    for (const name of ['transform', 'resolveId', 'load'] as const) {
      const hook = plugin[name];
      if (typeof hook === 'function')
        Object.assign(narrowed, { [name]: { filter: { id: interests[name] }, handler: hook } });
    }
    return narrowed;
  });
}

export default defineConfig(({ command }) => ({
  plugins: [plainImports, command === 'build' ? askedLess(reactRouter()) : reactRouter()],
  // What a section's code imports besides is there with the frame: a list of it to fetch ahead would weigh more than it saves.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    // As our own build has it (`make-server-bundle.ts`), for React Router's command.
    ssr: { define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {} },
    client: {
      build: {
        rolldownOptions: {
          output: { codeSplitting: { groups: [shared] } },
          // On a busy machine all takes long; nobody who builds a site need hear of it.
          checks: { bundlerTimings: false },
        },
      },
    },
  },
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
}));
