import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { readProject } from '../check/project/read-project.ts';
import { milliseconds } from './figures.ts';
import { launchChromium } from './launch-chromium.ts';
import { median } from './median.ts';
import { judged, type Row, told } from './row.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const ROUNDS = 5;
const BUDGET_MS = 300;
const LONGEST_MS = 30_000;
/** Nobody edits as soon as the preview has started. */
const STARTED_AFTER_MS = 2000;

/** How long edits take to show in an open page of the live preview. */
export interface PreviewTimes {
  /** From the save of a file to the frame in which a browser draws what was typed, for each edit, milliseconds. */
  readonly edits: readonly number[];
  readonly median: number;
  readonly worst: number;
  /** Reading and checking the whole content once, in a process that has done it before. Milliseconds. */
  readonly reading: number;
}

/** Something that an editor types, over and over, with another number in it each time. */
interface Edit {
  readonly file: string;
  /** The address of the page that shows it. */
  readonly page: string;
  /** What stands in the file, and what is typed in its place; both are there once. */
  readonly written: string;
  readonly typed: (round: number) => string;
  /** How the page shows it. */
  readonly shown: (round: number) => string;
}

const edits: readonly Edit[] = [
  {
    file: 'site.yaml',
    page: '/verdskra',
    written: 'amounts: { ISK: 299950,',
    typed: (round) => `amounts: { ISK: ${300_001 + round},`,
    shown: (round) => `300.00${1 + round} kr.`,
  },
  {
    file: 'locales/is/home.json',
    page: '/',
    written: '"Vefir sem standa af sér öll veður"',
    typed: (round) => `"Vefir sem standa af sér öll veður, nr. ${'i'.repeat(round + 1)}."`,
    shown: (round) => `öll veður, nr. ${'i'.repeat(round + 1)}.`,
  },
  {
    file: 'content/is/cookies.md',
    page: '/vafrakokur',
    written: 'Þetta er allur listinn:',
    typed: (round) => `Þetta er allur listinn, ${'i'.repeat(round + 1)}:`,
    shown: (round) => `allur listinn, ${'i'.repeat(round + 1)}:`,
  },
];

/** Edits a copy of the project's own content while a browser shows it. */
export async function measurePreview(): Promise<PreviewTimes> {
  const folder = mkdtempSync(join(tmpdir(), 'measured-preview-'));
  for (const name of ['site.yaml', 'locales', 'content'])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  const browser = await launchChromium();
  const preview = await startPreview(folder);
  try {
    const page = await browser.newPage();
    const drawn = await watchDrawing(page);
    await wait(STARTED_AFTER_MS);
    const times: number[] = [];
    for (const edit of edits) {
      await page.goto(`http://is.localhost:${preview.port}${edit.page}`);
      await drawn((text) => text !== '');
      // What the first edit of a file has to load is not part of every edit.
      for (let round = 0; round <= ROUNDS; round++) {
        const saved = save(folder, edit, round);
        const at = await drawn((text) => text.includes(edit.shown(round)));
        if (round > 0) times.push(at - saved);
        await wait(300);
      }
    }
    return { edits: times, median: median(times), worst: Math.max(...times), reading: readingTime(folder) };
  } finally {
    await browser.close();
    await preview.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Saves a file as editors do, and tells when, in milliseconds since 1970. */
function save(folder: string, { file, written, typed }: Edit, round: number): number {
  const before = readFileSync(join(folder, file), 'utf8');
  const old = round === 0 ? written : typed(round - 1);
  if (before.split(old).length !== 2) throw new Error(`${file} has not just one ${old}.`);
  const text = before.replace(old, () => typed(round));
  const saved = performance.timeOrigin + performance.now();
  writeFileSync(join(folder, '.saving'), text);
  renameSync(join(folder, '.saving'), join(folder, file));
  return saved;
}

/** Waits until a page has drawn a text, and tells when, in milliseconds since 1970. */
type WaitForDrawing = (isIt: (text: string) => boolean) => Promise<number>;

/** Follows, frame by frame, what a page shows. */
async function watchDrawing(page: Page): Promise<WaitForDrawing> {
  let last = { text: '', at: 0 };
  let look = () => {};
  await page.exposeFunction('drew', (text: string, at: number) => {
    last = { text, at };
    look();
  });
  await page.addInitScript(() => {
    let before = '';
    const frame = () => {
      const text = (document.body?.innerText ?? '').replaceAll('\u00a0', ' ');
      if (text !== before) {
        before = text;
        const tell = Reflect.get(window, 'drew') as (text: string, at: number) => void;
        // The task after a frame's callbacks comes when the frame is drawn.
        setTimeout(() => tell(text, performance.timeOrigin + performance.now()));
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
  return (isIt) =>
    new Promise((done, fail) => {
      const late = setTimeout(() => fail(new Error(`Not drawn in time: ${last.text}`)), LONGEST_MS);
      look = () => {
        if (!isIt(last.text)) return;
        clearTimeout(late);
        look = () => {};
        done(last.at);
      };
      look();
    });
}

async function startPreview(folder: string): Promise<{ port: number; stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['scripts/dev.ts', '--site', folder], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATABASE_FOLDER: join(folder, 'database'), SAMPLE_DATA: 'off' },
  });
  const gone = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async () => {
    child.kill('SIGINT');
    await gone;
  };
  for await (const line of createInterface({ input: child.stdout })) {
    const port = /localhost:(\d+)/.exec(line)?.[1];
    if (port === undefined) continue;
    child.stdout.resume();
    return { port: Number(port), stop };
  }
  throw new Error('The preview ended before it served anything.');
}

function readingTime(folder: string): number {
  const times = Array.from({ length: 12 }, () => {
    const started = performance.now();
    readProject(folder);
    return performance.now() - started;
  });
  return median(times.slice(4));
}

export function previewRows({ edits, median, worst, reading }: PreviewTimes): Row[] {
  return [
    judged(
      `preview: save to drawn, median of ${edits.length} edits`,
      milliseconds(median),
      `<= ${BUDGET_MS} ms; ${(median / reading).toFixed(1)} times one reading`,
      median <= BUDGET_MS,
    ),
    told('  the slowest of them', milliseconds(worst)),
  ];
}
