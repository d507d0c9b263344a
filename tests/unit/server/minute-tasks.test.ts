import { expect, test } from 'vitest';
import { createLog } from '../../../server/runtime/log.ts';
import { createMinuteTasks } from '../../../server/runtime/minute-tasks.ts';

test('a failed task is logged and repeated after an hour; the others continue', async () => {
  let time = 0;
  const runs = { broken: 0, sound: 0 };
  const events: string[] = [];
  const log = createLog({ format: 'json', write: (line) => events.push(JSON.parse(line).event) });
  const runBrokenTask = async () => {
    runs.broken++;
    if (runs.broken < 4) throw Object.assign(new Error('Jóna'), { code: 'ENOSPC' });
  };
  const runSoundTask = async () => {
    runs.sound++;
  };
  const failures = new Map<string, string>();
  const minutePasses = createMinuteTasks(
    [
      { name: 'broken', failureMessage: 'It broke', run: runBrokenTask },
      { name: 'sound', failureMessage: 'It broke', run: runSoundTask },
    ],
    log,
    failures,
    () => time,
  );
  await Promise.all([minutePasses(), minutePasses()]);
  time += 59 * 60_000;
  await minutePasses();
  expect([runs, events]).toEqual([{ broken: 1, sound: 2 }, ['broken-failed']]);
  time += 60_000;
  await minutePasses();
  expect(runs).toEqual({ broken: 2, sound: 3 });
  expect([...failures]).toEqual([['broken', 'Error (ENOSPC)']]);
  // The retention fails while the clock is wrong; the clock is set back, then forward.
  time -= 365 * 86_400_000;
  await minutePasses();
  expect(runs.broken).toBe(3);
  time += 2 * 60 * 60_000;
  await minutePasses();
  expect([...failures]).toEqual([]);
});
