import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, globSync } from 'node:fs';
import { expect } from '@playwright/test';
import { z } from 'zod';
import { findFreePort } from '../../server/database/postgres-server.ts';
import type { RealBrowser } from './real-browser.ts';

const DRIVER = '/usr/bin/WebKitWebDriver';
const DISPLAY_SERVER = '/usr/bin/Xvfb';
/** WebKit's minimal browser, which comes with the driver. */
const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');

/** Reason why WebKit is unavailable; undefined if it is available. */
export const webkitProblem =
  existsSync(DRIVER) && existsSync(DISPLAY_SERVER) && browser !== undefined
    ? undefined
    : 'WebKit is not installed: apt-get install webkit2gtk-driver xvfb';

/** Key with which WebDriver marks an element in an answer. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const element = z.object({ [ELEMENT]: z.string() });
const session = z.object({ sessionId: z.string() });

/** Debian's WebKit, the engine of Safari, over W3C WebDriver, on a virtual display. */
export async function startWebkit(): Promise<RealBrowser> {
  const display = spawn(
    DISPLAY_SERVER,
    ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await firstLine(display);
  const port = await findFreePort();
  const driver = spawn(DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${number}` },
    stdio: 'ignore',
  });
  const end = () => {
    driver.kill();
    display.kill();
  };
  // Also when the hook that starts it times out.
  process.once('exit', end);

  const ask = async (method: string, path: string, body?: object): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = z.object({ value: z.unknown() }).parse(await answer.json());
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };
  await until(async () => void (await ask('GET', '/status')));
  const options = {
    binary: browser,
    args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
  };
  const { sessionId } = session.parse(
    await ask('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    }),
  );
  const inSession = (method: string, path: string, body?: object) =>
    ask(method, `/session/${sessionId}${path}`, body);
  await inSession('POST', '/window/rect', { x: 0, y: 0, width: 1400, height: 1000 });

  const find = async (selector: string) =>
    element.parse(await inSession('POST', '/element', { using: 'css selector', value: selector }))[ELEMENT];
  /** Retries if an element is missing or covered. */
  const onElement = (selector: string, path: string, body: object = {}) =>
    until(async () => {
      const elementId = await find(selector);
      // At the edge of the window the cookie notice may cover the element.
      const script = 'arguments[0].scrollIntoView({ block: "center", behavior: "instant" })';
      await inSession('POST', '/execute/sync', { script, args: [{ [ELEMENT]: elementId }] });
      await inSession('POST', `/element/${elementId}/${path}`, body);
    });
  return {
    page: {
      open: async (url) => void (await inSession('POST', '/url', { url })),
      click: (selector) => onElement(selector, 'click'),
      pointAt: (selector) =>
        until(async () => {
          const origin = { [ELEMENT]: await find(selector) };
          const actions = [{ type: 'pointerMove', duration: 0, x: 0, y: 0, origin }];
          await inSession('POST', '/actions', { actions: [{ type: 'pointer', id: 'mouse', actions }] });
        }),
      type: (selector, text) => onElement(selector, 'value', { text }),
      choose: (select, value) => onElement(`${select} option[value="${value}"]`, 'click'),
      async evaluate<Result>(run: () => Result) {
        const script = `return (${run})()`;
        return (await inSession('POST', '/execute/sync', { script, args: [] })) as Result;
      },
    },
    // WebDriver does not report script errors.
    errors: () => [],
    async close() {
      await inSession('DELETE', '');
      end();
      process.off('exit', end);
    },
  };
}

async function until(attempt: () => Promise<void>): Promise<void> {
  await expect(attempt).toPass({ timeout: 20_000, intervals: [50] });
}

/** Xvfb writes the number of a free display. */
async function firstLine(child: ChildProcess): Promise<string> {
  const output = child.stdio[3];
  if (!output) throw new Error('It has no output.');
  const [line] = await once(output, 'data');
  return String(line).trim();
}
