import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import {
  hashFiles,
  isBuilt,
  markFinished,
  markUnfinished,
  siteFingerprint,
} from '../../../scripts/build/fingerprints.ts';
import { temporaryFolder } from '../../temporary-files.ts';

test('a fingerprint changes with the content, the settings and the options', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'site.yaml'), 'a: 1');
  const seen = [siteFingerprint(folder, {})];
  expect(siteFingerprint(folder, {})).toBe(seen[0]);
  seen.push(siteFingerprint(folder, { light: true }));
  writeFileSync(join(folder, 'site.yaml'), 'a: 2');
  seen.push(siteFingerprint(folder, {}));
  mkdirSync(join(folder, 'locales/is'), { recursive: true });
  writeFileSync(join(folder, 'locales/is/home.json'), '{}');
  seen.push(siteFingerprint(folder, {}));
  vi.stubEnv('BUILD_ITEMS', '3');
  seen.push(siteFingerprint(folder, {}));
  vi.unstubAllEnvs();
  expect(new Set(seen).size).toBe(5);
});

test('the hash of files depends on names and contents, not on READMEs', () => {
  const folder = temporaryFolder();
  writeFileSync(join(folder, 'a.ts'), 'one');
  const before = hashFiles([folder], '');
  writeFileSync(join(folder, 'README.md'), 'words');
  expect(hashFiles([folder, join(folder, 'missing')], '')).toBe(before);
  writeFileSync(join(folder, 'b.ts'), 'one');
  expect(hashFiles([folder], '')).not.toBe(before);
});

test('a build counts until its day is over where the company is', () => {
  const out = temporaryFolder();
  const at = (time: string) => isBuilt(out, 'inputs', new Date(time));
  expect(at('2026-12-24T12:00:00Z')).toBe(false);
  markFinished(out, {
    fingerprint: 'inputs',
    timeZone: 'Asia/Tokyo',
    day: '2026-12-24',
    nextChange: null,
    compression: 'none',
  });
  expect([at('2026-12-24T12:00:00Z'), at('2026-12-24T14:59:00Z'), at('2026-12-24T15:01:00Z')]).toEqual([
    true,
    true,
    false,
  ]);
  expect(isBuilt(out, 'others', new Date('2026-12-24T12:00:00Z'))).toBe(false);
  markUnfinished(out);
  expect(at('2026-12-24T12:00:00Z')).toBe(false);
});
