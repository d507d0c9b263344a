import { type BoundedCache, createBoundedCache } from '../site/bounded-cache.ts';
import { isSlug } from '../site/row-shapes.ts';
import { fewAtOnce } from './few-at-once.ts';
import { type LastGood, lastGood } from './last-good.ts';
import { type RecordedRows, requestKey } from './recorded-rows.ts';
import { rowTroubles } from './row-troubles.ts';
import type { RowReply, RowRequest, Rows } from './rows.ts';
import { sameContent } from './same-content.ts';

/** Rows that are read seldom and asked for often. As long as the content is the same, so is the object of the reply. */
export interface KeptRows extends Rows {
  /**
   * The reply that `read` would give for a request without waiting; null where it would wait or never was asked.
   * @param key the request's `requestKey`
   */
  readonly atOnce: (key: string) => RowReply | null;
}

export interface KeptRowsOptions {
  /** How old rows may be when they are asked for, milliseconds, unless the source is away. */
  readonly maxAge: number;
  /** Replies of unknown age for when the source is away from the start, such as those of the build. */
  readonly seed?: RecordedRows;
  /** How many replies are kept at most: so many with rows in them, and so many without. */
  readonly most?: number;
  /** Takes a line when a failure or a problem begins and when it is over. */
  readonly log: (line: string) => void;
  /** A clock that never goes back, milliseconds; the machine's if left out. */
  readonly now?: () => number;
}

type GoodReply = Extract<RowReply, { readonly ok: true }>;

const MOST_KEPT = 1_000;
/** Of rows that are known, and of what may not be there; so that many questions for that do not hold up the others. */
const READINGS_AT_ONCE = { filled: 4, empty: 4 };
const MOST_WAITING = { filled: MOST_KEPT, empty: 200 };
/** A visitor does not wait longer than this for rows. Milliseconds. */
const PATIENCE = 1_500;
/** A source that failed is left alone for so long at least. Milliseconds. */
const SHORTEST_PAUSE = 1_000;

const nothing: GoodReply = { ok: true, value: null, problems: [] };
const absent = { ok: false, reason: 'The database is not there at the moment.' } as const;

/**
 * Keeps what was read, each request by itself: never older than it may be, unless the source is away; then the last
 * that could be read.
 * @param source the database; where it comes and goes, what gives it, and null while it is not there
 */
export function keepRows(source: Rows | (() => Rows | null), options: KeptRowsOptions): KeptRows {
  const { maxAge, seed = {}, most = MOST_KEPT, log, now = () => performance.now() } = options;
  const current = typeof source === 'function' ? source : () => source;
  const filledInTurn = fewAtOnce(READINGS_AT_ONCE.filled, MOST_WAITING.filled);
  const emptyInTurn = fewAtOnce(READINGS_AT_ONCE.empty, MOST_WAITING.empty);
  const troubles = rowTroubles(log, now);
  type Entry = LastGood<GoodReply>;
  // Apart, so that many questions for what is not there push out nothing that is.
  const filled: BoundedCache<Entry> = createBoundedCache(most);
  const empty: BoundedCache<Entry> = createBoundedCache(most);

  const entryOf = (key: string): Entry | undefined => filled.get(key) ?? empty.get(key);

  const makeEntry = (key: string, request: RowRequest): Entry => {
    const first = Object.hasOwn(seed, key) ? seed[key] : undefined;
    const entry = lastGood(() => readAnew(key, request), {
      maxAge,
      pause: Math.max(SHORTEST_PAUSE, maxAge / 6),
      patience: PATIENCE,
      first: first?.ok ? first : null,
      same: sameContent,
      now,
    });
    (first?.ok && !isEmpty(first) ? filled : empty).put(key, entry);
    return entry;
  };

  const readAnew = async (key: string, request: RowRequest): Promise<RowReply> => {
    const inTurn = empty.get(key) ? emptyInTurn : filledInTurn;
    const reply = await inTurn(async () => (await current()?.read(request)) ?? absent).catch(failed);
    // One that is not there is told of by whoever starts it.
    if (reply !== absent) troubles.note(key, reply);
    const entry = empty.get(key);
    if (entry && reply.ok && !isEmpty(reply)) {
      empty.delete(key);
      filled.put(key, entry);
    }
    return reply;
  };

  const read = async (request: RowRequest): Promise<RowReply> => {
    if (namesNothing(request)) return nothing;
    const key = requestKey(request);
    const entry = entryOf(key) ?? makeEntry(key, request);
    if (current() === null) return entry.last() ?? absent;
    const kept = await entry.get();
    return kept.ok ? kept.reading : kept;
  };

  return {
    read: read as Rows['read'],
    atOnce(key) {
      const entry = entryOf(key);
      if (!entry) return null;
      return current() === null ? entry.last() : entry.atOnce();
    },
  };
}

/** Whether no row can have the name that is asked for. */
function namesNothing(request: RowRequest): boolean {
  if (request.of === 'news-item') return !isSlug(request.slug);
  return request.of === 'project' && !isSlug(request.id);
}

/** Whether a reply says that there is no such row, or no such part of a list. */
function isEmpty({ value }: GoodReply): boolean {
  return value === null || ('rows' in value && value.rows.length === 0);
}

function failed(error: unknown): RowReply {
  return { ok: false, reason: error instanceof Error ? error.message : String(error) };
}
