import { childOf, listAt } from '../shape/schema-walk.ts';
import { readYaml } from '../yaml/yaml-source.ts';

/** A page as it was. */
export interface FormerPage {
  readonly id: string;
  readonly path: string;
}

/** What site.yaml had before an edit. */
export interface FormerSite {
  /** The whole file. */
  readonly text: string;
  /** The pages in their order; the file is read when they are first asked for. */
  readonly pages: () => readonly FormerPage[];
}

let last: FormerSite | null = null;

/**
 * Prepares site.yaml as it was for questions about its pages. The last one is kept: an edit is checked by several steps,
 * and a preview compares every edit with the same file.
 * @param written the file as bytes (UTF-8) or text; one that cannot be read has none
 */
export function formerSite(written: string | Uint8Array): FormerSite {
  const text = typeof written === 'string' ? written : Buffer.from(written).toString('utf8');
  last = last?.text === text ? last : parsedWhenAsked(text);
  return last;
}

function parsedWhenAsked(text: string): FormerSite {
  let known: readonly FormerPage[] | null = null;
  return {
    text,
    pages() {
      known ??= listAt(readYaml(text, 'site.yaml').source?.value, ['pages']).flatMap((page) => {
        const [id, path] = [childOf(page, 'id'), childOf(page, 'path')];
        return typeof id === 'string' && typeof path === 'string' ? [{ id, path }] : [];
      });
      return known;
    },
  };
}
