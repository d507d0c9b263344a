import type { NewsView } from '../site/section-view.ts';

/**
 * What stands above the text of a news item.
 * @returns its excerpt; null where that only repeats how the text begins, as one that nobody wrote does
 */
export function articleLead({
  excerpt,
  paragraphs,
}: Pick<NewsView, 'excerpt' | 'paragraphs'>): string | null {
  const start = inOneLine(excerpt).replace(/…$/, '');
  return inOneLine(paragraphs.join(' ')).startsWith(start) ? null : excerpt;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
