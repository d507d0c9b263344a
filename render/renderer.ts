import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageSource } from '../app/data/page-source.ts';
import { startAddress, startLate, withStart } from '../app/hydration/late-start.ts';

export interface RenderedPage {
  readonly status: number;
  readonly body: string;
}

/** A module that starts React on a page, and the address that the page imports it from. */
export interface StartModule {
  readonly address: string;
  readonly text: string;
}

/** Renders pages with React Router's server build. */
export interface Renderer {
  /**
   * The HTML of a page.
   * @param start takes the module that starts React on the page; left out, the page has no script
   */
  readonly page: (
    url: URL,
    source: PageSource,
    start?: (module: StartModule) => void,
  ) => Promise<RenderedPage>;
  /** The data that the browser fetches when it navigates to a page on its own; it may be a redirect. */
  readonly data: (url: URL, route: string, source: PageSource) => Promise<string>;
}

/** The folder of React Router's build: `client` and `server`. */
export function bundleFolder(buildFolder: string): string {
  return join(resolve(buildFolder), 'bundle');
}

/** Loads the server build. Rejects if it is missing. */
export async function loadRenderer(buildFolder: string): Promise<Renderer> {
  const folder = bundleFolder(buildFolder);
  // A process loads a file of one address once; another build is another file.
  const version = await readFile(join(folder, 'fingerprint.txt'), 'utf8').catch(() => '');
  const { href } = pathToFileURL(join(folder, 'server/index.js'));
  const build = (await import(`${href}?${version}`)) as ServerBuild;
  const renderer = renderers.get(build) ?? createRenderer(build, 'production');
  renderers.set(build, renderer);
  return renderer;
}

/** One renderer for each build. */
const renderers = new WeakMap<ServerBuild, Renderer>();

/** Creates a renderer over a loaded server build. */
export function createRenderer(build: ServerBuild, mode: 'production' | 'development'): Renderer {
  const handle = createRequestHandler(build, mode);
  // The build has its own copy of the app's modules, so the context's key is taken from there.
  const { pageSourceContext } = build.entry.module as typeof import('../app/entry.server.tsx');
  const send = (url: URL, source: PageSource) => {
    const context = new RouterContextProvider();
    context.set(pageSourceContext, source);
    return handle(new Request(url), context);
  };
  return {
    async page(url, source, start) {
      const response = await send(url, source);
      const { html, module } = startLate(await response.text());
      const { status } = response;
      if (!start || status !== 200) return { status, body: html };
      const address = startAddress(module);
      start({ address, text: module });
      return { status, body: withStart(html, address) };
    },
    async data(url, route, source) {
      const address = new URL(url.pathname === '/' ? '/_.data' : `${url.pathname}.data`, url);
      address.search = url.search;
      address.searchParams.set('_routes', route);
      const response = await send(address, source);
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return await response.text();
    },
  };
}
