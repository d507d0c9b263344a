import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  buildDirectory: process.env.BUNDLE_FOLDER ?? 'build/bundle',
  // The pages are rendered by scripts/build.ts, once for each language; nothing asks a server for routes.
  ssr: true,
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
