import { contentHash } from '../http/content-hash.ts';

/** React Router's `<Scripts>` and the data of the page that it streams after them. */
const ROUTER_SCRIPT = /(<script(?: type="module" async="")?>)([^<]+)(<\/script>)/g;
const MODULE_PRELOAD = /<link rel="modulepreload"[^>]*>/g;

/**
 * Moves the scripts by which React Router starts React out of a rendered page into one JavaScript module, so that a
 * visitor who only reads loads none. Empty elements stay, since React expects them; they need no hash in the policy.
 */
export function startLate(rendered: string): { readonly html: string; readonly module: string } {
  const scripts: string[] = [];
  // No script of the page's content is ever code of React Router, which is after the main part.
  const contentEnd = Math.max(rendered.lastIndexOf('</main>'), rendered.indexOf('<body'));
  const tail = rendered
    .slice(contentEnd)
    .replace(ROUTER_SCRIPT, (_, open: string, text: string, close: string) => {
      scripts.push(text);
      return open + close;
    });
  const html = (rendered.slice(0, contentEnd) + tail).replace(MODULE_PRELOAD, '');
  return { html, module: scripts.join('\n') };
}

/** The folder of the start modules, in addresses. */
export const START_FOLDER = '/hydrate/';

/** The address of a start module, which changes with its content. */
export function startAddress(module: string): string {
  return `${START_FOLDER}${contentHash(module)}.js`;
}

/** Adds the address of the start module for the script inside the page (`start-script.ts`). */
export function withStart(html: string, address: string): string {
  return html.replace('<html', () => `<html data-start="${address}"`);
}

/** Removes that address: the page stays static. Links and forms work without React. */
export function withoutStart(html: string): string {
  return html.replace(/(<html[^>]*?) data-start="[^"]*"/, '$1');
}
