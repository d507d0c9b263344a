import { expect, test } from 'vitest';
import { createNewDay } from '../../../server/new-day.ts';
import { createLog } from '../../../server/runtime/log.ts';
import { temporaryFolder, writeFiles } from '../../temporary-files.ts';

/** A server whose build has this finished.json; its builds fail until they are allowed. */
function serverWith(build: Readonly<Record<string, unknown>> | null) {
  const buildFolder = temporaryFolder();
  const write = (content: object) => writeFiles(buildFolder, { 'finished.json': JSON.stringify(content) });
  if (build) write(build);
  const builds: (readonly string[])[] = [];
  const state = { moment: '', fails: false };
  const run = createNewDay({
    buildFolder,
    async build(options) {
      builds.push(options);
      if (state.fails) throw new Error('no');
      write({ ...build, nextChange: '2026-12-01' });
    },
    log: createLog({ format: 'json', write: () => {} }),
    now: () => new Date(state.moment),
  });
  const at = async (moment: string) => {
    state.moment = moment;
    await run();
    return builds.length;
  };
  return { at, builds, state };
}

const build = { timeZone: 'Europe/Copenhagen', compression: 'light', nextChange: '2026-11-27' };

test('the sites are rendered once when the day begins where the company is', async () => {
  const { at, builds } = serverWith(build);
  expect(await at('2026-11-26T22:59:00Z')).toBe(0);
  expect(await at('2026-11-26T23:00:00Z')).toBe(1);
  expect(await at('2026-11-26T23:01:00Z')).toBe(1);
  expect(builds).toEqual([['--light']]);
});

test('a build that fails is reported and tried again', async () => {
  const { at, state } = serverWith(build);
  state.fails = true;
  await expect(at('2026-11-27T00:00:00Z')).rejects.toThrow('no');
  state.fails = false;
  expect(await at('2026-11-27T01:00:00Z')).toBe(2);
});

test.each([
  ['no build', null],
  ['nothing to come', { ...build, nextChange: null }],
  ['the build of an earlier version', { timeZone: 'UTC', compression: 'none' }],
])('nothing is rendered with %s', async (_, content) => {
  expect(await serverWith(content).at('2027-11-27T12:00:00Z')).toBe(0);
});
