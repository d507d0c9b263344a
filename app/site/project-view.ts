import { type ItemReader, originalMark, translationFor } from './item-reader.ts';
import { paragraphsOf } from './item-text.ts';
import type { ProjectRow, ProjectTitleRow } from './project-row.ts';
import type { ProjectView } from './section-view.ts';

type Languages = Pick<ItemReader, 'language' | 'original'>;

/**
 * A project as a reader sees it: in the page's language where it is translated. What a translation leaves out comes
 * from the original, with its language marked; tags are names and are not marked.
 */
export function projectView(row: ProjectRow, reader: Languages): ProjectView {
  const translation = translationFor(row.translations, reader);
  const { title, description } = translation ?? row;
  const mark = originalMark(reader);
  return {
    id: row.id,
    title,
    description,
    paragraphs: paragraphsOf(translation?.content ?? row.content ?? ''),
    category: translation?.category ?? row.category,
    tags: (translation?.tags ?? row.tags).filter((tag) => /\S/.test(tag)),
    imageUrl: row.image_url,
    link: row.link,
    language: translation ? null : mark,
    contentLanguage: isGiven(translation?.content) ? null : mark,
    categoryLanguage: isGiven(translation?.category) ? null : mark,
  };
}

/** A project's title for the breadcrumb, with its language where that is not the page's. */
export function projectTitle(
  row: ProjectTitleRow,
  reader: Languages,
): { readonly title: string; readonly language: string | null } {
  const translation = translationFor(row.translations, reader);
  return translation
    ? { title: translation.title, language: null }
    : { title: row.title, language: originalMark(reader) };
}

function isGiven(part: string | null | undefined): boolean {
  return part !== null && part !== undefined;
}
