import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import { acceptTexts } from './hydration/accept-texts.ts';
import { keepListening } from './hydration/keep-listening.ts';
import { type Plain, stateStream } from './hydration/state-stream.ts';
import { browserTexts, loadPageTexts, startTexts } from './i18n/browser-texts.ts';
import { loadSections } from './sections/registry.ts';
import type { PageView } from './site/page-view.ts';
import { createStyleCache } from './theme/style-cache.ts';

declare global {
  interface Window {
    /** Both are there by the module that asked for this one (`hydration-module.ts`). */
    readonly routerState: { readonly loaderData: Readonly<Record<string, unknown>> };
    readonly __reactRouterContext: { stream?: ReadableStream };
  }
}

window.__reactRouterContext.stream = stateStream(window.routerState as Plain);

/** The data of the page, the innermost route, says which sections it has and which texts they use. */
const { sections = [], namespaces = [] } = Object.values(window.routerState.loaderData).at(
  -1,
) as Partial<PageView>;
const kinds = new Set(sections.map(({ kind }) => kind));

await Promise.all([loadSections([...kinds]), loadPageTexts(namespaces), isParsed()]);
acceptTexts();
keepListening();
startTransition(() => {
  hydrateRoot(
    document,
    <CacheProvider value={createStyleCache()}>
      <I18nextProvider i18n={browserTexts}>
        <HydratedRouter />
      </I18nextProvider>
    </CacheProvider>,
  );
});
startTexts();

/** A visitor may point at a link before the end of the page is there. */
async function isParsed(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((parsed) => document.addEventListener('DOMContentLoaded', parsed));
}
