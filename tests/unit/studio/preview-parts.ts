import { htmlTokens } from '../../../render/preview/html-tokens.ts';

/** A page without the attributes that the preview adds. */
export function withoutSources(html: string): string {
  return [...htmlTokens(html)]
    .map(({ kind, written }) =>
      kind === 'open' ? written.replace(/ data-(?:page-sources|source)="[^"]*"/g, '') : written,
    )
    .join('');
}

/** HTML of elements with a source, from the tag to the following text. */
export function findMarkedHtml(html: string, source: string): string[] {
  return [...html.matchAll(/<[^<>]* data-source="([^"]*)"[^<>]*>([^<]*)/g)]
    .filter(([, sources = '']) => sources.split(' ').includes(source))
    .map(([, , text = '']) => text);
}
