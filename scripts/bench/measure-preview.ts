import { spawn } from 'node:child_process';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type Figure, figure, median, seconds } from './figure.ts';
import { emptyFolder, type ProjectCopy } from './project-copy.ts';

const ROUNDS = 5;
const BUDGET = 500;

/** Edits the title of the home page while a browser shows it in the live preview. */
export async function measurePreview({ folder }: ProjectCopy, browser: Browser): Promise<readonly Figure[]> {
  const site = emptyFolder('preview-site');
  for (const name of ['site.yaml', 'locales', 'content'])
    cpSync(join(folder, name), join(site, name), { recursive: true });
  const preview = await startPreview(folder, site);
  const page = await browser.newPage();
  try {
    await page.goto(`http://is.localhost:${preview.port}/`);
    await wait(2000);
    const file = join(site, 'locales/is/home.json');
    const texts = JSON.parse(readFileSync(file, 'utf8'));
    const times: number[] = [];
    // The first edit loads what the others find loaded.
    for (let round = 0; round <= ROUNDS; round++) {
      texts.home.hero.title = `Mæling númer ${round}`;
      const saved = performance.now();
      writeFileSync(file, JSON.stringify(texts, null, 2));
      await page.getByRole('heading', { level: 1, name: texts.home.hero.title }).waitFor();
      if (round > 0) times.push(performance.now() - saved);
      await wait(300);
    }
    const shown = median(times);
    return [figure('preview: from saved to shown', '<= 0.5 s', seconds(shown), shown <= BUDGET)];
  } finally {
    await page.close();
    await preview.stop();
  }
}

async function startPreview(
  folder: string,
  site: string,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['scripts/dev.ts', '--site', site], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATABASE_FOLDER: join(site, '.database'), SAMPLE_DATA: 'off' },
  });
  const gone = new Promise<void>((done) => child.once('close', () => done()));
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /localhost:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return {
      port: Number(port),
      async stop() {
        child.kill('SIGINT');
        await gone;
      },
    };
  }
  throw new Error('The preview ended before it served anything.');
}
