import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { relative, sep } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { createRenderPage, type RenderPage } from './render-page.ts';

/** How long after the last change of the code Vite has surely reloaded it. In milliseconds. */
const SETTLING_MS = 50;

/** Folders of the project that contain no code, or are read by the preview itself. */
const IGNORED = ['.cache', '.database', 'build', 'content', 'locales', 'tests'];

/** The app's code in development: compiled as it is asked for, replaced in open pages as it is edited. */
export interface AppCode {
  /** Renders a page or its data, with all edits so far. Rejects when the code cannot be compiled or fails. */
  readonly render: RenderPage;
  /** Serves modules to the browser; calls `next` for everything else. */
  readonly serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts Vite with the project's own configuration.
 * @param root the project's folder, with vite.config.ts
 * @param server accepts the WebSockets of hot module replacement
 * @param changed called with the files, relative to the root, when edits of the code have settled
 */
export async function startAppCode(
  root: string,
  server: Server,
  changed: (files: readonly string[]) => void,
): Promise<AppCode> {
  process.on('unhandledRejection', unlessOfTypes);
  const vite = await keepingSignals(() =>
    createVite({
      root,
      appType: 'custom',
      clearScreen: false,
      logLevel: 'warn',
      // Bundled before the first page needs them, or else that page is loaded twice.
      optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
      // Loaded by Node, Emotion would be there twice.
      ssr: { noExternal: [/^@emotion\//] },
      server: {
        middlewareMode: true,
        ws: { server },
        watch: { ignored: IGNORED.map((folder) => `${root}/${folder}/**`) },
      },
    }),
  );

  const edited = new Set<string>();
  let settling: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    edited.add(relative(root, file).split(sep).join('/'));
    clearTimeout(settling);
    settling = setTimeout(() => {
      changed([...edited]);
      edited.clear();
    }, SETTLING_MS);
  });

  // The bundle stays the same object as long as nothing is edited.
  let current: { readonly bundle: ServerBuild; readonly render: RenderPage } | undefined;

  return {
    async render(request, source) {
      const bundle = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      if (bundle !== current?.bundle) current = { bundle, render: createRenderPage(bundle) };
      return await current.render(request, source);
    },
    serve: (request, response, next) => vite.middlewares(request, response, next),
    async close() {
      clearTimeout(settling);
      await vite.close().catch(unlessOfTypes);
      process.off('unhandledRejection', unlessOfTypes);
    },
  };
}

/** React Router starts a Vite of its own that ends the process at SIGTERM; here only the command may do that. */
async function keepingSignals<T>(work: () => Promise<T>): Promise<T> {
  const before = process.listeners('SIGTERM');
  const result = await work();
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.off('SIGTERM', listener);
  }
  return result;
}

/** Where React Router writes the types of the routes, for editors of the code. */
const TYPES = `${sep}.react-router${sep}`;

/**
 * Throws an error again, unless it is about the generated types of React Router, which pages do not need: two previews
 * that start at once in one checkout delete each other's.
 */
function unlessOfTypes(error: unknown): void {
  if (error instanceof Error && 'path' in error && String(error.path).includes(TYPES)) return;
  throw error;
}
