import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUNDLE_FOLDER ?? 'build/bundle',
  // The pages are rendered by scripts/build.ts, once for each language; nothing asks a server for routes.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
  // The browser's loader of pages is a line of code: in a file of its own it would weigh more than it saves.
  splitRouteModules: false,
} satisfies Config;
