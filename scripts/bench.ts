import { parseArgs } from 'node:util';
import { type Browser, chromium } from '@playwright/test';
import { type Figure, figure, figureTable } from './bench/figure.ts';
import { measureBuilding } from './bench/measure-building.ts';
import { measureEditing } from './bench/measure-editing.ts';
import { measurePages } from './bench/measure-pages.ts';
import { measureServing } from './bench/measure-serving.ts';
import { copyProject, removeMoved } from './bench/project-copy.ts';
import { findChromium } from './find-chromium.ts';

type Measure = (folder: string, browser: Browser) => Promise<readonly Figure[]>;

/** In this order: the others need the build. */
const PARTS: Readonly<Record<string, Measure>> = {
  building: measureBuilding,
  pages: measurePages,
  serving: measureServing,
  editing: measureEditing,
};

/**
 * npm run bench: the budgets of the project, each beside its floor measured in the same run.
 * --only pages,serving runs some parts, over the build of the last run.
 * Exit code 0: all within budget; 1: one is not, or could not be measured; 2: wrong arguments.
 */
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

const { only } = parseArgs({ options: { only: { type: 'string' } } }).values;
const parts = Object.keys(PARTS);
const names = only?.split(',') ?? parts;
const unknown = names.filter((name) => !parts.includes(name));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}. The parts are: ${parts.join(', ')}.`);
  process.exitCode = 2;
} else {
  await bench(names);
}
