import { writeFileSync } from 'node:fs';
import { readNote } from './read-note.ts';

/** What is left of a page, so that the next build knows whether it would make the same. */
export interface BuiltPage {
  /** Hash of all that it was made of besides the code and the texts. */
  readonly inputs: string;
  /** The names of the texts that rendering it asked for, and the hash of what they said. */
  readonly names: readonly string[];
  readonly texts: string;
  /** What it allows to run in it. */
  readonly policy: string;
  /** Whether the host sends that, so that the page does not carry it itself. */
  readonly isSent: boolean;
  /** Hash of what a visitor reads on it. */
  readonly words: string;
  /** Its files, each with the hash of its content. */
  readonly files: Readonly<Record<string, string>>;
}

/** Knows the pages of the build before. */
export interface BuiltPages {
  /**
   * The page at an address, if it was made of the same; null where it is to be rendered.
   * @param textsHash gives the hash of what texts say now
   */
  readonly known: (
    href: string,
    inputs: string,
    textsHash: (names: readonly string[]) => string,
  ) => BuiltPage | null;
  /** Notes a page of this build. */
  readonly note: (href: string, page: BuiltPage) => void;
  /** Writes down what was noted; all else is forgotten. */
  readonly save: () => void;
}

/** Knows no page. */
export const noBuiltPages: BuiltPages = { known: () => null, note: () => undefined, save: () => undefined };

/** A page whose names are places in the list of all. */
type WrittenPage = Omit<BuiltPage, 'names'> & { readonly names: readonly number[] };

interface Note {
  readonly code: string;
  readonly names: readonly string[];
  readonly pages: Readonly<Record<string, WrittenPage>>;
}

/**
 * @param file where they are noted; where it is damaged, no page is known
 * @param code changes with the code that makes and judges pages
 */
export function builtPages(file: string, code: string): BuiltPages {
  const written = readNote<Note>(file);
  const last = written?.code === code ? written : null;
  const noted = new Map<string, BuiltPage>();
  return {
    known(href, inputs, textsHash) {
      const page = last?.pages[href];
      if (!last || page?.inputs !== inputs) return null;
      const names = page.names.map((place) => last.names[place] ?? '');
      return textsHash(names) === page.texts ? { ...page, names } : null;
    },
    note(href, page) {
      noted.set(href, page);
    },
    save() {
      const places = new Map<string, number>();
      const placeOf = (name: string) => {
        const place = places.get(name) ?? places.size;
        places.set(name, place);
        return place;
      };
      const pages = Object.fromEntries(
        [...noted].map(([href, page]) => [href, { ...page, names: page.names.map(placeOf) }]),
      );
      const note: Note = { code, names: [...places.keys()], pages };
      writeFileSync(file, JSON.stringify(note));
    },
  };
}
