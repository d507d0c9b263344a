import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type FrameLocator, type Page } from '@playwright/test';
import { noRows } from '../../app/data/rows.ts';
import { createDraftRenderer } from '../../studio/preview/draft-renderer.ts';
import { studioSite } from '../studio-site.ts';
import { temporaryFolder } from '../temporary-files.ts';
import { bundlesFor } from '../unit/build/own-bundles.ts';
import { barriersOn } from './run-axe.ts';
import { test as base } from './site-test.ts';

/** A page around the preview that keeps what the preview sends, in place of the Studio. */
const AROUND = `<!doctype html><html lang="en"><title>Studio</title>
<iframe title="Preview" width="1200" height="700" style="border:0"></iframe>
<script>
const sent = [];
addEventListener('message', ({ data, origin }) => origin === location.origin && sent.push(data));
document.querySelector('iframe').src = '/draft' + location.search.slice(1);
</script></html>`;

interface PreviewFixtures {
  /** Opens the preview of a page. */
  readonly preview: (path: string) => Promise<FrameLocator>;
}

const test = base.extend<PreviewFixtures>({
  preview: async ({ page }, use) => {
    await use(async (path) => {
      await page.goto(`${origin}/around?${path}`);
      await expect.poll(() => sentTo(page)).toContainEqual(expect.objectContaining({ type: 'ready' }));
      return page.frameLocator('iframe');
    });
  },
});

// A server of drafts for all of them; the draft is what is published.
test.describe.configure({ mode: 'default' });

let server: Server;
let origin: string;
test.beforeAll(async () => {
  server = await startServer();
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function startServer(): Promise<Server> {
  const files = studioSite();
  const buildFolder = await bundlesFor(temporaryFolder(files));
  const drafts = createDraftRenderer({ buildFolder, rows: noRows });
  const server = createServer(async ({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (pathname === '/around') return response.writeHead(200, { 'Content-Type': 'text/html' }).end(AROUND);
    const [, path] = /^\/draft(\/.*)$/.exec(pathname) ?? [];
    if (path !== undefined) {
      const page = await drafts.render({ files, language: 'is', path });
      return response.writeHead(page.status, { ...page.headers }).end(page.html);
    }
    const file = await drafts.file(pathname);
    return file
      ? response.writeHead(200, { 'Content-Type': file.type }).end(file.body)
      : response.writeHead(404).end();
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

type Sent = Readonly<Record<string, unknown>>;

/** What the preview has sent since it was opened. */
async function sentTo(page: Page): Promise<readonly Sent[]> {
  return await page.evaluate('sent');
}

/** What the preview sent last. */
async function expectSent(page: Page, message: Sent): Promise<void> {
  await expect.poll(async () => (await sentTo(page)).at(-1)).toMatchObject(message);
}

const price = 'value:packages/hosting/packages/basic/price';

test('a price under the pointer is outlined, and a click chooses it', async ({ page, preview }) => {
  const frame = await preview('/lausnir/vefhysing');
  const amount = frame.locator(`[data-package=basic] [data-source="${price}"]`);
  await amount.hover();
  await expect(amount).toHaveAttribute('data-preview', 'hover');
  await expect(amount).toHaveCSS('outline-style', 'dashed');
  await amount.click();
  await expect(amount).toHaveCSS('outline-style', 'solid');
  await expectSent(page, {
    type: 'select',
    sources: [price],
    around: ['value:pages/hosting/sections/packages'],
    text: '4.990 kr.',
  });
});

test('the Tab key goes through everything in reading order, and Enter chooses', async ({ page, preview }) => {
  const frame = await preview('/lausnir/vefhysing');
  await frame.locator('h1').click();
  const focused = frame.locator('[data-preview~=focus]');
  await expect(focused).toHaveAttribute('data-source', 'text:solutions:hosting.hero.title');
  await page.keyboard.press('Tab');
  await expect(focused).toHaveAttribute('data-source', /^text:solutions:hosting\.hero\.text /);
  await expect(focused).toHaveCSS('outline-width', '3px');
  await expect(frame.getByRole('button', { name: /^Vefurinn þinn á hröðum vélum/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expectSent(page, {
    type: 'select',
    sources: expect.arrayContaining(['text:solutions:hosting.hero.text', price]),
  });
  await page.keyboard.press('Shift+Tab');
  await expect(focused).toHaveAttribute('data-source', 'text:solutions:hosting.hero.title');
});

test('links lead nowhere but with Ctrl, and forms are not sent', async ({ page, preview }) => {
  const frame = await preview('/synishorn');
  const before = page.frames().at(-1)?.url();
  const link = frame.locator('footer a[href="/lausnir"]');
  await link.click();
  await expectSent(page, { type: 'select' });
  await link.click({ modifiers: ['Control'] });
  await expectSent(page, { type: 'navigate', path: '/lausnir' });
  await frame.locator('form button[type=submit]').click();
  await expectSent(page, { sources: ['text:common:form.send'] });
  await frame.locator('label').first().click();
  await expectSent(page, { sources: ['text:forms:contact.fields.name.label'] });
  expect(page.frames().at(-1)?.url()).toBe(before);
});

test('the Studio shows where something is; other windows cannot', async ({ page, preview }) => {
  const frame = await preview('/lausnir/vefhysing');
  const post = (message: unknown) =>
    page.evaluate((data) => {
      document.querySelector('iframe')?.contentWindow?.postMessage(data, '*');
    }, message);
  await post({ type: 'highlight', source: price });
  const shown = frame.locator('[data-preview~=chosen]');
  await expect(shown).toHaveAttribute('data-source', new RegExp(price));
  await expect(shown).toBeInViewport();
  await post({ type: 'navigate', address: 'https://example.is/' });
  await post({ type: 'highlight', source: null });
  await expect(shown).toHaveCount(0);
  await post({ type: 'navigate', address: '/draft/' });
  await expect(frame.locator('[data-source~="value:rates/hourly/amounts"]').first()).toBeVisible();
});

test('the preview has no barriers', async ({ page }) => {
  await page.goto(`${origin}/draft/lausnir/vefhysing`);
  expect(await barriersOn(page)).toEqual([]);
});
