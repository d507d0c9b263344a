/** GET /pictures: the picture library, the newest first. */
export type PictureLibrary = readonly LibraryPicture[];

/** A picture of the library; POST /pictures?name=… uploads one, PATCH and DELETE /pictures/FILE change it. */
export interface LibraryPicture {
  /** The name of its files (`app/site/picture-files.ts`). */
  readonly file: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly focus: readonly [x: number, y: number];
  /** By language of the site; all empty where it is only decoration, a missing one is not written yet. */
  readonly alt: Readonly<Record<string, string>>;
  /** Whether it may be chosen: it has a text in every language, or is only decoration. */
  readonly isDescribed: boolean;
  readonly madeBy: string;
  readonly madeAt: string;
  readonly uses: readonly PictureUse[];
}

/** Where a picture is used. */
export type PictureUse =
  | { readonly kind: 'news' | 'project'; readonly id: string; readonly title: string }
  /** On pages: in what is published, or in the draft of the person who asks. */
  | { readonly kind: 'published' | 'draft'; readonly id: string };

/** The body of PATCH; what is left out stays. */
export interface PictureChange {
  readonly name?: string | undefined;
  readonly focus?: readonly [x: number, y: number] | undefined;
  /** Replaces all texts; those that are empty are left out, unless all languages are: only decoration. */
  readonly alt?: Readonly<Record<string, string>> | undefined;
}
