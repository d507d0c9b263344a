import { setImmediate as otherWork } from 'node:timers/promises';
import { fewAtOnce, TooMuchAtOnce } from '../../app/data/few-at-once.ts';
import type { KeptRows } from '../../app/data/kept-rows.ts';
import type { BuiltProject } from '../../app/data/project.ts';
import type { RecordedRows } from '../../app/data/recorded-rows.ts';
import type { FileSecurity } from '../../app/http/file-security.ts';
import { SECURITY_HEADERS } from '../../app/http/security-headers.ts';
import { createBoundedCache } from '../../app/site/bounded-cache.ts';
import type { FoundAnswer } from '../http/find-answer.ts';
import type { Sites } from '../http/load-sites.ts';
import {
  compressedTightly,
  createCompressedFile,
  createSiteFile,
  type FileStatus,
  type SiteFile,
} from '../http/site-file.ts';
import { failure, type Log, terminalLog } from '../log.ts';
import type { Renderer } from '../render/renderer.ts';
import { countedQuery } from './counted-query.ts';
import { type DrawingParts, readPlace } from './draw-place.ts';
import { hydrationModules } from './hydration-modules.ts';
import { type RowPlace, rowPlaces } from './row-places.ts';
import { type UsedReply, usedRows } from './used-rows.ts';

/** The addresses whose content depends on rows. */
export interface RowPages {
  /**
   * What an address leads to; a promise only where rows must be read or a page rendered. Null where it does not depend
   * on rows. Never rejects for anything that a visitor or the database can do.
   * @param language a code of the site
   * @param path decoded
   * @param query as it was sent, with its question mark, or ""
   */
  readonly answer: (
    language: string,
    path: string,
    query: string,
  ) => FoundAnswer | Promise<FoundAnswer> | null;
}

export interface RowPagesParts {
  /** What the build has written. */
  readonly sites: Sites;
  readonly built: BuiltProject;
  readonly renderer: () => Promise<Renderer>;
  readonly rows: KeptRows;
  /** What the built pages were made from. */
  readonly recorded: RecordedRows;
  readonly log?: Log;
}

/** An answer and what it was made from: it holds as long as the rows give the same replies. */
interface KeptAnswer {
  readonly found: FoundAnswer;
  readonly used: readonly UsedReply[];
  /** When it is to be made anew in any case, milliseconds of the process: what could not be rendered is tried again. */
  readonly until: number;
  /** What it takes besides the built files, bytes. */
  readonly weight: number;
}

/** How much of rendered pages is kept, bytes. */
const MOST_KEPT = 64_000_000;
/** What an answer takes besides its bodies, bytes. */
const SMALL_ANSWER = 1_000;
const RENDERED_AT_ONCE = 2;
/** How long after a failure the same rows are rendered again, milliseconds. */
const RETRY_MS = 60_000;
const MOST_WAITING = 100;
/** How many kept pages may wait to be compressed tightly; it takes some 50 ms of another core for each. */
const MOST_LOOSE = 100;

const BROKEN = plainText('Something went wrong\n', 500);
const BUSY = plainText('Too much is asked for at the moment\n', 503);

/**
 * Answers from the built files as long as the rows are those of the build, else renders and keeps what it has rendered.
 * While rows cannot be read, or a page cannot be rendered, visitors get the last that could be.
 */
