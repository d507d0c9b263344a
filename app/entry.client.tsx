import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { HydratedRouter } from 'react-router/dom';
import type { SectionKind } from '../schema/sections/section.ts';
import { allowPlainText } from './hydration/own-html.ts';
import { browserTexts, loadPageTexts, startTexts } from './i18n/browser-texts.ts';
import { loadSections } from './sections/registry.ts';
import { createStyleCache, listStyleNames } from './theme/style-cache.ts';

await waitForPage();
await Promise.all([loadSections(kindsOnPage()), loadPageTexts(namespacesOfPage())]);
allowPlainText();
listStyleNames();
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

/** A visitor may point at a link before the end of the page has arrived. */
async function waitForPage(): Promise<void> {
  if (document.readyState !== 'loading') return;
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

function kindsOnPage(): SectionKind[] {
  const sections = document.querySelectorAll<HTMLElement>('[data-section]');
  return [...new Set([...sections].map(({ dataset }) => dataset.section as SectionKind))];
}

function namespacesOfPage(): string[] {
  return document.querySelector('main')?.dataset.texts?.split(' ') ?? [];
}
