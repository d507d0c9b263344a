import type { ServerBuild } from 'react-router';
import type { PageSource } from '../../app/data/page-source.ts';
import { hydrationModule } from '../../server/render/hydration-module.ts';
import { withStart } from '../../server/render/page-start.ts';
import type { ModuleSink } from '../../server/render/renderer.ts';
import type { ServerEntry } from '../../server/render/server-build.ts';

/** Answers a request for a page or its data with the app's code. Rejects with the error when that code fails. */
export type DrawPage = (request: Request, source: PageSource, sink: ModuleSink) => Promise<Response>;

/** Makes the function that draws pages with a server bundle. */
export function createDrawPage(bundle: ServerBuild): DrawPage {
  const entry = bundle.entry.module as unknown as ServerEntry;
  const errors = new WeakMap<object, unknown>();
  // React Router turns an error into a page of its own; what the error was is told here only.
  const handleError: NonNullable<ServerBuild['entry']['module']['handleError']> = (
    error,
    { context, request },
  ) => {
    if (!request.signal.aborted) errors.set(context, error);
  };
  const watched = { ...bundle, entry: { module: { ...bundle.entry.module, handleError } } };
  const handle = entry.createRequestHandler(watched, 'development');

  return async (request, source, sink) => {
    const context = new entry.RouterContextProvider();
    context.set(entry.pageSourceContext, source);
    const response = await handle(request, context);
    if (response.status >= 500 && errors.has(context)) throw errors.get(context);
    const drawn = context.get(entry.drawnPageContext);
    if (!drawn) return response;
    const module = drawn.state ? sink(hydrationModule(drawn.state, bundle.assets)) : '';
    return new Response(withStart(drawn.html, module), response);
  };
}
