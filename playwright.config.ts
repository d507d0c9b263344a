import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

// A port that is named may have a server already; else a free one, which the workers read from the environment.
const isPortNamed = process.env.E2E_PORT !== undefined;
process.env.E2E_PORT ??= freePort();
const port = process.env.E2E_PORT;
const baseURL = `http://localhost:${port}`;
const executablePath = findChromium();
// The processes that tests start load compiled code, as those of the commands do.
process.env.NODE_COMPILE_CACHE ??= resolve('.cache/compiled');

const STUDIO_TESTS = [
  '**/studio-jobs.test.ts',
  '**/find-jobs.test.ts',
  '**/typing-jobs.test.ts',
  '**/paste-jobs.test.ts',
  '**/rows-jobs.test.ts',
  '**/pages-jobs.test.ts',
  '**/pictures-jobs.test.ts',
  '**/requests-jobs.test.ts',
  '**/every-screen.test.ts',
  '**/visual/studio.test.ts',
];
const ROWS_TESTS = ['forms-sent', 'news', 'projects'].map((name) => `**/${name}.test.ts`);
const PREVIEW_TESTS = ['**/live-preview.test.ts'];
const OTHER_BROWSERS = ['**/firefox-and-webkit.test.ts'];

/** End-to-end tests and screenshots in Chromium, of the built sites. Without a browser, run `node scripts/ensure-chromium.ts`. */
export default defineConfig({
  testDir: 'tests',
  testMatch: /[\\/]tests[\\/](e2e|visual)[\\/][^\\/]+\.test\.ts$/,
  outputDir: 'build/e2e',
  // Node runs TypeScript by itself, in a third of the processor time that Playwright takes to compile it.
  build: { external: ['**/*.ts'] },
  globalSetup: './tests/temporary-files.ts',
  // One set of pictures, taken by Debian's Chromium as in CI; see tests/visual/README.md.
  snapshotPathTemplate: 'tests/visual/screenshots/{arg}{ext}',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A busy machine is slow, not wrong; no test waits this long for what it promises.
  timeout: 300_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL,
    browserName: 'chromium',
    // Traces cost about a quarter more processor time; `npx playwright test --trace retain-on-failure` records one.
    trace: 'off',
    // Without a graphics card animations cost as much as the test itself; tests of motion ask for them.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--disable-gpu',
        // As Chromium hints fonts here; its headless shell would do it in full, and the pictures would differ.
        '--font-render-hinting=slight',
        '--disable-background-networking',
        // Pages are open for seconds, in which compiling for later does not pay.
        '--js-flags=--no-opt --no-maglev',
        // The list of the address bar is a page of its own in each window: half of the processor time of a window.
        '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
        // Else Chromium starts a spare process with each page: a fifth of the processor time of a visit.
        '--renderer-process-limit=1',
      ],
    },
  },
  // Those that take a server of their own are first and in one worker each, so that it is started once.
  projects: [
    { name: 'rows', testMatch: ROWS_TESTS, workers: 1 },
    { name: 'studio', testMatch: STUDIO_TESTS, workers: 1 },
    { name: 'site', testIgnore: [...STUDIO_TESTS, ...ROWS_TESTS, ...PREVIEW_TESTS, ...OTHER_BROWSERS] },
    // Last, when the servers of the others have ended, because they take much memory.
    { name: 'other-browsers', testMatch: OTHER_BROWSERS, workers: 1 },
    { name: 'preview', testMatch: PREVIEW_TESTS },
  ],
  webServer: {
    command: 'node server/start.ts',
    // A database of its own: that of a server which is running here is closed to others.
    env: {
      PORT: port,
      DATABASE_FOLDER: '.cache/e2e/postgresql',
      SPOOL_FOLDER: '.cache/e2e/spool',
      // Never somebody's hosted project.
      SUPABASE_URL: '',
      SUPABASE_PUBLISHABLE_KEY: '',
      SUPABASE_SECRET_KEY: '',
    },
    // Browsers read rows as soon as they have time; this answers when there are some to read.
    url: `${baseURL}/rest/v1/news?limit=1`,
    reuseExistingServer: isPortNamed,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});

/** Asks another process, because a configuration cannot wait. */
function freePort(): string {
  const print =
    'const s=require("node:net").createServer().listen(0,()=>{console.log(s.address().port);s.close()})';
  return spawnSync(process.execPath, ['-e', print], { encoding: 'utf8' }).stdout.trim();
}
