import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router';
import type { PageSource, pageSourceContext } from '../../app/data/page-source.ts';
import type { HydrationSink, hydrationSinkContext } from '../../app/hydration/hydration-sink.ts';
import { bundleFolder } from './bundle-folder.ts';

export interface RenderedPage {
  readonly status: number;
  readonly body: string;
}

/** Renders pages with the built server bundle. */
export interface Renderer {
  /** The HTML of a page; the module that starts React on it goes to the sink. */
  readonly page: (url: URL, source: PageSource, sink: HydrationSink) => Promise<RenderedPage>;
  /** What the browser fetches when it navigates to a page by itself; it may lead the browser elsewhere. */
  readonly data: (url: URL, route: string, source: PageSource) => Promise<string>;
}

/** The router and the contexts as the bundle knows them (app/entry.server.tsx). */
export interface BundleEntry {
  readonly createRequestHandler: typeof createRequestHandler;
  readonly RouterContextProvider: typeof RouterContextProvider;
  readonly pageSourceContext: typeof pageSourceContext;
  readonly hydrationSinkContext: typeof hydrationSinkContext;
}

/**
 * Loads the server bundle.
 * @param buildFolder where `beginBundles` puts it
 */
export async function loadRenderer(buildFolder: string): Promise<Renderer> {
  const bundle = (await import(
    pathToFileURL(join(bundleFolder(buildFolder), 'server/index.js')).href
  )) as ServerBuild;
  return createRenderer(bundle);
}

/** A renderer over a server bundle that is at hand. */
export function createRenderer(
  bundle: ServerBuild,
  mode: 'production' | 'development' = 'production',
): Renderer {
  const entry = bundle.entry.module as unknown as BundleEntry;
  const handle = entry.createRequestHandler(bundle, mode);
  const ask = async (url: URL, source: PageSource, sink?: HydrationSink) => {
    const context = new entry.RouterContextProvider();
    context.set(entry.pageSourceContext, source);
    if (sink) context.set(entry.hydrationSinkContext, sink);
    return await handle(new Request(url), context);
  };
  return {
    async page(url, source, sink) {
      const response = await ask(url, source, sink);
      return { status: response.status, body: await response.text() };
    },
    async data(url, route, source) {
      const address = new URL(url.pathname === '/' ? '/_.data' : `${url.pathname}.data`, url);
      address.search = url.search;
      address.searchParams.set('_routes', route);
      const response = await ask(address, source);
      if (!response.ok) throw new Error(`${address} answered ${response.status}`);
      return await response.text();
    },
  };
}
