import type { PagePicture } from '../site/page-picture.ts';

/** A picture that was made for social networks. */
export interface MadePicture {
  /** Its address within the site: `/social/3hc81LyQZ_.png`. */
  readonly address: string;
  /** The text on it. */
  readonly title: string;
}

/**
 * Finds the picture of a page; null if there is none and the page has that of the whole site.
 * @param language a code of the site
 * @param path the page's address
 */
export type SocialPictures = (language: string, path: string, picture: PagePicture) => MadePicture | null;

/** The pictures of a build, by language and the page's address. */
export type BuiltPictures = Readonly<Record<string, Readonly<Record<string, MadePicture>>>>;

/** Finds pictures among those of a build. An item that is newer or has a new title has that of its list. */
export function builtPictures(built: BuiltPictures): SocialPictures {
  return (language, path, { title }) => {
    const pictures = built[language] ?? {};
    const exact = pictures[path];
    if (exact?.title === title) return exact;
    return pictures[path.slice(0, path.lastIndexOf('/'))] ?? null;
  };
}
