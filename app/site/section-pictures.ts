import type { Section } from '../../schema/sections/section.ts';

/** The names of the pictures that a section shows, each once. */
export function pictureNames(section: Section): string[] {
  return [...new Set(itemsWithPicture(section).flatMap(({ picture }) => picture ?? []))];
}

function itemsWithPicture(section: Section): readonly { readonly picture?: string | undefined }[] {
  switch (section.kind) {
    case 'hero':
      return [section];
    case 'card-grid':
      return section.cards;
    case 'people':
      return section.people;
    case 'pictures':
      return section.pictures;
    default:
      return [];
  }
}
