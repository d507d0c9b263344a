import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { PageSource } from '../../app/data/page-source.ts';

/** Answers a request for a page or its data with the app's code. Rejects with the error when that code fails. */
export type RenderPage = (request: Request, source: PageSource) => Promise<Response>;

/** Makes the function that renders pages with a server build. */
export function createRenderPage(build: ServerBuild): RenderPage {
  const entry = build.entry.module as typeof import('../../app/entry.server.tsx') & typeof build.entry.module;
  const errors = new WeakMap<object, unknown>();
  // React Router turns an error into a page of its own; only here is the error itself known.
  const handleError: NonNullable<typeof entry.handleError> = (error, { context, request }) => {
    if (!request.signal.aborted) errors.set(context, error);
  };
  const watched = { ...build, entry: { module: { ...entry, handleError } } };
  const handle = createRequestHandler(watched, 'development');

  return async (request, source) => {
    const context = new RouterContextProvider();
    context.set(entry.pageSourceContext, source);
    const response = await handle(request, context);
    if (response.status >= 500 && errors.has(context)) throw errors.get(context);
    return response;
  };
}
