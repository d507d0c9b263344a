import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const replacement = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What every page with React loads, in files that browsers evaluate one after another (`hydration-module.ts`): larger ones
 * would hold up the page, smaller ones compress worse. Code of one kind of section stays apart.
 */
const codeGroups = [
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
  { name: 'router', test: /node_modules[\\/](react-router|cookie|set-cookie-parser)[\\/]/, priority: 2 },
  {
    name: 'styles-and-texts',
    test: /node_modules[\\/](@emotion|stylis|i18next|react-i18next)[\\/]/,
    priority: 2,
  },
  { name: 'frame', test: /[\\/]app[\\/](root|routes[\\/]page)\./, priority: 1 },
  { name: 'parts', test: /[\\/]app[\\/](ui|theme|i18n|site|hydration)[\\/]/, minShareCount: 3 },
];

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  resolve: {
    alias: [
      // Short names of styles.
      { find: /^@emotion\/hash$/, replacement: replacement('app/theme/style-name.ts') },
      // Emotion needs it for `withTheme` only, which nothing here uses.
      { find: /^hoist-non-react-statics$/, replacement: replacement('app/theme/same-component.ts') },
    ],
  },
  // What a section's code imports besides is there with the frame: a list of it to fetch ahead would weigh more than it saves.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: codeGroups } } } } },
  },
  // The server bundle holds all that it needs: it loads faster, and React cannot be there twice.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
}));
