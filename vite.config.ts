import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig(({ command }) => ({
  plugins: [reactRouter()],
  build: { assetsInlineLimit: 0 },
  // The server bundle holds all that it needs: it loads faster, and React cannot be there twice.
  ...(command === 'build' ? { ssr: { noExternal: true } } : {}),
}));
