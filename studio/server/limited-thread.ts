import { setFlagsFromString } from 'node:v8';
import { parentPort, Worker } from 'node:worker_threads';

// The heap of the process has its limit by now; without this reset, it would override those of the threads.
setFlagsFromString('--max-old-space-size=0');

/** A request exceeded the time, memory or stack depth of its thread. */
export class ThreadLimit extends Error {
  override readonly name = 'ThreadLimit';
}

interface ThreadOptions {
  /** The module of the thread, which calls `answerRequests`. */
  readonly module: URL;
  /** Its `workerData`. */
  readonly data?: unknown;
  /** Maximum duration of a request, in milliseconds. */
  readonly milliseconds: number;
  /** Maximum size of its heap, in MiB. */
  readonly memory: number;
  /** Receives lines that the thread logs. */
  readonly log?: (line: string) => void;
  /** Error for a request that exceeds a limit; `ThreadLimit` if left out. */
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

/** Maximum time to load the modules of a thread, in milliseconds. */
const START_MS = 30_000;
/** Without this limit, a thread uses twice as much memory before it collects garbage. */
const YOUNG_GENERATION_MB = 8;

/**
 * A thread that answers one request at a time, so that none blocks the process. It starts with the first request, and
 * restarts with the next request after one that had to be terminated.
 */
export function createThread<Request>(options: ThreadOptions) {
  const { module, data, milliseconds, memory, log } = options;
  const { beyondLimit = (reason) => new ThreadLimit(reason) } = options;
  const queue: Job<Request>[] = [];
  let thread: Worker | null = null;
  let currentJob: Job<Request> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const startNext = () => {
    currentJob = queue.shift() ?? null;
    if (!currentJob) return;
    endAfter(thread ? milliseconds : START_MS);
    thread ??= openWorker();
    thread.postMessage(currentJob.request);
  };
  const endAfter = (limit: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => thread?.terminate(), limit);
  };
  /** Ends the running request, and starts the next one. */
  const finish = (settle: (job: Job<Request>) => void) => {
    clearTimeout(timer);
    if (currentJob) settle(currentJob);
    startNext();
  };
  const openWorker = (): Worker => {
    const worker = new Worker(module, {
      workerData: data,
      resourceLimits: { maxOldGenerationSizeMb: memory, maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    let answerCount = 0;
    let failure: NodeJS.ErrnoException = beyondLimit(`It took more than ${milliseconds} ms.`);
    worker.on('message', ({ kind, value }: Reply) => {
      if (kind === 'line') return log?.(String(value));
      if (kind === 'ready') return endAfter(milliseconds);
      answerCount++;
      finish(({ answer }) => {
        if (kind === 'result') answer.resolve(value);
        else answer.reject(kind === 'limit' ? beyondLimit(String(value)) : new Error(String(value)));
      });
    });
    worker.on('error', (error) => {
      failure = error;
    });
    worker.on('exit', () => {
      thread = null;
      const isFull = failure.code === 'ERR_WORKER_OUT_OF_MEMORY';
      finish((job) => {
        // Earlier requests may have filled the memory, so a new thread tries again.
        if (isFull && answerCount > 0) queue.unshift(job);
        else job.answer.reject(isFull ? beyondLimit(failure.message) : failure);
      });
    });
    // After the listeners are added, because each of them keeps the process running.
    worker.unref();
    return worker;
  };

  return {
    ask<Result>(request: Request): Promise<Result> {
      const answer = Promise.withResolvers<unknown>();
      queue.push({ request, answer });
      if (!currentJob) startNext();
      return answer.promise as Promise<Result>;
    },
    close: async () => thread?.terminate(),
  };
}

/** Answers requests in a thread. @param answer its result must be cloneable */
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

/** Logs a line from inside a thread. */
export function logFromThread(line: string): void {
  post('line', line);
}

function post(kind: Reply['kind'], value?: unknown): void {
  parentPort?.postMessage({ kind, value } satisfies Reply);
}
