import { type Browser, chromium } from '@playwright/test';
import { BUDGETS, type BudgetReadings, formatBudget, type Part, type Reading } from './bench/budgets.ts';
import { measureBuilding } from './bench/measure-building.ts';
import { measureEditing } from './bench/measure-editing.ts';
import { measurePages } from './bench/measure-pages.ts';
import { measureServing } from './bench/measure-serving.ts';
import { copyProject, deleteTemporaryFolders } from './bench/project-copy.ts';
import { runCommand } from './command-line.ts';
import { findChromium } from './find-chromium.ts';

/** In this order: the other parts need the build. */
const MEASURES: {
  readonly [Name in Part]: (folder: string, browser: Browser) => Promise<BudgetReadings<Name>>;
} = {
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
  console.log('| what | budget | measured | |\n|---|---|---|---|');
  try {
    const folder = copyProject();
    for (const part of Object.keys(MEASURES) as Part[]) {
      if (!names.includes(part)) continue;
      console.error(`Measuring ${part} …`);
      const readings: Readonly<Record<string, Reading>> = await MEASURES[part](folder, browser).catch(
        (error: unknown) => {
          console.error(error);
          return {};
        },
      );
      for (const [key, budget] of Object.entries(BUDGETS[part])) {
        const { isKept, row } = formatBudget(budget, readings[key] ?? Number.NaN);
        console.log(row);
        if (!isKept) process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
    deleteTemporaryFolders();
  }
}

await runCommand('bench', ({ values }) => bench(values.only?.split(',') ?? Object.keys(MEASURES)));
