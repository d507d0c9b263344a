import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** A server that the bench has started. */
export interface RunningProcess {
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

/**
 * Starts a server in a copy of the project, with a database of the copy's own and on a free port.
 * @param address finds the port in a line that it prints when it is ready
 * @param settings environment variables
 */
export async function startProcess(
  folder: string,
  args: readonly string[],
  address: RegExp,
  settings: Readonly<Record<string, string>> = {},
): Promise<RunningProcess> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      ...{ PORT: '0', STUDIO_PORT: '0', DATABASE_FOLDER: '.database', SAMPLE_DATA: 'off' },
      ...settings,
    },
  });
  const gone = new Promise<void>((done) => child.once('close', () => done()));
  for await (const line of createInterface({ input: child.stdout })) {
    const port = address.exec(line)?.[1];
    if (port === undefined || child.pid === undefined) continue;
    child.stdout.resume();
    return {
      port: Number(port),
      pid: child.pid,
      async stop() {
        child.kill('SIGINT');
        await gone;
      },
    };
  }
  throw new Error(`${args.join(' ')} ended before it served anything.`);
}

/** Starts the Studio without the drafts of an earlier run. */
export function startStudio(folder: string): Promise<RunningProcess> {
  rmSync(join(folder, '.studio'), { recursive: true, force: true });
  return startProcess(folder, ['scripts/run.js', 'studio'], /localhost:(\d+)\/studio/);
}

/** Asks the Studio's API; with a body, by POST. */
export async function askStudio({ port }: RunningProcess, path: string, body?: unknown): Promise<void> {
  const response = await fetch(`http://localhost:${port}/studio/api${path}`, {
    headers: {
      'content-type': 'application/json',
      origin: `http://localhost:${port}`,
      'sec-fetch-site': 'same-origin',
      'x-studio': '1',
    },
    ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
}
