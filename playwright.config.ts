import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const port = process.env.E2E_PORT ?? '4173';
const baseURL = `http://localhost:${port}`;
const executablePath = findChromium();

/** What Playwright switches off in Chromium; the same switch given again replaces its list. */
const OFF_IN_PLAYWRIGHT = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
];

/** The address bar's list is a page of its own in each window: half of the processor time that a window takes. */
const ADDRESS_BAR = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup'];

/** End-to-end tests and pictures in Chromium, of the built sites. Without a browser, run `node scripts/ensure-chromium.ts`. */
export default defineConfig({
  testDir: 'tests',
  testMatch: /[\\/]tests[\\/](e2e|visual)[\\/][^\\/]+\.test\.ts$/,
  outputDir: 'build/e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // One set of pictures, taken by Debian's Chromium as in CI; see tests/visual/README.md.
  snapshotPathTemplate: 'tests/visual/screenshots/{arg}{ext}',
  // A busy machine is slow, not wrong; no test waits this long for what it promises.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL,
    browserName: 'chromium',
    // Traces cost about a quarter more processor time; `npx playwright test --trace retain-on-failure` records one.
    trace: 'off',
    // Without a graphics card each moving page costs the processor as much as the test itself; tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // Pages are open for seconds, in which compiling for later does not pay.
        '--js-flags=--no-opt --no-maglev',
        `--disable-features=${[...OFF_IN_PLAYWRIGHT, ...ADDRESS_BAR].join(',')}`,
      ],
    },
  },
  webServer: {
    command: 'node server/start.ts',
    // A database of its own: that of a server which is running here is closed to others.
    env: {
      PORT: port,
      DATABASE_FOLDER: '.cache/e2e/database',
      SPOOL_FOLDER: '.cache/e2e/spool',
      // Never somebody's hosted project.
      SUPABASE_URL: '',
      SUPABASE_PUBLISHABLE_KEY: '',
      SUPABASE_SECRET_KEY: '',
    },
    // Browsers read rows as soon as they have time; this answers when there are some to read.
    url: `${baseURL}/rest/v1/news?limit=1`,
    // A server that is left over would answer with an older build; one is reused only where its port is named.
    reuseExistingServer: process.env.E2E_PORT !== undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
