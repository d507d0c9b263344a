import { htmlTokens } from '../../../render/preview/html-tokens.ts';

/** A page without the attributes that the preview adds. */
export function withoutSources(html: string): string {
  return [...htmlTokens(html)]
    .map(({ kind, written }) =>
      kind === 'open' ? written.replace(/ data-(?:page-sources|source)="[^"]*"/g, '') : written,
    )
    .join('');
}

/** The HTML of what has a source, from its tag to the text that follows it. */
export function shownBy(html: string, source: string): string[] {
  return [...html.matchAll(/<[^<>]* data-source="([^"]*)"[^<>]*>([^<]*)/g)]
    .filter(([, sources = '']) => sources.split(' ').includes(source))
    .map(([, , text = '']) => text);
}
