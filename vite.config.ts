import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

const styleName = fileURLToPath(new URL('app/theme/style-name.ts', import.meta.url));

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  // Short names of styles.
  resolve: { alias: [{ find: /^@emotion\/hash$/, replacement: styleName }] },
  build: { assetsInlineLimit: 0 },
  // The server bundle holds all that it needs: it loads faster, and React cannot be there twice.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
}));
