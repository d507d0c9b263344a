import { describe, expect, test } from 'vitest';
import { findSiteLanguageProblem, readSettings } from '../../../server/runtime/environment.ts';

const secret = 'x'.repeat(32);
const hostedSettings = {
  SUPABASE_URL: 'https://abcdefgh.supabase.co/',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a',
  SUPABASE_SECRET_KEY: 'sb_secret_b',
};
const mail = {
  SMTP_URL: 'smtp://mail.example.is',
  MAIL_FROM: 'vefur@example.is',
  MAIL_TO: 'hallo@example.is',
};

test('without settings: port 3000, the embedded database, no mail', () => {
  expect(readSettings({ PORT: '', SMTP_URL: '', OTHER: 'x' })).toEqual({
    kind: 'valid',
    settings: {
      environment: {
        PORT: 3000,
        FORM_MIN_SECONDS: 2,
        FORM_RATE_LIMIT: 20,
        TRUST_PROXY: 0,
        SPOOL_FOLDER: '.database/spool',
        BACKUPS: 'on',
        ROWS_MAX_AGE: 30,
        LOG_FORMAT: 'text',
        DRAIN_SECONDS: 0,
        STUDIO: 'off',
        STUDIO_FOLDER: '.studio',
        STUDIO_PORT: 3100,
        STUDIO_PUBLISH: 'commit',
        STUDIO_REMOTE: 'origin',
        STUDIO_BRANCH: 'main',
        GITHUB_API_URL: 'https://api.github.com',
        NODE_ENV: 'production',
      },
      database: { kind: 'embedded', folder: '.database', sampleRows: true },
      mail: null,
    },
  });
});

test('settings are read', () => {
  const base = { HOST: '::1', LOG_FORMAT: 'json', FORM_SECRET: secret };
  expect(
    readSettings({ ...base, ...hostedSettings, ...mail, PORT: '65535', ROWS_MAX_AGE: '0' }),
  ).toMatchObject({
    settings: {
      environment: { ...base, PORT: 65535, ROWS_MAX_AGE: 0 },
      database: { kind: 'hosted', url: 'https://abcdefgh.supabase.co', secretKey: 'sb_secret_b' },
      mail: { from: mail.MAIL_FROM, to: mail.MAIL_TO },
    },
  });
});

test.each([
  [{}, true],
  [{ NODE_ENV: '' }, true],
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', SAMPLE_DATA: '' }, false],
  [{ NODE_ENV: 'production', SAMPLE_DATA: 'on' }, true],
  [{ SAMPLE_DATA: 'off' }, false],
])('a new database of %o has sample rows: %s', (variables, sampleRows) => {
  expect(readSettings(variables)).toMatchObject({ settings: { database: { sampleRows } } });
});

test.each([
  [{}, 'off'],
  [{ STUDIO_HOST: '' }, 'off'],
  [{ STUDIO_HOST: 'studio.example.is' }, 'on'],
  [{ STUDIO_HOST: 'studio.example.is', STUDIO: 'off' }, 'off'],
  [{ STUDIO: 'on' }, 'on'],
])('with %o the Studio is %s', (variables, STUDIO) => {
  expect(readSettings(variables)).toMatchObject({ settings: { environment: { STUDIO } } });
});

test("a Postgres of one's own is named by its address, which is never quoted", () => {
  const DATABASE_URL = 'postgres://user:p%40ssword@db.example.is/site?sslmode=verify-full';
  expect(readSettings({ DATABASE_URL })).toMatchObject({
    settings: { database: { kind: 'embedded', postgresUrl: DATABASE_URL } },
  });
  for (const url of [
    'mysql://user:p4ssword@localhost/site',
    'postgres://localhost/p4ssword',
    'postgres://user:p4ssword@localhost',
    'postgres://user:p4ssword%zz@localhost/site',
    'postgres://user:p4ssword@localhost/site?sslmode=prefer',
  ]) {
    const result = readSettings({ DATABASE_URL: url });
    expect(result).toMatchObject({ message: expect.stringMatching(/^DATABASE_URL is set, but must be the/) });
    expect(JSON.stringify(result)).not.toContain('p4ssword');
  }
  expect(readSettings({ DATABASE_URL, SUPABASE_URL: hostedSettings.SUPABASE_URL })).toEqual({
    kind: 'wrong',
    message:
      'DATABASE_URL and settings of Supabase are set; the database is one or the other. Leave out DATABASE_URL, or SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, SUPABASE_SECRET_KEY.',
  });
});

