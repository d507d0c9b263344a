import { type Browser, chromium } from '@playwright/test';
import { type Figure, figure, figureTable } from './bench/figure.ts';
import { measureBuilding } from './bench/measure-building.ts';
import { measureEditing } from './bench/measure-editing.ts';
import { measurePages } from './bench/measure-pages.ts';
import { measureServing } from './bench/measure-serving.ts';
import { copyProject, removeMoved } from './bench/project-copy.ts';
import { runCommand } from './command-line.ts';
import type { PartOf } from './commands.ts';
import { findChromium } from './find-chromium.ts';

type Measure = (folder: string, browser: Browser) => Promise<readonly Figure[]>;

/** In this order: the others need the build. */
const PARTS: Readonly<Record<PartOf<'bench'>, Measure>> = {
  building: measureBuilding,
  pages: measurePages,
  serving: measureServing,
  editing: measureEditing,
};

/** Measures some parts; exit code 1 if a budget is exceeded or could not be measured. */
async function bench(names: readonly string[]): Promise<void> {
  process.env.NODE_ENV = 'production';
  const executablePath = findChromium();
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox'],
  });
  const figures: Figure[] = [];
  try {
    const folder = copyProject();
    for (const [name, measure] of Object.entries(PARTS)) {
      if (!names.includes(name)) continue;
      console.error(`Measuring ${name} …`);
      figures.push(
        ...(await measure(folder, browser).catch((error: unknown) => {
          console.error(error);
          return [figure(`the part ${name}`, 'can be measured', 'stopped with an error', false)];
        })),
      );
    }
  } finally {
    await browser.close();
    removeMoved();
    process.stdout.write(figureTable(figures));
  }
  if (figures.some(({ ok }) => !ok)) process.exitCode = 1;
}

await runCommand('bench', ({ values }) => bench(values.only?.split(',') ?? Object.keys(PARTS)));
