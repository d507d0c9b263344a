import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { contentHash } from '../../server/content-hash.ts';
import { writeWhole } from './write-whole.ts';

/** All that rendering a page gives. */
export interface DrawnPage {
  readonly status: number;
  readonly body: string;
  /** What starts React on it; null where it does not. */
  readonly module: string | null;
  /** What the browser fetches when it navigates to it by itself; null where there is no page. */
  readonly data: string | null;
}

/** Renders pages once for as long as what they are made from stays the same, from one build to the next. */
export interface DrawnPages {
  /** @param inputs all that the page is made from besides the code; plain data */
  readonly page: (inputs: unknown, draw: () => Promise<DrawnPage>) => Promise<DrawnPage>;
  /** Forgets pages that were not asked for. */
  readonly finish: () => Promise<void>;
}

/** Renders each page anew. */
export const drawnAnew: DrawnPages = { page: (_, draw) => draw(), finish: async () => undefined };

/**
 * @param folder where pages are kept; a file that cannot be read is a page that is rendered anew
 * @param code changes with the code that renders
 */
export function drawnPages(folder: string, code: string): DrawnPages {
  const used = new Set<string>();
  const ready = mkdir(folder, { recursive: true });
  return {
    async page(inputs, draw) {
      await ready;
      const name = `${contentHash(JSON.stringify([code, inputs]))}.json`;
      used.add(name);
      const file = join(folder, name);
      const kept = await readFile(file, 'utf8').then(readPage, () => null);
      if (kept) return kept;
      const page = await draw();
      await writeWhole(file, Buffer.from(JSON.stringify(page)));
      return page;
    },
    async finish() {
      await ready;
      const names = await readdir(folder);
      await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(join(folder, name))));
    },
  };
}

function readPage(text: string): DrawnPage | null {
  try {
    return JSON.parse(text) as DrawnPage;
  } catch {
    return null;
  }
}
