import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneBuildAtATime } from '../../../scripts/build/one-build-at-a-time.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { smallProject } from '../texts/small-project.ts';

test('a build of a folder begins when the one before it has ended, even in failure', async () => {
  const folder = join(temporaryFolder(), 'build');
  const events: string[] = [];
  const build = (name: string) =>
    oneBuildAtATime(folder, async () => {
      events.push(`${name} begins`);
      await wait(20);
      events.push(`${name} ends`);
      if (name === 'first') throw new Error('a page failed');
    });
  const results = await Promise.allSettled([build('first'), build('second')]);
  expect(events).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(existsSync(join(folder, 'lock.json'))).toBe(false);
});

test('npm run build reads the content that a publication leaves for which it waited', {
  timeout: 60_000,
}, async () => {
  const site = temporaryFolder(smallProject);
  const out = join(site, 'build');
  const code = await oneBuildAtATime(out, async () => {
    const build = spawn(process.execPath, ['scripts/build.ts', '--site', site, '--out', out], {
      env: { PATH: process.env.PATH },
      stdio: 'ignore',
    });
    const ended = once(build, 'exit');
    await Promise.race([ended, wait(3_000)]);
    // What it has read before is sound.
    writeFileSync(join(site, 'site.yaml'), 'company: {}\n');
    return { ended };
  }).then(async ({ ended }) => (await ended)[0]);
  expect(code).toBe(1);
});
