import { type ItemReader, originalMark, translationFor } from './item-reader.ts';
import { beginning, paragraphsOf } from './item-text.ts';
import type { NewsRow } from './news-row.ts';
import type { NewsCardView, NewsView } from './section-view.ts';
import { slashedDate } from './slashed-date.ts';

/** A news item as a reader sees it in a list: in the page's language where it is translated. */
export function newsCard(row: NewsRow, reader: ItemReader): NewsCardView {
  const translation = translationFor(row.translations, reader);
  const { title, excerpt, content } = translation ?? row;
  const publishedAt = new Date(row.published_at);
  return {
    slug: row.slug,
    title,
    excerpt: excerpt?.trim() || beginning(content),
    imageUrl: row.image_url,
    publishedAt: publishedAt.toISOString(),
    date: slashedDate(publishedAt, reader.timeZone),
    language: translation ? null : originalMark(reader),
  };
}

/** The same with all that its own page shows. */
export function newsView(row: NewsRow, reader: ItemReader): NewsView {
  const { content } = translationFor(row.translations, reader) ?? row;
  return { ...newsCard(row, reader), paragraphs: paragraphsOf(content) };
}
