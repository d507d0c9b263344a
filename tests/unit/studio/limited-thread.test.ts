import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { createChecks } from '../../../studio/server/checks.ts';
import { createThread, ThreadLimit } from '../../../studio/server/limited-thread.ts';
import { createPreviews } from '../../../studio/server/previews.ts';
import { bareEnvironment } from '../../bare-environment.ts';
import { studioSite } from '../../studio-site.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { afterFile } from '../after-file.ts';
import type { BusyRequest } from './busy-thread.ts';

function busyThread(milliseconds = 60_000) {
  const module = new URL('busy-thread.ts', import.meta.url);
  const thread = createThread({ module, milliseconds, memory: 64 });
  afterFile(thread.close);
  return (request: BusyRequest) => thread.ask(request);
}

test.each<[what: string, request: BusyRequest, milliseconds?: number]>([
  ['endless', 'loop', 200],
  ['too deep', 'nest'],
  ['over with its thread', 'end'],
])('a request that is %s is refused, and those that wait are answered', async (_, request, milliseconds) => {
  const ask = busyThread(milliseconds);
  expect(await ask('answer')).toBe('answered');
  const answers = await Promise.allSettled([ask(request), ask('answer'), ask('answer')]);
  expect(answers).toEqual([
    { status: 'rejected', reason: expect.any(ThreadLimit) },
    { status: 'fulfilled', value: 'answered' },
    { status: 'fulfilled', value: 'answered' },
  ]);
});

test('memory that earlier requests keep refuses no later one', async () => {
  const ask = busyThread();
  for (let count = 0; count < 4; count++) expect(await ask('keep')).toBe('kept');
});

test('an error of a thread is that of the request alone', async () => {
  const ask = busyThread();
  await expect(ask('fail')).rejects.toThrow('It failed.');
  expect(await ask('answer')).toBe('answered');
});

// In a process with a memory limit, as the server starts the Studio.
test('a request that is too large is refused, and a thread keeps no process running', async () => {
  const thread = JSON.stringify(new URL('../../../studio/server/limited-thread.ts', import.meta.url).href);
  const module = JSON.stringify(new URL('busy-thread.ts', import.meta.url).href);
  const script = `import(${thread}).then(async ({ createThread }) => {
    const thread = createThread({ module: new URL(${module}), milliseconds: 60_000, memory: 16 });
    const asked = ['answer', 'fill', 'answer'].map((request) => thread.ask(request).catch(({ name }) => name));
    console.log((await Promise.all(asked)).join());
  });`;
  const args = ['--max-old-space-size=512', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env: bareEnvironment });
  expect(stdout).toBe('answered,ThreadLimit,answered\n');
});

const site = studioSite();
const [document = ''] = Object.keys(site).filter((name) => name.startsWith('content/is/'));
const checks = createChecks();
const previews = createPreviews(
  { buildFolder: temporaryFolder(), database: { kind: 'embedded', folder: '', sampleRows: false } },
  () => {},
);

/** The small site with a document that ends in this text. */
const withText = (text: string) => ({ ...site, [document]: `${site[document]}\n\n${text} a\n` });

test('lists that are nested too deeply are a problem of the draft', async () => {
  const [problem] = await checks.problems(withText('- '.repeat(9_500)), site, 'en');
  expect(problem).toMatchObject({
    severity: 'error',
    message: expect.stringContaining('too deeply nested to be checked'),
  });
});

test('the preview of quotes that are nested too deeply says so', async () => {
  const files = withText('>'.repeat(19_000));
  await expect(previews.render({ files, language: 'is', path: '/' })).rejects.toMatchObject({
    status: 422,
    failure: { code: 'preview-limit' },
  });
});
