import { redirect, replace } from 'react-router';
import type { FilledPage } from '../data/fill-page.ts';
import { showsOtherPart } from '../data/row-sections.ts';
import type { PageView } from '../site/page-view.ts';
import { type Refresh, refreshOf, settle } from './refresh-rows.ts';

/** A page that the router loads in the browser. */
export interface AskedPage {
  /** With its query. */
  readonly url: URL;
  /** What the address has in the place of `{slug}` or `{id}`; null where its page has no such place. */
  readonly item: string | null;
  /** Aborted when the visitor goes elsewhere. */
  readonly signal: AbortSignal;
  /** The host's page; rejects where there is none. */
  readonly served: () => Promise<PageView>;
}

/**
 * Loads the page to show. The host's page is shown as it is. Rows are read first only where the host cannot have the
 * page: a later part of a list, or an item newer than the build. A page whose rows are refreshed is not loaded again.
 * @throws a redirect to the list where there is no such item or part; the host's answer where it has no page
 */
export async function loadPage(asked: AskedPage): Promise<PageView> {
  const { url, signal, served } = asked;
  const refresh = refreshOf(url);
  if (refresh) return await refreshed(refresh, asked);
  let page: PageView;
  try {
    page = await served();
  } catch (problem) {
    return await newItem(asked, problem);
  }
  if (!showsOtherPart(page, url)) return page;
  const filled = await withFreshRows(page, url, signal);
  if (filled.kind === 'missing') throw redirect(listAddress(asked));
  return settle(filled.view);
}

async function refreshed(refresh: Refresh, asked: AskedPage): Promise<PageView> {
  refresh.reading ??= withFreshRows(refresh.view, asked.url, refresh.signal);
  const filled = await refresh.reading;
  // The router dropped this load because a filter was pressed; it will load again.
  if (asked.signal.aborted || refresh.signal.aborted) return refresh.view;
  settle(refresh.view);
  if (filled.kind === 'missing') throw replace(listAddress(asked));
  return settle(filled.view);
}

/** A page whose rows cannot be read stays as it is. */
async function withFreshRows(page: PageView, url: URL, signal: AbortSignal): Promise<FilledPage> {
  try {
    const { freshPage } = await import('../data/browser-pages.ts');
    return await freshPage(page, { url, signal });
  } catch (problem) {
    console.error('The rows of the page could not be brought up to date', problem);
    return { kind: 'filled', view: page };
  }
}

async function newItem(asked: AskedPage, problem: unknown): Promise<PageView> {
  const { url, item, signal } = asked;
  if (problem instanceof Response || item === null || signal.aborted) throw problem;
  const { newItemPage } = await import('../data/browser-pages.ts');
  const filled = await newItemPage(item, { url, signal });
  if (!filled) throw problem;
  if (filled.kind === 'missing') throw redirect(listAddress(asked));
  return settle(filled.view);
}

/** Where the list is that an item or a part belongs to. */
function listAddress({ url: { pathname }, item }: AskedPage): string {
  return item === null ? pathname : pathname.slice(0, pathname.lastIndexOf('/'));
}
