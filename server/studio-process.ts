import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { StudioState } from './monitoring/readings.ts';
import type { Log } from './runtime/log.ts';
import { keepRunning, type RestartedProcess } from './runtime/restarted-process.ts';
import { createStudioProxy, type PassOnToStudio } from './studio-proxy.ts';

const PROCESS_FILE = fileURLToPath(new URL('../studio/server/main.ts', import.meta.url));
/** Settings that the Studio's process does not need. */
const WITHHELD_SETTINGS: readonly string[] = ['FORM_SECRET', 'METRICS_TOKEN'];
/** Of 1000: if memory is short, Linux ends the Studio before the server of the visitors. */
const OOM_SCORE = '600';
/** Megabytes; its workers have other limits. */
const HEAP_OPTIONS = ['--max-old-space-size=512', '--max-semi-space-size=4', '--optimize-for-size'];
/** Time for which a failure counts, milliseconds. */
const RECENT_MS = 15 * 60_000;

/** The Studio in a child process, which is restarted when it crashes. */
export interface StudioProcess extends RestartedProcess {
  readonly passOn: PassOnToStudio;
  /** Resolves when it can first be used. */
  readonly ready: Promise<void>;
  readonly state: () => StudioState;
}

interface StudioProcessOptions {
  /** The only host that serves it; see `createStudioProxy`. */
  readonly host?: string | undefined;
  readonly trustedProxies: number;
  readonly log: Log;
  /** The settings of its process. */
  readonly environment?: NodeJS.ProcessEnv;
}

/** The report of the Studio's process; reasons have no personal data. */
const studioMessageSchema = z.union([
  z.literal('ready'),
  z.object({ type: z.literal('failed'), reason: z.string() }),
  z.object({ type: z.literal('unsent'), count: z.int(), reason: z.string().nullish() }),
]);

/** Starts the Studio; returns immediately. Its process ends with this one, even if this one crashes. */
export function startStudioProcess({
  host,
  trustedProxies,
  log,
  environment = process.env,
}: StudioProcessOptions): StudioProcess {
  const socketAddress = createSocketAddress();
  const ready = Promise.withResolvers<void>();
  let isReady = false;
  let failureTimes: number[] = [];
  let reason: string | null = null;
  let isReported = false;
  let unsent: StudioState['unsent'] = { count: 0, reason: null };

  const isRecent = (time: number) => performance.now() - time < RECENT_MS;
  const recordFailure = (cause: string) => {
    failureTimes = [...failureTimes.filter(isRecent), performance.now()];
    reason = cause;
  };
  const receive = (input: unknown) => {
    const { data: message } = studioMessageSchema.safeParse(input);
    if (message === 'ready') {
      isReady = true;
      ready.resolve();
    } else if (message?.type === 'failed') {
      isReported = true;
      recordFailure(message.reason);
    } else if (message) unsent = { count: message.count, reason: message.reason ?? null };
  };

  const begin = () => {
    socketAddress.clear();
    isReported = false;
    const child = fork(PROCESS_FILE, [socketAddress.path], {
      env: {
        ...Object.fromEntries(
          Object.entries(environment).filter(([name]) => !WITHHELD_SETTINGS.includes(name)),
        ),
        // Else the C library keeps free large blocks and the memory of each thread that has worked on a picture.
        MALLOC_ARENA_MAX: '2',
        MALLOC_MMAP_THRESHOLD_: '65536',
      },
      execArgv: HEAP_OPTIONS,
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    setOomScore(child.pid);
    return child.on('message', receive);
  };
  const studio = keepRunning(begin, ({ code, signal, pause }) => {
    const ended = signal ?? `code ${code}`;
    // A process that ends on its own has reported the reason.
    recordFailure(isReported && reason !== null && signal === null ? reason : `its process ended (${ended})`);
    isReady = false;
    log.error('studio', 'The process of the Studio ended and is started again', { ended, seconds: pause });
  });

  return {
    ready: ready.promise,
    pid: studio.pid,
    passOn: createStudioProxy({ socketPath: socketAddress.path, host, trustedProxies }),
    state: () => ({ isReady, failures: failureTimes.filter(isRecent).length, reason, unsent }),
    async stop() {
      await studio.stop();
      socketAddress.remove();
    },
  };
}

/** Only Linux has it. */
function setOomScore(pid: number | undefined): void {
  try {
    writeFileSync(`/proc/${pid}/oom_score_adj`, OOM_SCORE);
  } catch {}
}

/** Address for the process to listen on: a socket in a folder that only this user can open, or a pipe. */
function createSocketAddress() {
  if (process.platform === 'win32') {
    const path = `\\\\.\\pipe\\studio-${randomBytes(16).toString('hex')}`;
    return { path, clear: () => {}, remove: () => {} };
  }
  // mkdtemp makes it with mode 700. Not below the project: the address of a socket is at most 104 bytes long.
  const folder = mkdtempSync(join(tmpdir(), 'studio-'));
  const path = join(folder, 'socket');
  return {
    path,
    clear: () => rmSync(path, { force: true }),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
