import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageSourceContext } from './data/page-source.ts';
import { structuredDataContext } from './data/structured-data-context.ts';
import { drawnPageContext } from './hydration/drawn-page.ts';
import { hydrationState } from './hydration/hydration-state.ts';
import { speculationRules } from './hydration/speculation-rules.ts';
import { developmentStartScript, startScript } from './hydration/start-script.ts';
import { serverTexts } from './i18n/server-texts.ts';
import { loadSections, sectionKinds } from './sections/registry.ts';
import type { StructuredData } from './site/structured-data/schema-org.ts';
import { globalCss } from './theme/global-css.ts';
import { createStyleCache } from './theme/style-cache.ts';
import { loadBasalt } from './ui/basalt/use-drawing.ts';

// Whoever renders pages takes these from the bundle, so that both sides mean the same router.
// biome-ignore-start lint/performance/noBarrelFile: this is the bundle's entry
export { createRequestHandler, RouterContextProvider } from 'react-router';
export { pageSourceContext } from './data/page-source.ts';
export { drawnPageContext } from './hydration/drawn-page.ts';

// biome-ignore-end lint/performance/noBarrelFile: this is the bundle's entry

await Promise.all([loadSections(sectionKinds), loadBasalt()]);

const start = `<script>${import.meta.env.DEV ? developmentStartScript : startScript}</script>`;

const speculation = `<script type="speculationrules">${speculationRules}</script>`;

/**
 * Draws a page: complete HTML with its critical styles, and apart from it what React goes on with. Both are left in the
 * context of the request; as the body of the response the HTML would be copied twice.
 */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Response {
  const cache = createStyleCache();
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const body = renderToString(
    <CacheProvider value={cache}>
      <I18nextProvider i18n={serverTexts(context.get(pageSourceContext).texts)}>
        <ServerRouter context={router} url={request.url} />
      </I18nextProvider>
    </CacheProvider>,
  );
  const styles = `<style>${globalCss}</style>${constructStyleTagsFromChunks(extractCriticalToChunks(body))}`;
  // A page that has failed says so, and has nothing that React could go on with.
  const { errors } = router.staticHandlerContext;
  const state = errors ? null : hydrationState(router);
  const html = body
    .replace('</head>', () => `${structured(context.get(structuredDataContext))}${styles}${start}</head>`)
    .replace('</body>', () => `${speculation}</body>`);
  context.set(drawnPageContext, { html: `<!DOCTYPE html>${html}`, state });
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

/** No text in it can end the element. By its mark the browser knows it when another page is shown (`root.tsx`). */
function structured(data: StructuredData | null): string {
  return data
    ? `<script type="application/ld+json" data-loaded>${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`
    : '';
}
