import { matchAttributes, matchChildren } from './match-nodes.js';

/**
 * Makes the open page what the server has at its address now, without loading it again, so that the reader stays where
 * they are. Where that is not safe, because React has started or the page is no page of the site, it is loaded again.
 * @returns {Promise<object | null>} the state that the page is made from; null when the server cannot be reached
 */
export async function updatePage() {
  if (isStarted() || !isSitePage(document)) return reload();
  const reply = await fetch(location.href, { redirect: 'manual' }).catch(() => null);
  if (reply === null) return null;
  // One that leads elsewhere has no type that can be read.
  if (!reply.headers.get('Content-Type')?.startsWith('text/html')) return reload();
  const page = new DOMParser().parseFromString(await reply.text(), 'text/html');
  const state = stateOf(page);
  if (isStarted() || !isSitePage(page) || startsAtOnce(page) || state === null) return reload();
  // <html> carries marks of the page's own script as well.
  matchAttributes(document.documentElement, page.documentElement, true);
  matchChildren(document.head, page.head);
  matchChildren(document.body, page.body);
  return state;
}

/**
 * What a page was made from.
 * @param {Document} page
 */
export function stateOf(page) {
  const text = page.querySelector('script[data-live]')?.getAttribute('data-live') ?? null;
  return text === null ? null : JSON.parse(text);
}

/** Whether React has taken the page over; while it is about to, its module finds out by itself. */
export function isStarted() {
  return '__reactRouterContext' in window;
}

/** Whether the site's code has drawn it; what stands in for a page that cannot be drawn is not its work. */
function isSitePage(page) {
  return page.querySelector('[data-section]') !== null;
}

/** Whether a section needs React without being asked, which is seen to when a page is loaded. */
function startsAtOnce(page) {
  const sign = '[data-eager]';
  return page.querySelector(sign) !== null && document.querySelector(sign) === null;
}

/**
 * Loads the page again; this one ends with it.
 * @returns {Promise<never>}
 */
export function reload() {
  location.reload();
  return new Promise(() => {});
}
