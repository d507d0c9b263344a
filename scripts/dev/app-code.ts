import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { relative, sep } from 'node:path';
import type { Duplex } from 'node:stream';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { createDrawPage, type DrawPage } from './draw-page.ts';

/** How long after the last change of the code Vite has surely taken it up. In milliseconds. */
const SETTLING_MS = 50;

/** Folders below the project's whose changes are no concern of the code's: they are made, or read by the preview itself. */
const LEFT_ALONE = ['.cache', '.database', 'build', 'content', 'locales', 'tests'];

/** The app's code in development: compiled as it is asked for, replaced in open pages as it is edited. */
export interface AppCode {
  /** Gives what draws pages, with all edits so far. Rejects when the code cannot be compiled or started. */
  readonly drawing: () => Promise<DrawPage>;
  /** Serves modules to the browser; calls `next` for what is none. */
  readonly serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Takes a WebSocket of the module replacement. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts Vite with the project's own configuration.
 * @param root the project's folder, where vite.config.ts lies
 * @param changed called with the files, relative to the root, when edits of the code have settled
 */
export async function startAppCode(
  root: string,
  changed: (files: readonly string[]) => void,
): Promise<AppCode> {
  process.on('unhandledRejection', unlessOfTypes);
  // Vite listens for WebSockets here. This server never listens itself: it is handed those of the preview's server,
  // so that one Vite can take the place of another.
  const sockets = createServer();
  const vite = await keepingSignals(() =>
    createVite({
      root,
      appType: 'custom',
      clearScreen: false,
      logLevel: 'warn',
      // Found before the first page asks for them, or else that page is loaded twice.
      optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
      // Left to Node, its parts would find one another in other files than the app finds them, and be there twice.
      ssr: { noExternal: [/^@emotion\//] },
      server: {
        middlewareMode: true,
        ws: { server: sockets },
        watch: { ignored: LEFT_ALONE.map((folder) => `${root}/${folder}/**`) },
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
  let drawn: { readonly bundle: ServerBuild; readonly draw: DrawPage } | undefined;

  return {
    async drawing() {
      const bundle = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      if (bundle !== drawn?.bundle) drawn = { bundle, draw: createDrawPage(bundle) };
      return drawn.draw;
    },
    serve: (request, response, next) => vite.middlewares(request, response, next),
    upgrade(request, socket, head) {
      if (!sockets.emit('upgrade', request, socket, head)) socket.destroy();
    },
    async close() {
      clearTimeout(settling);
      await vite.close().catch(unlessOfTypes);
      process.off('unhandledRejection', unlessOfTypes);
    },
  };
}

/** React Router starts a Vite of its own that ends the process at SIGTERM; that is for the command alone to do. */
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
 * Throws an error again, unless it is of files that React Router writes beside the work and that pages do not need:
 * two previews that start at once in one checkout remove them under each other's hands.
 */
function unlessOfTypes(error: unknown): void {
  if (error instanceof Error && 'path' in error && String(error.path).includes(TYPES)) return;
  throw error;
}
