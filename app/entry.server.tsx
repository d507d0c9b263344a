import { text } from 'node:stream/consumers';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { i18n, Resource } from 'i18next';
import { prerenderToNodeStream } from 'react-dom/static';
import { I18nextProvider } from 'react-i18next';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { pageSourceContext } from './data/page-source.ts';
import { speculationRules } from './hydration/speculation-rules.ts';
import { startScript } from './hydration/start-script.ts';
import { createI18n } from './i18n/create-i18n.ts';
import { loadSections, sectionKinds } from './sections/registry.ts';
import type { SiteTexts } from './site/texts/texts.ts';
import { globalCss } from './theme/global-css.ts';
import { createStyleCache, OWN_STYLES } from './theme/style-cache.ts';

// biome-ignore lint/performance/noBarrelFile: the renderer must use the key of this bundle, not a copy of it.
export { pageSourceContext } from './data/page-source.ts';

await loadSections(sectionKinds);

const startElement = `<script>${startScript}</script>`;

const speculationElement = `<script type="speculationrules">${speculationRules}</script>`;

const i18nInstances = new WeakMap<SiteTexts, i18n>();

/** The i18next instance over texts in memory; created once for each set of texts. */
function serverTexts(texts: SiteTexts): i18n {
  const instance =
    i18nInstances.get(texts) ?? createI18n(texts.language, texts.namespaces as Resource[string]);
  i18nInstances.set(texts, instance);
  return instance;
}

/** Renders a page: complete HTML with its critical styles. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  // One for each page: Emotion adds the keyframes of all pages that it has seen, and keeps the order of the first.
  const cache = createStyleCache();
  const { extractCritical } = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <I18nextProvider i18n={serverTexts(context.get(pageSourceContext).texts)}>
        <ServerRouter context={router} url={request.url} />
      </I18nextProvider>
    </CacheProvider>,
    // In one piece: React would put large parts after the page and move them into place by a script.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const body = await text(prelude);
  const styles = `<style>${globalCss}</style><style ${OWN_STYLES}>${extractCritical(body).css}</style>`;
  const html = body
    .replace('</head>', () => `${styles}${startElement}</head>`)
    .replace('</body>', () => `${speculationElement}</body>`);
  headers.set('Content-Type', 'text/html; charset=utf-8');
  return new Response(html, { status, headers });
}
