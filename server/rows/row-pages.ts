import { pageSource } from '../../app/data/create-page-source.ts';
import { feedWithRows, sitemapWithRows } from '../../app/data/feed-and-sitemap.ts';
import { ANY_NAME } from '../../app/data/item-skeleton.ts';
import { limitConcurrency, QueueFull } from '../../app/data/limit-concurrency.ts';
import type { PageAnswer, PageSource } from '../../app/data/page-source.ts';
import type { BuiltProject } from '../../app/data/project.ts';
import type { Rows } from '../../app/data/row-requests.ts';
import { builtPictures } from '../../app/data/social-pictures.ts';
import { contentHash } from '../../app/http/content-hash.ts';
import { SECURITY_HEADERS } from '../../app/http/security-headers.ts';
import { START_FOLDER } from '../../app/hydration/late-start.ts';
import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import { withWeight } from '../../render/page-weight.ts';
import type { Renderer } from '../../render/renderer.ts';
import type { PathAnswer } from '../http/find-answer.ts';
import type { Sites } from '../http/load-sites.ts';
import {
  createCompressedFile,
  createSiteFile,
  type FileStatus,
  measureFile,
  type SiteFile,
} from '../http/site-file.ts';
import { failure, type Log, terminalLog } from '../runtime/log.ts';
import { createTargetFinder, normalizeQuery, type RowTarget } from './row-places.ts';

/** The addresses whose content depends on rows. */
export interface RowPages {
  /**
   * The answer to an address; a promise only if rows must be read or a page rendered. Null if it does not depend on
   * rows. Never rejects because of a visitor's input or a failure of the database.
   * @param language a code of the site
   * @param path decoded
   * @param query the raw query with its question mark, or ""
   */
  readonly answer: (language: string, path: string, query: string) => PathAnswer | Promise<PathAnswer> | null;
}

export interface RowPagesParts {
  /** The files of the build. */
  readonly sites: Sites;
  readonly built: BuiltProject;
  readonly renderer: () => Promise<Renderer>;
  readonly rows: Rows;
  /** Time for which an answer is sent without reading the rows again, milliseconds. */
  readonly maxAge: number;
  readonly log?: Log;
  /** A monotonic clock, milliseconds; `performance.now` if left out. */
  readonly now?: () => number;
}

interface CachedAnswer {
  readonly answer: PathAnswer;
  /** Hash of its source; the same content is not rendered again. */
  readonly content: string;
  /** Time until which it is sent without reading the rows again, milliseconds. */
  readonly freshUntil: number;
}

/** The content of a target after its rows are read. */
interface Reading {
  /** Changes with any visible content. */
  readonly content: string;
  /** Target of a redirect if there is no content; else null. */
  readonly elsewhere: string | null;
  readonly render: () => Promise<string>;
}

/** Upper limit of cached pages, and of cached start modules, bytes. */
const MAX_CACHED_BYTES = 64_000_000;
const SMALL_ANSWER_BYTES = 1_000;
const MAX_CONCURRENT = 4;
const MAX_WAITING = 100;

const BROKEN_FILE = createTextFile('Something went wrong\n', 500);
const BUSY_FILE = createTextFile('The server is busy. Please try again in a moment.\n', 503);

/**
 * Renders pages that show rows on demand and caches them. While rows cannot be read, or a page cannot be rendered,
 * visitors get the last successful page, or the built one.
 */
