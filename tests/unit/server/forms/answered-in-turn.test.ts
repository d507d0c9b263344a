import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createFormReplies } from '../../../../server/forms/reply-to-form.ts';
import type { ReceivedForm } from '../../../../server/forms/validate-form.ts';
import type { Pages } from '../../../../server/pages/load-pages.ts';
import { realSite } from '../../texts/real-project.ts';
import { LANGUAGES } from '../fixture-sites.ts';
import { ask } from '../running-server.ts';
import { realProject } from './form-build.ts';

const form = realSite.forms.contact;
if (!form) throw new Error('No contact form');
const receivedForm: ReceivedForm = { form, page: '/hafa-samband', values: {}, ticket: null };
const getProject: Pages['built'] = async () => ({
  sprite: '',
  pictures: {},
  lastModified: {},
  project: realProject(),
});

/** Answers every request with the page of a form, rendered by `withForm`. */
async function answerWith(
  withForm: Pages['withForm'],
  onTestFinished: (end: () => void) => void,
  onAsked = () => {},
) {
  const replies = createFormReplies({
    pages: { built: getProject, withForm, renderer: () => Promise.reject(new Error('not requestCount for')) },
    languages: LANGUAGES,
    securityOf: () => [],
  });
  const server = createServer((request, response) => {
    const exchange = { request, response, language: 'is', localPort: undefined };
    onAsked();
    void replies.show(exchange, receivedForm, { outcome: 'expired', errors: [] }, 'ticket');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => server.close());
  const { port } = server.address() as AddressInfo;
  return async () => (await ask(port, '/', { method: 'POST' })).body.toString();
}

test('one page is rendered at a time, ten wait, and what comes on top gets the small page', async ({
  onTestFinished,
}) => {
  let active = 0;
  let most = 0;
  const gate = Promise.withResolvers<void>();
  const post = await answerWith(async () => {
    most = Math.max(most, ++active);
    await gate.promise;
    active--;
    return '<p>whole page</p>';
  }, onTestFinished);

  const small: string[] = [];
  const posts = Array.from({ length: 60 }, async () => {
    const page = await post();
    if (!page.includes('whole page')) small.push(page);
    if (small.length === 49) gate.resolve();
    return page;
  });
  await Promise.all(posts);
  expect([most, small.length]).toEqual([1, 49]);
  expect(small[0]).toMatch(/<p role="alert">\S+/);
});

test('a list that takes many turns is answered before the second page', async ({ onTestFinished }) => {
  const gate = Promise.withResolvers<void>();
  let [requestCount, renderCount] = [0, 0];
  const render = async () => {
    await gate.promise;
    renderCount++;
    return '<p>whole page</p>';
  };
  const allWait = Promise.withResolvers<void>();
  const post = await answerWith(render, onTestFinished, () => ++requestCount === 11 && allWait.resolve());
  const posts = Promise.all(Array.from({ length: 11 }, post));
  await allWait.promise;
  gate.resolve();
  for (let turn = 0; turn < 20; turn++) await nextTurn();
  expect(renderCount).toBeLessThanOrEqual(2);
  await posts;
  expect(renderCount).toBe(11);
});
