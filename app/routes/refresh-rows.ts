import { useEffect } from 'react';
import { useLocation, useNavigation, useRevalidator } from 'react-router';
import type { FilledPage } from '../data/fill-page.ts';
import { readsRows, showsOtherPart } from '../data/row-sections.ts';
import { withoutFilter } from '../site/list-query.ts';
import type { PageView } from '../site/page-view.ts';

/** A page whose rows are being refreshed. */
export interface Refresh {
  readonly view: PageView;
  /** Aborted when the visitor leaves the page. */
  readonly signal: AbortSignal;
  /** The page with its new rows, once it has been requested. */
  reading: Promise<FilledPage> | null;
}

/** The running refresh. A revalidation takes no arguments, so the loader finds it here. */
let activeRefresh: { readonly address: string; readonly refresh: Refresh } | null = null;

/** Pages that have been refreshed, or could not be: they are not refreshed again. */
const refreshedPages = new WeakSet<PageView>();

/** The refresh that the loader does instead of loading a page; null if it loads one. */
export function getRefresh(url: URL): Refresh | null {
  if (activeRefresh?.address !== withoutFilter(url) || activeRefresh.refresh.signal.aborted) return null;
  return activeRefresh.refresh;
}

/** Marks a page as up to date. */
export function markRefreshed(view: PageView): PageView {
  refreshedPages.add(view);
  return view;
}

/**
 * Refreshes the rows of a page once, when it has loaded and the browser is idle; by a revalidation of the router, so
 * that head and breadcrumb change, too, and sections see it by `useRevalidator`.
 */
export function useFreshRows(page: PageView): void {
  const { revalidate } = useRevalidator();
  const isIdle = useNavigation().state === 'idle';
  const { pathname, search } = useLocation();
  const address = withoutFilter(new URL(pathname + search, 'https://this.site'));
  useEffect(() => {
    if (!isIdle || !shouldRefresh(page)) return;
    const controller = new AbortController();
    void refreshWhenQuiet(page, address, revalidate, controller.signal);
    return () => controller.abort();
  }, [page, address, isIdle, revalidate]);
}

/** Visitors who save data keep the served rows, unless those are of another part of the list. */
function shouldRefresh(page: PageView): boolean {
  // The preview itself reads the rows again for each page.
  if (import.meta.env.DEV || refreshedPages.has(page) || !readsRows(page)) return false;
  return !savesData() || showsOtherPart(page, new URL(window.location.href));
}

function savesData(): boolean {
  const { connection } = navigator as { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}

async function refreshWhenQuiet(
  view: PageView,
  address: string,
  revalidate: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  const refresh: Refresh = { view, signal, reading: null };
  // A revalidation that is cut off by a filter leaves the page unchanged.
  while (!refreshedPages.has(view)) {
    await waitUntilQuiet(signal);
    // The router's address changes before the page: a revalidation would put these rows into the next page.
    if (signal.aborted || address !== withoutFilter(new URL(window.location.href))) return;
    const thisRefresh = { address, refresh };
    activeRefresh = thisRefresh;
    await revalidate();
    if (activeRefresh === thisRefresh) activeRefresh = null;
  }
}

/** Waits until the page has loaded and the browser is idle; forever if the signal comes first. */
function waitUntilQuiet(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wait = () => {
      // Safari has no idle callbacks; on a busy machine Chromium may not call for as long as nothing moves.
      if (window.requestIdleCallback) window.requestIdleCallback(() => resolve(), { timeout: 1_000 });
      else setTimeout(resolve, 200);
    };
    if (document.readyState === 'complete') wait();
    else window.addEventListener('load', wait, { once: true, signal });
  });
}
