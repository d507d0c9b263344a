import { setImmediate as nextTurn } from 'node:timers/promises';
import type { BrowserDatabase } from '../../app/data/browser-database.ts';
import type { PageAnswer, PageSource } from '../../app/data/page-source.ts';
import { contentHash } from '../../app/http/content-hash.ts';
import { contentSecurityPolicy } from '../../app/http/content-security-policy.ts';
import type { ResolvedLanguage } from '../../app/site/resolved-site.ts';
import { hydrationAddress } from '../../server/render/hydration-address.ts';
import { type BrowserFiles, hydrationModule } from '../../server/render/hydration-module.ts';
import { withStart } from '../../server/render/page-start.ts';
import type { Renderer } from '../../server/render/renderer.ts';
import type { BuiltPage, BuiltPages } from './built-pages.ts';
import { type HostHeaders, withPolicy } from './host-headers.ts';
import type { OutputFolder } from './output-folder.ts';
import { pageData } from './page-data.ts';
import { wordsHash } from './page-days/page-days.ts';
import { watchTexts } from './watch-texts.ts';

/** What a build renders pages with. */
export type PageRenderer = Pick<Renderer, 'draw' | 'browserFiles'>;

/** What the pages of a language are put there with. */
interface PageWriterParts {
  /** How browsers reach the database; null where the site shows nothing of it. */
  readonly browserDatabase: BrowserDatabase | null;
  /** Pages of the build before. */
  readonly built: BuiltPages;
  readonly headers: HostHeaders;
  readonly output: OutputFolder;
  /** Asked for when there is a page to render. */
  readonly renderer: () => Promise<PageRenderer>;
}

/** A page that is to be put there. */
interface PlacedPage {
  /** Its address within the site; null of the one that stands at all unknown addresses. */
  readonly path: string | null;
  readonly url: URL;
  /** The id of its route; of no matter where there is no address. */
  readonly route: string;
}

interface WrittenPage {
  /** A page of another status than 200 has no data; what leads elsewhere is not put there. */
  readonly status: number;
  /** Hash of what a visitor reads on it; null where there is none. */
  readonly words: string | null;
}

/** Puts the pages of a language there. */
interface PageWriter {
  /**
   * A page that the build before has made of the same is left, any other rendered. It is put there when the browser's files
   * are known. They are asked for one at a time.
   */
  readonly writePage: (page: PlacedPage) => Promise<WrittenPage>;
  /** Resolves when all pages are there. Rejects when one cannot be put there. */
  readonly finish: () => Promise<void>;
}

type Shown = Extract<PageAnswer, { kind: 'page' }>;

/** Makes what puts the pages of a language there. */
export function pageWriter(
  language: ResolvedLanguage,
  source: PageSource,
  { browserDatabase, built, headers, output, renderer }: PageWriterParts,
): PageWriter {
  const watched = watchTexts(source.texts.namespaces);
  const texts = { ...source.texts, namespaces: watched.texts };
  const shared = contentHash(JSON.stringify([language, source.frame, watched.listed, browserDatabase]));

  const placing: Promise<void>[] = [];

  const isLeft = (path: string | null, { policy, isSent, files }: BuiltPage) =>
    headers.page(path, policy) === isSent && output.keep(files);

  const render = async ({ path, url, route }: PlacedPage, answer: Shown, inputs: string): Promise<string> => {
    const { draw, browserFiles } = await renderer();
    const made = { ...source, texts, page: async () => answer };
    const files: Record<string, string> = {};
    const put = (name: string, content: string) => {
      const file = `${language.code}/${name}`;
      files[file] = output.put(file, content);
    };
    const { status, html, state } = await draw(url, made);
    if (status !== answer.status) throw new Error(`${url.href} answered ${status}`);
    if (path !== null) put(dataFile(path), pageData(route, state?.loaderData[route]));
    const names = watched.readNames();
    const page = { inputs, names, texts: watched.hashOf(names), words: wordsHash(answer.view.head, html) };
    const putModule = (browser: BrowserFiles) => {
      // The page at unknown addresses stays as it is sent.
      if (path === null || state === null) return '';
      const module = hydrationModule(state, browser);
      const address = hydrationAddress(module);
      put(address.slice(1), module);
      return address;
    };
    const place = (browser: BrowserFiles) => {
      const body = withStart(html, putModule(browser));
      const policy = contentSecurityPolicy(body, browserDatabase);
      const isSent = headers.page(path, policy);
      put(htmlFile(path), isSent ? body : withPolicy(body, policy));
      built.note(url.href, { ...page, policy, isSent, files });
    };
    const placed = browserFiles().then(place);
    // `finish` tells of it.
    placed.catch(() => {});
    placing.push(placed);
    return page.words;
  };

  return {
    async writePage(placed) {
      // Lets answers of the database and compressed files in; rendering alone would not.
      await nextTurn();
      const { path, url } = placed;
      // Made once for the HTML and the data.
      const answer = await source.page(url);
      if (answer.kind === 'elsewhere') return { status: 302, words: null };
      const inputs = contentHash(JSON.stringify([shared, answer]));
      const before = built.known(url.href, inputs, watched.hashOf);
      const { status } = answer;
      if (!before || !isLeft(path, before)) return { status, words: await render(placed, answer, inputs) };
      built.note(url.href, before);
      return { status, words: before.words };
    },
    async finish() {
      await Promise.all(placing);
    },
  };
}

function htmlFile(path: string | null): string {
  if (path === null) return '404.html';
  return path === '/' ? 'index.html' : `${path.slice(1)}/index.html`;
}

/** Where React Router looks for a page's data: `/lausnir.data`, for the home page `/_.data`. */
function dataFile(path: string): string {
  return path === '/' ? '_.data' : `${path.slice(1)}.data`;
}
