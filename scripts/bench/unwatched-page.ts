import type { Browser, CDPSession } from '@playwright/test';
import { PHONE_SCREEN, SLOWER } from './phone.ts';

/** A page of Chromium that no debugger is attached to. */
export interface UnwatchedPage {
  /** Loads a page, and waits until it has loaded. */
  readonly open: (address: string) => Promise<void>;
  /** Runs an expression in the page and gives its value. */
  readonly run: (expression: string) => Promise<unknown>;
  /** Waits until an expression is true in the page. */
  readonly until: (expression: string) => Promise<void>;
  readonly slowProcessor: () => Promise<void>;
}

interface Reply {
  readonly id?: number;
  readonly result?: { readonly result?: { readonly value?: unknown } };
  readonly error?: { readonly message: string };
}

const PAUSE_MS = 100;

/**
 * Opens an empty tab as `inTab` does, but past Playwright. That has the browser keep the place of every error (`Runtime.enable`),
 * for which V8 compiles the code around it once more; React makes one error when it begins, in the middle of all its code, so that
 * it would seem to take twice as long as it takes a visitor.
 * @param session with the browser as a whole
 * @param script runs before those of each page
 */
export async function inUnwatchedTab<Result>(
  browser: Browser,
  script: string,
  visit: (page: UnwatchedPage, session: CDPSession) => Promise<Result>,
): Promise<Result> {
  const session = await browser.newBrowserCDPSession();
  const { browserContextId } = await session.send('Target.createBrowserContext');
  try {
    const { targetId } = await session.send('Target.createTarget', {
      url: 'about:blank',
      browserContextId,
      ...PHONE_SCREEN,
    });
    const ask = await connect(session, targetId);
    const run = async (expression: string) =>
      (await ask('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result?.value;
    const until = async (expression: string) => {
      while ((await run(expression)) !== true) await new Promise((done) => setTimeout(done, PAUSE_MS));
    };
    await ask('Page.enable');
    await ask('Page.addScriptToEvaluateOnNewDocument', { source: script });
    return await visit(
      {
        run,
        until,
        async open(address) {
          await ask('Page.navigate', { url: address });
          await until(`location.href === ${JSON.stringify(address)} && document.readyState === 'complete'`);
        },
        async slowProcessor() {
          await ask('Emulation.setCPUThrottlingRate', { rate: SLOWER });
        },
      },
      session,
    );
  } finally {
    await session.send('Target.disposeBrowserContext', { browserContextId });
    await session.detach();
  }
}

/** @returns asks something of the tab; rejects with what it answers in its place */
async function connect(session: CDPSession, targetId: string) {
  const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false });
  const waiting = new Map<number, (reply: Reply) => void>();
  session.on('Target.receivedMessageFromTarget', (event) => {
    if (event.sessionId !== sessionId) return;
    const reply = JSON.parse(event.message) as Reply;
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply);
  });
  let asked = 0;
  return async (method: string, params: Readonly<Record<string, unknown>> = {}) => {
    const id = ++asked;
    const { promise, resolve } = Promise.withResolvers<Reply>();
    waiting.set(id, resolve);
    const message = JSON.stringify({ id, method, params });
    await session.send('Target.sendMessageToTarget', { sessionId, message });
    const { result = {}, error } = await promise;
    waiting.delete(id);
    if (error) throw new Error(`${method}: ${error.message}`);
    return result;
  };
}
