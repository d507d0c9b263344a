import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { loadRenderer } from '../../../render/renderer.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { ask } from '../server/running-server.ts';
import { HOST, startStudio } from './running-studio.ts';

/** A Studio whose preview fails with an error. */
async function failingPreview(fail: () => Promise<never>, language: string) {
  const { port, logLines } = await startStudio({
    preview: { render: fail, file: async () => null },
  });
  const headers = { 'accept-language': language };
  const { status, headers: fields, body } = await ask(port, '/studio/preview/is/', { host: HOST, headers });
  return { status, type: fields['content-type'], text: body.toString(), logText: logLines.join('\n') };
}

test('a preview without bundles, and the log, name the missing file', async () => {
  const folder = temporaryFolder();
  const answer = await failingPreview(async () => {
    throw await loadRenderer(folder).catch((error: unknown) => error);
  }, 'en');
  expect(answer).toMatchObject({ status: 500, type: 'text/plain; charset=utf-8' });
  expect(answer.text).toMatch(
    /^A part of the Studio is missing: \S+bundle\/server\/index\.js\S?\. Ask the person/,
  );
  expect(answer.logText).toMatch(/"reason":"[^"]+bundle\/server\/index\.js\S? is missing/);
});

test('a preview that fails is a sentence in the language of the browser, without a code', async () => {
  const answer = await failingPreview(() => Promise.reject(new Error(pathToFileURL('x').href)), 'is-IS');
  expect(answer.status).toBe(500);
  expect(answer.text).toBe('Eitthvað fór úrskeiðis. Engu var breytt; reyndu aftur eftir augnablik.');
  expect(answer.logText).not.toContain('file:');
});
