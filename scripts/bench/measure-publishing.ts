import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { type Figure, figure, median, seconds } from './figure.ts';
import { type ProjectCopy, runCommand } from './project-copy.ts';

const ROUNDS = 5;
const BUDGET = 2000;
const LONGEST_MS = 60_000;
/** A price, and where it is shown. */
const PRICE = {
  path: ['packages', 'hosting', 'packages', 'basic', 'price', 'amounts', 'ISK'],
  page: '/lausnir/vefhysing',
};

/** Publishes a price in the Studio, beside a server that shows the sites. */
export async function measurePublishing({ folder }: ProjectCopy): Promise<readonly Figure[]> {
  makeRepository(folder);
  await runCommand(folder, 'build');
  const server = await startProcess(folder, ['server/start.ts'], /is\.localhost:(\d+)/);
  const studio = await startProcess(folder, ['scripts/studio.ts'], /localhost:(\d+)\/studio/);
  try {
    const times: number[] = [];
    let price = priceIn(folder);
    // The first publication loads what the others find loaded.
    for (let round = 0; round <= ROUNDS; round++, price += 10) {
      const edit = { kind: 'set', path: PRICE.path, before: price, after: price + 10 };
      await ask(studio.port, '/draft/changes', { edits: [edit] });
      await ask(studio.port, '/draft');
      const clicked = performance.now();
      const published = ask(studio.port, '/publications', null);
      await untilShown(server.port, (price + 10).toLocaleString('de-DE'));
      if (round > 0) times.push(performance.now() - clicked);
      await published;
    }
    const live = median(times);
    return [
      figure('publish: from the click to live on all four sites', '<= 2 s', seconds(live), live <= BUDGET),
    ];
  } finally {
    await studio.stop();
    await server.stop();
  }
}

/** Publications are commits; the copy has no history of its own. */
function makeRepository(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-C', folder, '-c', 'user.name=Bench', '-c', 'user.email=bench@localhost', ...args]);
  git('init', '--quiet', '--initial-branch=main');
  git('add', 'site.yaml', 'locales', 'content', 'supabase');
  git('commit', '--quiet', '--allow-empty', '--message=The content of the bench');
}

function priceIn(folder: string): number {
  const [, amount] = /- id: hosting\n[\s\S]*?id: basic[\s\S]*?amounts: \{ ISK: (\d+)/.exec(
    readFileSync(`${folder}/site.yaml`, 'utf8'),
  ) ?? [undefined, 'NaN'];
  return Number(amount);
}

async function ask(port: number, path: string, body?: unknown): Promise<void> {
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

async function untilShown(port: number, amount: string): Promise<void> {
  for (const deadline = performance.now() + LONGEST_MS; performance.now() < deadline; await wait(20))
    if ((await pageOf(port)).includes(amount)) return;
  throw new Error(`${PRICE.page} did not show ${amount}.`);
}

function pageOf(port: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers = { host: `is.localhost:${port}` };
    get({ port, host: '127.0.0.1', path: PRICE.page, headers }, async (response) => {
      resolve(Buffer.concat(await response.toArray()).toString());
    }).on('error', reject);
  });
}

async function startProcess(folder: string, args: readonly string[], address: RegExp) {
  const child: ChildProcess = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', STUDIO_PORT: '0', DATABASE_FOLDER: '.database', SAMPLE_DATA: 'off' },
  });
  const gone = new Promise<void>((done) => child.once('close', () => done()));
  for await (const line of createInterface({ input: child.stdout ?? process.stdin })) {
    const port = address.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout?.resume();
    return {
      port: Number(port),
      async stop() {
        child.kill('SIGINT');
        await gone;
      },
    };
  }
  throw new Error(`${args.join(' ')} ended before it served anything.`);
}
