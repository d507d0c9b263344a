import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type Figure, figure, median, seconds } from './figure.ts';
import { emptyFolder, type ProjectCopy } from './project-copy.ts';
import { askStudio, startProcess, startStudio } from './running-process.ts';

const ROUNDS = 5;
const BUDGET = 500;

export async function measurePreview({ folder }: ProjectCopy, browser: Browser): Promise<readonly Figure[]> {
  return [await measureDevPreview(folder, browser), await measureStudioPreview(folder)];
}

/** Edits the title of the home page while a browser shows it in the live preview. */
async function measureDevPreview(folder: string, browser: Browser): Promise<Figure> {
  const site = emptyFolder('preview-site');
  for (const name of ['site.yaml', 'locales', 'content'])
    cpSync(join(folder, name), join(site, name), { recursive: true });
  const preview = await startProcess(folder, ['scripts/dev.ts', '--site', site], /localhost:(\d+)/);
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
    return figure('npm run dev: from saved to shown', '<= 0.5 s', seconds(shown), shown <= BUDGET);
  } finally {
    await page.close();
    await preview.stop();
  }
}

/** Sends an edit to the draft, and asks for the page of the preview as its frame does. */
async function measureStudioPreview(folder: string): Promise<Figure> {
  const studio = await startStudio(folder);
  try {
    const path = ['home', 'hero', 'title'];
    let before = JSON.parse(readFileSync(join(folder, 'locales/is/home.json'), 'utf8')).home.hero.title;
    const times: number[] = [];
    for (let round = 0; round <= ROUNDS; round++) {
      const after = `Mæling númer ${round}`;
      const edits = [{ kind: 'text', key: `home:${path.join('.')}`, language: 'is', before, after }];
      const saved = performance.now();
      await askStudio(studio, '/draft/changes', { edits });
      const page = await fetch(`http://localhost:${studio.port}/studio/preview/is/?draft=${round}`);
      if (!(await page.text()).includes(after)) throw new Error(`The preview did not show ${after}.`);
      if (round > 0) times.push(performance.now() - saved);
      before = after;
    }
    const shown = median(times);
    return figure(
      'preview in the Studio: from saved to its page',
      '<= 0.5 s',
      seconds(shown),
      shown <= BUDGET,
    );
  } finally {
    await studio.stop();
  }
}
