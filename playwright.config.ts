import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.ts';

const port = process.env.E2E_PORT ?? '4173';
const baseURL = `http://localhost:${port}`;
const executablePath = findChromium();

/** End-to-end tests in Chromium against the built sites. Without a browser, run `node scripts/ensure-chromium.ts`. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'build/e2e',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A busy machine is slow, not wrong; no test waits this long for what it promises.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL,
    browserName: 'chromium',
    // Traces cost about a quarter more processor time; `npx playwright test --trace retain-on-failure` records one.
    trace: 'off',
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
      ],
    },
  },
  webServer: {
    command: 'node server/start.ts',
    env: { PORT: port },
    url: baseURL,
    // A server that is left over would answer with an older build; one is reused only where its port is named.
    reuseExistingServer: process.env.E2E_PORT !== undefined,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
  },
});
