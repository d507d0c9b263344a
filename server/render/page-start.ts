/**
 * Tells a page where the module is that starts React on it.
 * @param address empty where there is none
 */
export function withStart(html: string, address: string): string {
  return html.replace('<html', () => `<html data-start="${address}"`);
}

/** Takes that out, so that the page stays as it was sent. Links and forms do without. */
export function withoutStart(html: string): string {
  return html.replace(/(<html[^>]*?) data-start="[^"]*"/, '$1');
}