describe('wrong values are named with what to write instead', () => {
  test.each([
    [{ PORT: '65536' }, 'PORT is "65536", but must be a whole number from 0 to 65535, for example 3000'],
    [
      { ...mail, MAIL_TO: 'a@b.is, c@d.is' },
      'MAIL_TO is "a@b.is, c@d.is", but must be the e-mail address of the agency, for example hallo@example.is',
    ],
  ])('%o', (variables, message) => {
    expect(readSettings(variables)).toEqual({
      kind: 'wrong',
      message: `${message}; correct it, or leave it out.`,
    });
  });

  test.each([
    { HOST: 'http://a/' },
    { TRUST_PROXY: 'yes' },
    { ROWS_MAX_AGE: '1.5' },
    { DRAIN_SECONDS: '301' },
  ])('%o', (variables) => {
    const [[name = ''] = []] = Object.entries(variables);
    expect(readSettings(variables)).toMatchObject({ message: expect.stringContaining(`${name} is "`) });
  });

  test('all of them together, without quoting a secret', () => {
    const { SUPABASE_SECRET_KEY, SUPABASE_PUBLISHABLE_KEY } = hostedSettings;
    const result = readSettings({
      ...hostedSettings,
      ...mail,
      FORM_SECRET: 'password1',
      SUPABASE_PUBLISHABLE_KEY: SUPABASE_SECRET_KEY,
      SUPABASE_SECRET_KEY: SUPABASE_PUBLISHABLE_KEY,
      SMTP_URL: 'smtps://user:password2@',
    });
    const message = result.kind === 'wrong' ? result.message : '';
    const lines = message.split('\n').map((line) => line.split(', but must be ')[0]);
    expect(lines).toEqual([
      'FORM_SECRET is set',
      'SUPABASE_PUBLISHABLE_KEY is set',
      'SUPABASE_SECRET_KEY is set',
      'SMTP_URL is set',
    ]);
    expect(message).not.toMatch(/password[12]|sb_secret_b/);
  });
});

test.each([
  [
    { SUPABASE_URL: hostedSettings.SUPABASE_URL },
    'SUPABASE_URL is set, but SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY are not; set all three for a hosted database, or none for the embedded one.',
  ],
  [
    { ...mail, SMTP_URL: '' },
    'MAIL_FROM and MAIL_TO are set, but SMTP_URL is not; set all three for mail, or none to send no mail.',
  ],
])('part of a group is refused: %#', (variables, message) => {
  expect(readSettings(variables)).toEqual({ kind: 'wrong', message });
});

test.each([
  ['smtp://mail.example.is', { host: 'mail.example.is', port: 587, secure: false, login: null }],
  [
    'smtps://a%40b.is:p%3Aq%2F%C3%BE@mail.example.is:466',
    { host: 'mail.example.is', port: 466, secure: true, login: { user: 'a@b.is', password: 'p:q/þ' } },
  ],
  ['smtps://u@mail.example.is', null],
  ['smtps://u:secret@mail.example.is?tls.rejectUnauthorized=false', null],
  ['smtps://u:secret%zz@mail.example.is', null],
])('the mail server %s', (SMTP_URL, smtp) => {
  expect(readSettings({ ...mail, SMTP_URL })).toMatchObject(
    smtp ? { settings: { mail: { smtp } } } : { kind: 'wrong' },
  );
});

test('the language of a static site must be one that the site has', () => {
  const codes = ['is', 'en', 'da'];
  expect(findSiteLanguageProblem({ SITE_LANGUAGE: 'fr' }, codes)).toBe(
    'SITE_LANGUAGE is "fr", but must be a language of the site: is, en or da; correct it, or leave it out.',
  );
  for (const SITE_LANGUAGE of ['da', '', undefined])
    expect(findSiteLanguageProblem({ SITE_LANGUAGE }, codes)).toBeNull();
});
