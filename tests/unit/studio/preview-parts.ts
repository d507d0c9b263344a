import { type RecordedRows, requestKey } from '../../../app/data/recorded-rows.ts';
import type { RowReply, RowRequest, Rows } from '../../../app/data/rows.ts';
import { htmlTokens } from '../../../studio/preview/html-tokens.ts';

/** Replies by request, as JSON. */
export function rowsFrom(recorded: RecordedRows): Rows {
  const read = async (request: RowRequest): Promise<RowReply> =>
    recorded[requestKey(request)] ?? { ok: false, reason: 'not recorded' };
  return { read: read as Rows['read'] };
}

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
