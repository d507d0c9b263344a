import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { relative, sep } from 'node:path';
import type { ServerBuild } from 'react-router';
import { createServer as createVite } from 'vite';
import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import { withWeight } from '../../render/page-weight.ts';
import { createRenderer, type Renderer, type StartModule } from '../../render/renderer.ts';

/** Time after the last change of the code until Vite has surely reloaded it. In milliseconds. */
const SETTLING_MS = 50;

/** The modules that hydrate pages, of the pages rendered last. */
const MAX_START_MODULES = 500;

/** Folders of the project that contain no code, or are read by the preview itself. */
const IGNORED_FOLDERS = ['.cache', '.database', 'build', 'content', 'locales', 'tests'];

/** State of an open page, which reloads if its version differs. */
export interface LiveState {
  readonly version: string;
  /** The panel to show over the page, as HTML; empty when there are no problems. */
  readonly overlay: string;
}

interface AppCodeOptions {
  /** The project's folder, with vite.config.ts. */
  readonly root: string;
  /** Accepts the WebSockets. */
  readonly server: Server;
  /** Returns the state for a page that has just been opened. */
  readonly state: () => LiveState;
  /** Called with the files, relative to the root, when edits of the code have settled. */
  readonly changed: (files: readonly string[]) => void;
}

/** The app's code in development: compiled on request, replaced in open pages after each edit. */
export interface AppCode {
  /** Renders with all edits so far, and rejects with the error of code that fails. */
  readonly renderer: () => Promise<Renderer>;
  /** A module that hydrates a page rendered before, by its address. */
  readonly startModule: (address: string) => string | undefined;
  /** Serves modules to the browser; calls `next` for everything else. */
  readonly serve: (request: IncomingMessage, response: ServerResponse, next: () => void) => void;
  /** Sends an event to all open pages, over the WebSocket of Vite. */
  readonly send: (event: string, data?: unknown) => void;
  readonly close: () => Promise<void>;
}

/** Starts Vite with the project's own configuration. */
export async function startAppCode({ root, server, state, changed }: AppCodeOptions): Promise<AppCode> {
  process.on('unhandledRejection', ignoreTypeFiles);
  const vite = await keepSignals(() =>
    createVite({
      root,
      appType: 'custom',
      clearScreen: false,
      logLevel: 'warn',
      // Bundled before the first page needs them, or else that page is loaded twice.
      optimizeDeps: { entries: ['app/entry.client.tsx', 'app/root.tsx', 'app/routes/*.tsx'] },
      // Node would load a second copy of Emotion.
      ssr: { noExternal: [/^@emotion\//] },
      server: {
        middlewareMode: true,
        ws: { server },
        watch: { ignored: IGNORED_FOLDERS.map((folder) => `${root}/${folder}/**`) },
      },
    }),
  );
  vite.ws.on('preview:ready', (_, page) => page.send('preview:state', state()));

  const editedFiles = new Set<string>();
  let settling: NodeJS.Timeout | undefined;
  vite.watcher.on('all', (event, file) => {
    if (event === 'addDir' || event === 'unlinkDir') return;
    editedFiles.add(relative(root, file).split(sep).join('/'));
    clearTimeout(settling);
    settling = setTimeout(() => {
      changed([...editedFiles]);
      editedFiles.clear();
    }, SETTLING_MS);
  });

  const startModules = createBoundedCache<string>(MAX_START_MODULES);
  // The bundle stays the same object as long as nothing is edited.
  let current: { readonly bundle: ServerBuild; readonly renderer: Renderer } | undefined;

  return {
    async renderer() {
      const bundle = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild;
      if (bundle !== current?.bundle) {
        const renderer = createDevRenderer(bundle, ({ address, text }) => startModules.put(address, text));
        current = { bundle, renderer };
      }
      return current.renderer;
    },
    startModule: (address) => startModules.get(address),
    serve: (request, response, next) => vite.middlewares(request, response, next),
    send: (event, data) => vite.ws.send(event, data),
    async close() {
      clearTimeout(settling);
      await vite.close().catch(ignoreTypeFiles);
      process.off('unhandledRejection', ignoreTypeFiles);
    },
  };
}

/** Creates the renderer over Vite's code. React Router shows an error as a page; here it is thrown. */
function createDevRenderer(build: ServerBuild, start: (module: StartModule) => void): Renderer {
  let failure: unknown;
  const { module } = build.entry;
  const handleError: NonNullable<typeof module.handleError> = (error, { request }) => {
    if (!request.signal.aborted) failure = error;
  };
  const watchedBuild = { ...build, entry: { module: { ...module, handleError } } };
  const renderer = createRenderer(watchedBuild, 'development');
  return {
    ...renderer,
    async page(url, source) {
      const page = await renderer.page(url, source, start);
      if (page.status >= 500) throw failure;
      return { ...page, body: await withWeight(page.body, source.texts.language) };
    },
  };
}

/** React Router starts another Vite that ends the process at SIGTERM; here only the command may do that. */
async function keepSignals<T>(work: () => Promise<T>): Promise<T> {
  const before = process.listeners('SIGTERM');
  const result = await work();
  for (const listener of process.listeners('SIGTERM')) {
    if (!before.includes(listener)) process.off('SIGTERM', listener);
  }
  return result;
}

/** Folder in which React Router writes the types of the routes, for editors of the code. */
const TYPES_FOLDER = `${sep}.react-router${sep}`;

/**
 * Throws an error again, unless it is about the generated types of React Router, which pages do not need: two previews
 * that start at the same time in one checkout delete each other's.
 */
function ignoreTypeFiles(error: unknown): void {
  if (error instanceof Error && 'path' in error && String(error.path).includes(TYPES_FOLDER)) return;
  throw error;
}
