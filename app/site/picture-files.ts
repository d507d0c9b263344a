/** Widths of the files of a picture, in pixels; a smaller picture has fewer, and one of its full width. */
const WIDTHS: readonly number[] = [400, 800, 1200, 1600];

/** Larger pictures are reduced to this width. */
export const MAX_PICTURE_WIDTH = 2000;

/** The formats of each width; browsers take the first one that they support. */
export const PICTURE_FORMATS = ['avif', 'webp'] as const;
export type PictureFormat = (typeof PICTURE_FORMATS)[number];

/** A picture of the library, as pages use it. */
export interface PictureFile {
  /** Its name: the first 20 hex digits of the SHA-256 of the uploaded file. */
  readonly file: string;
  /** Of its largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The point that stays visible in a crop: percent from the left and from the top. */
  readonly focus: readonly [x: number, y: number];
}

/** The same with its alternative text for a reader; an empty one if it is only decoration. */
export interface PictureView extends PictureFile {
  readonly alt: string;
  /** The language of the text; null if it is the page's. */
  readonly altLanguage: string | null;
}

/** The widths in which a picture is stored, the smallest first. @param width its own, or any larger one */
export function pictureWidths(width: number): number[] {
  return [...WIDTHS.filter((candidate) => candidate < width), Math.min(width, MAX_PICTURE_WIDTH)];
}

/** The address of one of its files; the same on every site. */
export function pictureAddress(file: string, width: number, format: PictureFormat): string {
  return `/pictures/${file}/${width}.${format}`;
}

/** Width at which social networks show pictures. */
const SHARED_WIDTH = 1200;

/**
 * The whole address of an item's picture, for feeds, search engines and social networks: of the library's picture, else
 * of the external photograph, else null. @param site any address of the site; null if it has none
 */
export function sharedPicture(
  { picture, imageUrl }: { readonly picture: PictureFile | null; readonly imageUrl: string | null },
  site: string | null,
): string | null {
  if (!picture || site === null) return imageUrl;
  const width = Math.max(...pictureWidths(picture.width).filter((candidate) => candidate <= SHARED_WIDTH));
  return new URL(pictureAddress(picture.file, width, 'webp'), site).href;
}

/** The name of a client's word mark in the sprite, distinct from icons. */
export function markSymbolId(mark: string): string {
  return `mark-${mark}`;
}