export function createRowPages({
  sites,
  built,
  renderer,
  rows,
  recorded,
  log = terminalLog,
}: RowPagesParts): RowPages {
  const find = rowPlaces(built.project, sites);
  const modules = hydrationModules();
  const parts: DrawingParts = { built, renderer, sink: modules.sink };
  const answers = createBoundedCache<KeptAnswer>(MOST_KEPT, ({ weight }) => weight);
  const making = new Map<string, Promise<KeptAnswer>>();
  const inTurn = fewAtOnce(RENDERED_AT_ONCE, MOST_WAITING);
  const oneByOne = fewAtOnce(1, MOST_LOOSE);

  const isCurrent = ({ key, reply }: UsedReply) => rows.atOnce(key) === reply;

  /** Whether nothing newer can be read than what an answer was made from. */
  const isRight = async ({ used, until }: KeptAnswer) => {
    const replies = await Promise.all(used.map(({ request }) => rows.read(request)));
    const isNewest = replies.every((reply, place) => reply === used[place]?.reply || !reply.ok);
    return isNewest && performance.now() < until;
  };

  const isAsBuilt = ({ key, reply }: UsedReply) =>
    reply.ok ? reply === recorded[key] : !Object.hasOwn(recorded, key);

  const make = async (place: RowPlace, query: string, name: string): Promise<KeptAnswer> => {
    const noted = usedRows(rows);
    const keep = (found: FoundAnswer, until = Number.POSITIVE_INFINITY): KeptAnswer => {
      const answer = { found, used: noted.used, until, weight: weightOf(found, place) };
      answers.put(name, answer);
      return answer;
    };
    // What was built of an item that is gone must not come back.
    let standIn = place.built;
    try {
      const { elsewhere, draw } = await readPlace(place, query, noted, parts);
      if (elsewhere !== null) {
        standIn = null;
        if (place.kind === 'page') return keep(redirectTo(elsewhere));
      } else if (place.built && query === '' && noted.used.every(isAsBuilt)) {
        return keep(fileOf(place.built));
      }
      const status = elsewhere === null ? 200 : 202;
      const file = await inTurn(() => drawFile(place, draw, status, sites.securityOf));
      const answer = keep(fileOf(file));
      void tighten(place, name, answer, file);
      return answer;
    } catch (error) {
      if (error instanceof TooMuchAtOnce) {
        const found = answers.get(name)?.found ?? fileOf(standIn ?? BUSY);
        return { found, used: noted.used, until: Number.POSITIVE_INFINITY, weight: 0 };
      }
      // Kept as well: the same rows would only fail again, for each visitor.
      log.error('page-failed', 'A page cannot be rendered', { page: place.name, ...failure(error) });
      return keep(fileOf(standIn ?? BROKEN), performance.now() + RETRY_MS);
    }
  };

  /** Puts what is smaller in the place of a kept answer, unless that has gone by then or too many wait. */
  const tighten = async (
    place: RowPlace,
    name: string,
    answer: KeptAnswer,
    file: SiteFile,
  ): Promise<void> => {
    const isKept = () => answers.get(name) === answer;
    try {
      const tight = await oneByOne(async () => (isKept() ? await compressedTightly(file) : null));
      if (tight && isKept()) answers.put(name, { ...answer, found: fileOf(tight) });
    } catch (error) {
      if (!(error instanceof TooMuchAtOnce))
        log.error('page-stays-loose', 'A page cannot be compressed tightly', {
          page: place.name,
          ...failure(error),
        });
    }
  };

  const makeOnce = (place: RowPlace, query: string, name: string): Promise<KeptAnswer> => {
    const made = make(place, query, name).finally(() => making.delete(name));
    making.set(name, made);
    return made;
  };

  const answerSoon = async (place: RowPlace, query: string, name: string): Promise<FoundAnswer> => {
    const kept = answers.get(name);
    if (kept && (await isRight(kept))) return kept.found;
    const joined = making.get(name);
    if (!joined) return (await makeOnce(place, query, name)).found;
    const made = await joined;
    // What others were already waiting for may have been read too early for this visitor.
    if (await isRight(made)) return made.found;
    return (await (making.get(name) ?? makeOnce(place, query, name))).found;
  };

  const answerPlace = (place: RowPlace, query: string): FoundAnswer | Promise<FoundAnswer> => {
    const counted = countedQuery(place.counts, query);
    const name = counted === '' ? place.name : place.name + counted;
    const answer = answers.get(name);
    if (answer?.used.every(isCurrent) && performance.now() < answer.until) return answer.found;
    return answerSoon(place, counted, name);
  };

  return {
    answer(language, path, query) {
      const place = find(language, path);
      if (place) return answerPlace(place, query);
      if (path.endsWith('/') && path.length > 1) {
        const bare = find(language, path.slice(0, -1));
        return bare?.kind === 'page' ? withoutSlash(answerPlace(bare, query), bare.path) : null;
      }
      return modules.find(path)?.then(fileOf) ?? null;
    },
  };
}

async function drawFile(
  { fileName }: RowPlace,
  draw: () => Promise<string>,
  status: FileStatus,
  securityOf: FileSecurity,
): Promise<SiteFile> {
  // Rendering keeps the process busy: between two pages other requests get their turn.
  await otherWork();
  const text = await draw();
  return await createCompressedFile(fileName, text, securityOf(fileName, text), status);
}

/** A page has one address. What is not there leads elsewhere from its address with a slash, too. */
async function withoutSlash(answer: FoundAnswer | Promise<FoundAnswer>, path: string): Promise<FoundAnswer> {
  const found = await answer;
  return found.kind === 'redirect' ? found : { kind: 'redirect', redirect: { status: 308, location: path } };
}

function plainText(text: string, status: FileStatus): SiteFile {
  return createSiteFile('answer.txt', { identity: Buffer.from(text) }, SECURITY_HEADERS, status);
}

function fileOf(file: SiteFile): FoundAnswer {
  return { kind: 'file', file };
}

function redirectTo(location: string): FoundAnswer {
  return { kind: 'redirect', redirect: { status: 302, location } };
}

function weightOf(found: FoundAnswer, { built }: RowPlace): number {
  if (found.kind === 'redirect' || found.file === built) return SMALL_ANSWER;
  const { 0: identity, 1: gzip, 2: brotli } = found.file.representations;
  return SMALL_ANSWER + identity.body.length + gzip.body.length + brotli.body.length;
}