export function createRowPages({
  sites,
  built: { project, sprite, pictures, lastModified },
  renderer,
  rows,
  maxAge,
  log = terminalLog,
  now = () => performance.now(),
}: RowPagesParts): RowPages {
  const findTarget = createTargetFinder(project);
  const answers = createBoundedCache<CachedAnswer>(MAX_CACHED_BYTES, ({ answer }) =>
    answer.kind === 'file' ? measureFile(answer.file) : SMALL_ANSWER_BYTES,
  );
  const modules = createBoundedCache<string>(MAX_CACHED_BYTES, ({ length }) => length);
  const pendingAnswers = new Map<string, Promise<PathAnswer>>();
  const limit = limitConcurrency(MAX_CONCURRENT, MAX_WAITING);
  const languages = new Map(
    project.site.languages.map((language) => [
      language.code,
      {
        language,
        source: pageSource(project, language, sprite, { rows, pictures: builtPictures(pictures) }),
      },
    ]),
  );

  const readTarget = async (code: string, target: RowTarget, query: string): Promise<Reading> => {
    const entry = languages.get(code);
    if (!entry) throw new Error(`The build has no language ${code}`);
    const { language, source } = entry;
    if (target.kind === 'sitemap')
      return toReading(await sitemapWithRows(project, language, rows, lastModified));
    if (target.kind === 'feed') return toReading(await feedWithRows(project, language, rows));
    const url = new URL(target.path + query, language.origin);
    const answer = await source.page(url);
    return {
      content: contentHash(JSON.stringify(answer)),
      elsewhere: answer.kind === 'redirect' ? answer.to : null,
      render: () => renderTarget(target, url, { ...source, page: async (): Promise<PageAnswer> => answer }),
    };
  };

  const renderTarget = async ({ kind, route }: RowTarget, url: URL, source: PageSource): Promise<string> => {
    const { data, page } = await renderer();
    if (kind === 'data') return await data(url, route, source);
    const { status, body } = await page(url, source, ({ address, text }) => modules.put(address, text));
    if (status !== 200) throw new Error(`The page was rendered with status ${status}.`);
    return await withWeight(body, source.texts.language);
  };

  /** The built file of a target. */
  const findBuiltFile = (code: string, { kind, path, fileName }: RowTarget): PathAnswer | null => {
    const file = sites.byLanguage.get(code)?.files.get(kind === 'page' ? path : `/${fileName}`);
    return file ? toFileAnswer(file) : null;
  };

  const renderAnswer = async (
    code: string,
    target: RowTarget,
    query: string,
    name: string,
  ): Promise<PathAnswer> => {
    const cached = answers.get(name);
    const startTime = now();
    const keep = (answer: PathAnswer, content: string): PathAnswer => {
      answers.put(name, { answer, content, freshUntil: startTime + maxAge });
      return answer;
    };
    let fallback = cached?.answer ?? findBuiltFile(code, target);
    try {
      const { content, elsewhere, render } = await readTarget(code, target, query);
      if (cached?.content === content) return keep(cached.answer, content);
      // A removed item must not reappear.
      if (elsewhere !== null) fallback = null;
      if (elsewhere !== null && target.kind === 'page') return keep(redirectTo(elsewhere), content);
      const text = await render();
      const status = elsewhere === null ? 200 : 202;
      const { fileName } = target;
      const security = sites.securityOf(fileName, text);
      return keep(toFileAnswer(await createCompressedFile(fileName, text, security, status)), content);
    } catch (error) {
      log.error('page-failed', 'A page cannot be rendered', { page: code + target.path, ...failure(error) });
      return keep(fallback ?? toFileAnswer(BROKEN_FILE), '');
    }
  };

  const renderInTurn = async (code: string, target: RowTarget, query: string, name: string) => {
    try {
      return await limit(() => renderAnswer(code, target, query, name));
    } catch (error) {
      if (!(error instanceof QueueFull)) throw error;
      return answers.get(name)?.answer ?? findBuiltFile(code, target) ?? toFileAnswer(BUSY_FILE);
    } finally {
      pendingAnswers.delete(name);
    }
  };

  const answerTarget = (code: string, target: RowTarget, query: string): PathAnswer | Promise<PathAnswer> => {
    const listQuery = normalizeQuery(target.queryParts, query);
    const name = `${code}/${target.fileName}${listQuery}`;
    const cached = answers.get(name);
    if (cached && now() < cached.freshUntil) return cached.answer;
    const rendering = pendingAnswers.get(name) ?? renderInTurn(code, target, listQuery, name);
    pendingAnswers.set(name, rendering);
    return rendering;
  };

  const startModule = async (path: string, text: string): Promise<PathAnswer> => {
    const fileName = path.slice(1);
    return toFileAnswer(await createCompressedFile(fileName, text, sites.securityOf(fileName, text)));
  };

  return {
    answer(code, path, query) {
      if (path.startsWith(START_FOLDER)) {
        const text = modules.get(path);
        return text === undefined ? null : startModule(path, text);
      }
      if (!languages.has(code)) return null;
      const target = findTarget(path);
      // A file that only looks like an item, such as the skeleton of item pages.
      if (target?.path.endsWith(ANY_NAME) && sites.byLanguage.get(code)?.files.has(path)) return null;
      return target && answerTarget(code, target, query);
    },
  };
}

function toReading(text: string): Reading {
  return { content: contentHash(text), elsewhere: null, render: async () => text };
}

function createTextFile(text: string, status: FileStatus): SiteFile {
  return createSiteFile('answer.txt', { identity: Buffer.from(text) }, SECURITY_HEADERS, status);
}

function toFileAnswer(file: SiteFile): PathAnswer {
  return { kind: 'file', file };
}

function redirectTo(location: string): PathAnswer {
  return { kind: 'redirect', redirect: { status: 302, location } };
}
