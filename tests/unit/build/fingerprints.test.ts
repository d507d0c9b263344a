import { join, relative } from 'node:path';
import { expect, test, vi } from 'vitest';
import { findBuildReason } from '../../../server/build/bundles.ts';
import {
  getBundleFingerprint,
  getSiteFingerprint,
  isBuilt,
  markFinished,
  markUnfinished,
} from '../../../server/build/fingerprints.ts';
import { temporaryFolder, writeFiles } from '../../temporary-files.ts';

test('a fingerprint changes with the content, the settings and the options, not with READMEs', () => {
  const folder = temporaryFolder({ 'site.yaml': 'a: 1' });
  const fingerprints = [getSiteFingerprint(folder, {})];
  writeFiles(folder, { 'locales/README.md': 'words' });
  // `npm start` and the Studio name the project's folder differently.
  expect(getSiteFingerprint(relative('', folder), {})).toBe(fingerprints[0]);
  fingerprints.push(getSiteFingerprint(folder, { light: true }));
  for (const name of ['site.yaml', 'locales/is/home.json', 'locales/is/nav.json']) {
    writeFiles(folder, { [name]: '{}' });
    fingerprints.push(getSiteFingerprint(folder, {}));
  }
  vi.stubEnv('BUILD_ITEMS', '3');
  fingerprints.push(getSiteFingerprint(folder, {}));
  expect(new Set(fingerprints).size).toBe(6);
});

test('a build counts until its day is over where the company is', () => {
  const out = temporaryFolder();
  const at = (time: string, inputs = 'inputs') => isBuilt(out, inputs, new Date(time));
  expect(at('2026-12-24T12:00:00Z')).toBe(false);
  const build = { fingerprint: 'inputs', timeZone: 'Asia/Tokyo', day: '2026-12-24' };
  markFinished(out, { ...build, nextChange: null, compression: 'none' });
  expect([at('2026-12-24T14:59:00Z'), at('2026-12-24T15:01:00Z')]).toEqual([true, false]);
  expect(at('2026-12-24T12:00:00Z', 'others')).toBe(false);
  markUnfinished(out);
  expect(at('2026-12-24T12:00:00Z')).toBe(false);
});

test('drafts need a build if there is none, or the code or the routes have changed since', () => {
  const out = temporaryFolder();
  const build = {
    fingerprint: '',
    timeZone: 'UTC',
    day: '2026-12-24',
    nextChange: null,
    compression: 'none',
  };
  expect([findBuildReason(out, []), findBuildReason(out, null)]).toEqual(['nothing-built', 'nothing-built']);
  markFinished(out, build);
  expect([findBuildReason(out, []), findBuildReason(out, null)]).toEqual(['code-changed', null]);
  writeFiles(join(out, 'bundle'), { 'fingerprint.txt': getBundleFingerprint([]) });
  expect(findBuildReason(out, [])).toBeNull();
});
