import type { CDPSession } from '@playwright/test';

/** What Chromium's tracing tells; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** When it was or began. */
  readonly ts: number;
  /** Processor time. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** A piece of work in which a page can do nothing else. */
export interface Task {
  /** Milliseconds of an unknown beginning. */
  readonly began: number;
  /** Milliseconds of processor time. */
  readonly taken: number;
}

/** What the main threads of pages did. */
export interface MainThread {
  readonly tasks: readonly Task[];
  /** When something was painted first, milliseconds of the same beginning; null where nothing was. */
  readonly firstPaint: number | null;
}

/** A longer task holds up who touches the page. Milliseconds. */
const LONG_TASK = 50;

/** With more of them Chromium is busy with telling. */
const CATEGORIES = ['toplevel', 'loading', '__metadata'];

/**
 * Follows the main thread of a page while something is done with it.
 * @param session with the page, or with the browser where no other page does anything
 */
export async function followMainThread(session: CDPSession, work: () => Promise<void>): Promise<MainThread> {
  const events: TraceEvent[] = [];
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  });
  await work();
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done));
  await session.send('Tracing.end');
  await complete;
  return mainThreadOf(events);
}

/** @throws when Chromium told of no task */
export function mainThreadOf(events: readonly TraceEvent[]): MainThread {
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const own = events.filter((event) => threads.has(threadOf(event)));
  const tasks = own
    .filter(({ name }) => name === 'ThreadControllerImpl::RunTask')
    .map(({ ts, tdur = 0 }) => ({ began: ts / 1000, taken: tdur / 1000 }));
  if (tasks.length === 0) throw new Error('Chromium told of no task.');
  const painted = own.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts / 1000);
  return { tasks, firstPaint: painted.length === 0 ? null : Math.min(...painted) };
}

function threadOf({ pid, tid }: TraceEvent): string {
  return `${pid} ${tid}`;
}

export function longestTask({ tasks }: MainThread): number {
  return Math.max(...tasks.map(({ taken }) => taken));
}

/**
 * Milliseconds for which long tasks hold the page up once something is to be seen, each without its first 50.
 * @param slower how many times as long each task would take
 */
export function blockingTime({ tasks, firstPaint }: MainThread, slower: number): number {
  return tasks
    .filter(({ began }) => firstPaint !== null && began >= firstPaint)
    .reduce((sum, { taken }) => sum + Math.max(0, taken * slower - LONG_TASK), 0);
}
