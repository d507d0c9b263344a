/** Invisible characters: of no width, and hyphens that show at the end of a line only. */
const unseen = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
/** Spaces that look like the plain one. */
const oddSpaces = /[\u00a0\u2000-\u200a\u202f\u205f\u3000]/g;

/** A text with plain spaces and without invisible characters. */
export function withPlainSpaces(text: string): string {
  return text.replace(oddSpaces, ' ').replace(unseen, '');
}

/** A text as it is typed on a keyboard: plain spaces and hyphens for dashes. */
export function withPlainSigns(text: string): string {
  return withPlainSpaces(text).replace(/[\u2010-\u2015\u2212]/g, '-');
}
