import { setFlagsFromString } from 'node:v8';
import { parentPort, Worker } from 'node:worker_threads';

// A limit of the process, which its own heap has by now, would replace those of its threads.
setFlagsFromString('--max-old-space-size=0');

/** A request took more time, memory or depth than its thread may have. */
export class ThreadLimit extends Error {
  override readonly name = 'ThreadLimit';
}

interface ThreadOptions {
  /** The module of the thread, which calls `answerRequests`. */
  readonly module: URL;
  /** Its `workerData`. */
  readonly data?: unknown;
  /** How long a request may take, milliseconds. */
  readonly milliseconds: number;
  /** Upper limit of its heap, MiB. */
  readonly memory: number;
  /** Takes what the thread logs. */
  readonly log?: (line: string) => void;
  /** Error of a request that takes too much; left out, `ThreadLimit`. */
  readonly beyondLimit?: (reason: string) => Error;
}

interface Job<Request> {
  readonly request: Request;
  readonly answer: PromiseWithResolvers<unknown>;
}

interface Reply {
  readonly kind: 'ready' | 'result' | 'error' | 'limit' | 'line';
  readonly value: unknown;
}

/** How long the modules of a thread may take to load, milliseconds. */
const START_MS = 30_000;
/** Without it a thread takes twice as much before it collects garbage. */
const YOUNG_GENERATION_MB = 8;

/**
 * A thread that answers one request after the other, so that none freezes the process. It starts with the first request, and
 * again with the next one after a request that had to be ended.
 */
export function createThread<Request>({
  module,
  data,
  milliseconds,
  memory,
  log,
  ...options
}: ThreadOptions) {
  const { beyondLimit = (reason) => new ThreadLimit(reason) } = options;
  const waiting: Job<Request>[] = [];
  let thread: Worker | null = null;
  let running: Job<Request> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const next = () => {
    running = waiting.shift() ?? null;
    if (!running) return;
    endAfter(thread ? milliseconds : START_MS);
    thread ??= open();
    thread.postMessage(running.request);
  };
  const endAfter = (limit: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => thread?.terminate(), limit);
  };
  /** Ends the running request, and begins the next one. */
  const finish = (settle: (job: Job<Request>) => void) => {
    clearTimeout(timer);
    if (running) settle(running);
    next();
  };
  const open = (): Worker => {
    const opened = new Worker(module, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    let answered = 0;
    let failure: NodeJS.ErrnoException = beyondLimit(`It took more than ${milliseconds} ms.`);
    opened.on('message', ({ kind, value }: Reply) => {
      if (kind === 'line') return log?.(String(value));
      if (kind === 'ready') return endAfter(milliseconds);
      answered++;
      finish(({ answer }) => {
        if (kind === 'result') answer.resolve(value);
        else answer.reject(kind === 'limit' ? beyondLimit(String(value)) : new Error(String(value)));
      });
    });
    opened.on('error', (error) => {
      failure = error;
    });
    opened.on('exit', () => {
      thread = null;
      const isFull = failure.code === 'ERR_WORKER_OUT_OF_MEMORY';
      finish((job) => {
        // Earlier requests may have filled the memory: a new thread decides.
        if (isFull && answered > 0) waiting.unshift(job);
        else job.answer.reject(isFull ? beyondLimit(failure.message) : failure);
      });
    });
    // After the listeners: each of them keeps the process running.
    opened.unref();
    return opened;
  };

  return {
    ask<Result>(request: Request): Promise<Result> {
      const answer = Promise.withResolvers<unknown>();
      waiting.push({ request, answer });
      if (!running) next();
      return answer.promise as Promise<Result>;
    },
    close: async () => thread?.terminate(),
  };
}

/** Answers what a thread is asked for. @param answer what it returns or resolves to must be cloneable */
export function answerRequests<Request>(answer: (request: Request) => unknown): void {
  post('ready');
  parentPort?.on('message', async (request: Request) => {
    try {
      post('result', await answer(request));
    } catch (error) {
      const isDeep = error instanceof RangeError && /call stack/.test(error.message);
      post(isDeep ? 'limit' : 'error', error instanceof Error ? error.message : String(error));
    }
  });
}

/** Logs a line from within a thread. */
export function logFromThread(line: string): void {
  post('line', line);
}

function post(kind: Reply['kind'], value?: unknown): void {
  parentPort?.postMessage({ kind, value } satisfies Reply);
}
