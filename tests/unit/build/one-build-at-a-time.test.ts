import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneBuildAtATime } from '../../../scripts/build/one-build-at-a-time.ts';
import { temporaryFolder } from '../../temporary-files.ts';

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
});
