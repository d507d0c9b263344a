import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { PageSource } from '../../app/data/page-source.ts';
import type { DrawnPage } from '../../app/hydration/drawn-page.ts';
import type { RouteEntry } from '../../app/site/routes-of.ts';
import { BROWSER_FILES, bundleFolder } from './bundle-folder.ts';
import { type BrowserFiles, hydrationModule } from './hydration-module.ts';
import { withStart } from './page-start.ts';
import { type ServerBundle, serverBuild } from './server-build.ts';

export interface RenderedPage {
  readonly status: number;
  readonly body: string;
}

/**
 * Takes the module that starts React on a page.
 * @returns the address that the page asks for it at
 */
export type ModuleSink = (module: string) => string;

/** Renders pages with the built server bundle. */
export interface Renderer {
  /** The HTML of a page; the module that starts React on it goes to the sink. */
  readonly page: (url: URL, source: PageSource, sink: ModuleSink) => Promise<RenderedPage>;
  /** The same before the browser's files are there, which the module names. */
  readonly draw: (url: URL, source: PageSource) => Promise<DrawnPage & { readonly status: number }>;
  /** Where the browser's code lies, when it is there. */
  readonly browserFiles: () => Promise<BrowserFiles>;
  /** What the browser fetches when it navigates to a page by itself; it may lead the browser elsewhere. */
  readonly data: (url: URL, route: string, source: PageSource) => Promise<string>;
}

/**
 * Loads the server bundle.
 * @param buildFolder where `beginBundles` puts it
 * @param routes those of the site that is drawn
 * @param browserBundle resolves when the browser's bundle is there; it is if left out
 */
export async function loadRenderer(
  buildFolder: string,
  routes: readonly RouteEntry[],
  browserBundle: Promise<unknown> | null = null,
): Promise<Renderer> {
  const folder = bundleFolder(buildFolder);
  const readFiles = (): BrowserFiles => JSON.parse(readFileSync(join(folder, BROWSER_FILES), 'utf8'));
  // Read at once where they are there: a build that comes later has others.
  const files = browserBundle ? browserBundle.then(readFiles) : Promise.resolve(readFiles());
  // Whoever asks for them hears of it.
  files.catch(() => {});
  const bundle = (await import(pathToFileURL(join(folder, 'server/index.js')).href)) as ServerBundle;
  return createRenderer(bundle, routes, files);
}

/** A renderer over a server bundle that is at hand. */
function createRenderer(
  bundle: ServerBundle,
  routes: readonly RouteEntry[],
  browserFiles: Promise<BrowserFiles>,
): Renderer {
  const { entry } = bundle;
  const handle = entry.createRequestHandler(serverBuild(bundle, routes), 'production');
  const ask = async (url: URL, source: PageSource) => {
    const context = new entry.RouterContextProvider();
    context.set(entry.pageSourceContext, source);
    return { response: await handle(new Request(url), context), context };
  };
  const draw: Renderer['draw'] = async (url, source) => {
    const { response, context } = await ask(url, source);
    const drawn = context.get(entry.drawnPageContext) ?? { html: '', state: null };
    return { status: response.status, ...drawn };
  };
  return {
    async page(url, source, sink) {
      const files = await browserFiles;
      const { status, html, state } = await draw(url, source);
      return { status, body: withStart(html, state ? sink(hydrationModule(state, files)) : '') };
    },
    draw,
    browserFiles: () => browserFiles,
    async data(url, route, source) {
      const address = new URL(url.pathname === '/' ? '/_.data' : `${url.pathname}.data`, url);
      address.search = url.search;
      address.searchParams.set('_routes', route);
      const { response } = await ask(address, source);
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return await response.text();
    },
  };
}
