import { expect, test } from 'vitest';
import { readDatabaseEnvironment } from '../../../server/database/database-environment.ts';

const HOSTED = {
  SUPABASE_URL: 'https://abcdefgh.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a',
  SUPABASE_SECRET_KEY: 'sb_secret_b',
};

test('no setting means the embedded database in .database', () => {
  expect(readDatabaseEnvironment({ SUPABASE_URL: '' })).toEqual({
    kind: 'valid',
    environment: { kind: 'embedded', folder: '.database', sampleRows: true },
  });
});

test('another folder, without sample rows', () => {
  expect(readDatabaseEnvironment({ DATABASE_FOLDER: '/var/forms', SAMPLE_DATA: 'off' })).toEqual({
    kind: 'valid',
    environment: { kind: 'embedded', folder: '/var/forms', sampleRows: false },
  });
});

test('all three mean the hosted database', () => {
  expect(readDatabaseEnvironment(HOSTED)).toEqual({
    kind: 'valid',
    environment: {
      kind: 'hosted',
      url: 'https://abcdefgh.supabase.co',
      publishableKey: 'sb_publishable_a',
      secretKey: 'sb_secret_b',
    },
  });
});

test.each([
  [
    { SUPABASE_URL: HOSTED.SUPABASE_URL },
    'SUPABASE_URL is set, but SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY are not; set all three for a hosted database, or none for the embedded one.',
  ],
  [
    { ...HOSTED, SUPABASE_SECRET_KEY: '' },
    'SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY are set, but SUPABASE_SECRET_KEY is not; set all three for a hosted database, or none for the embedded one.',
  ],
  [
    { ...HOSTED, SUPABASE_URL: 'abcdefgh.supabase.co' },
    "SUPABASE_URL must be the project's address, like https://abcdefgh.supabase.co; correct it, or leave it out.",
  ],
  [
    { ...HOSTED, SUPABASE_SECRET_KEY: 'sb_publishable_a', SUPABASE_PUBLISHABLE_KEY: 'sb_secret_b' },
    "SUPABASE_PUBLISHABLE_KEY must be the project's public key, which begins with sb_publishable_; correct it, or leave it out.\nSUPABASE_SECRET_KEY must be the project's secret key, which begins with sb_secret_; correct it, or leave it out.",
  ],
  [
    { SAMPLE_DATA: 'no' },
    'SAMPLE_DATA must be on or off, for whether a new embedded database begins with sample news and projects; correct it, or leave it out.',
  ],
])('wrong settings are named, and no key is shown: %#', (variables, message) => {
  expect(readDatabaseEnvironment(variables)).toEqual({ kind: 'wrong', message });
});
