/** Takes out where the page's code starts, so that the page stays as it was sent. Links and forms do without. */
export function withoutStart(html: string): string {
  return html.replace(/(<html[^>]*?) data-start="[^"]*"/, '$1');
}
