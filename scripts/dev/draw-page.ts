import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageSource } from '../../app/data/page-source.ts';
import { startLate, withStart } from '../../app/hydration/late-start.ts';

/**
 * Takes the module that starts React on a page.
 * @returns the address that the page imports it from; empty where React is not to start
 */
export type ModuleSink = (module: string) => string;

/** Answers a request for a page or its data with the app's code. Rejects with the error when that code fails. */
export type DrawPage = (request: Request, source: PageSource, sink: ModuleSink) => Promise<Response>;

/** Makes the function that renders pages with a server build. */
export function createDrawPage(build: ServerBuild): DrawPage {
  const entry = build.entry.module as typeof import('../../app/entry.server.tsx') & typeof build.entry.module;
  const errors = new WeakMap<object, unknown>();
  // React Router turns an error into a page of its own; only here is the error itself known.
  const handleError: NonNullable<typeof entry.handleError> = (error, { context, request }) => {
    if (!request.signal.aborted) errors.set(context, error);
  };
  const watched = { ...build, entry: { module: { ...entry, handleError } } };
  const handle = createRequestHandler(watched, 'development');

  return async (request, source, sink) => {
    const context = new RouterContextProvider();
    context.set(entry.pageSourceContext, source);
    const response = await handle(request, context);
    if (response.status >= 500 && errors.has(context)) throw errors.get(context);
    if (!response.headers.get('Content-Type')?.startsWith('text/html')) return response;
    const { html, module } = startLate(await response.text());
    return new Response(withStart(html, sink(module)), response);
  };
}
