import { type ItemReader, originalMark, translationFor } from './item-reader.ts';
import { paragraphsOf } from './item-text.ts';
import type { ProjectRow } from './project-row.ts';
import type { ProjectCardView, ProjectView } from './section-view.ts';

type Languages = Pick<ItemReader, 'language' | 'original'>;

/**
 * A project as a reader sees it in the gallery: in the page's language where it is translated. What a translation
 * leaves out comes from the original, with its language marked; tags are names and are not marked.
 */
export function projectCard(row: ProjectRow, reader: Languages): ProjectCardView {
  const translation = translationFor(row.translations, reader);
  const { title, description } = translation ?? row;
  const mark = originalMark(reader);
  return {
    id: row.id,
    title,
    description,
    category: translation?.category ?? row.category,
    categoryId: row.category,
    tags: (translation?.tags ?? row.tags).filter((tag) => /\S/.test(tag)),
    imageUrl: row.image_url,
    language: translation ? null : mark,
    categoryLanguage: isGiven(translation?.category) ? null : mark,
  };
}

/** The same with all that its own page shows. */
export function projectView(row: ProjectRow, reader: Languages): ProjectView {
  const translation = translationFor(row.translations, reader);
  return {
    ...projectCard(row, reader),
    paragraphs: paragraphsOf(translation?.content ?? row.content ?? ''),
    contentLanguage: isGiven(translation?.content) ? null : originalMark(reader),
    link: row.link,
  };
}

function isGiven(part: string | null | undefined): boolean {
  return part !== null && part !== undefined;
}
