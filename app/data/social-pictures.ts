import type { PagePicture } from '../site/page-picture.ts';

/** A picture that was made for social networks. */
export interface SocialPicture {
  /** Its address within the site: `/social/3hc81LyQZ_.png`. */
  readonly address: string;
  /** The text on it. */
  readonly title: string;
}

/** Finds the picture of a page by its language and address; null if the page has that of the whole site. */
export type SocialPictures = (language: string, path: string, picture: PagePicture) => SocialPicture | null;

/** The pictures of a build, by language and the page's address. */
export type BuiltPictures = Readonly<Record<string, Readonly<Record<string, SocialPicture>>>>;

/** Finds pictures among those of a build. An item that is newer or has a new title has that of its list. */
export function builtPictures(pictureIndex: BuiltPictures): SocialPictures {
  return (language, path, { title }) => {
    const pictures = pictureIndex[language] ?? {};
    const match = pictures[path];
    if (match?.title === title) return match;
    return pictures[path.slice(0, path.lastIndexOf('/'))] ?? null;
  };
}
