import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';

const defaults = {
  PORT: 3000,
  FORM_MIN_SECONDS: 2,
  FORM_RATE_LIMIT: 20,
  TRUST_PROXY: 0,
  SPOOL_FOLDER: '.database/spool',
  ROWS_MAX_AGE: 30,
  LOG_FORMAT: 'text',
  LOG_REQUESTS: 'off',
  DRAIN_SECONDS: 0,
  NODE_ENV: 'production',
};
const secret = 'x'.repeat(32);

describe('accepted', () => {
  test.each([
    [{}, {}],
    [{ PORT: '0' }, { PORT: 0 }],
    [{ PORT: '65535', OTHER: 'x' }, { PORT: 65535 }],
    [{ PORT: '', HOST: '' }, {}],
    [
      { HOST: '::1', NODE_ENV: 'test', SITE_LANGUAGE: 'is' },
      { HOST: '::1', NODE_ENV: 'test', SITE_LANGUAGE: 'is' },
    ],
    [
      { FORM_SECRET: secret, FORM_MIN_SECONDS: '0', FORM_RATE_LIMIT: '1000000', TRUST_PROXY: '2' },
      { FORM_SECRET: secret, FORM_MIN_SECONDS: 0, FORM_RATE_LIMIT: 1_000_000, TRUST_PROXY: 2 },
    ],
    [{ SPOOL_FOLDER: '/var/lib/forms' }, { SPOOL_FOLDER: '/var/lib/forms' }],
    [{ ROWS_MAX_AGE: '0' }, { ROWS_MAX_AGE: 0 }],
    [
      { LOG_FORMAT: 'json', LOG_REQUESTS: 'on', DRAIN_SECONDS: '10' },
      { LOG_FORMAT: 'json', LOG_REQUESTS: 'on', DRAIN_SECONDS: 10 },
    ],
    [{ ROWS_MAX_AGE: '3600' }, { ROWS_MAX_AGE: 3600 }],
  ])('%o', (variables, environment) => {
    expect(readEnvironment(variables)).toEqual({
      kind: 'valid',
      environment: { ...defaults, ...environment },
    });
  });
});

describe('refused', () => {
  test.each(['abc', '-1', '3.5', '65536', '1e3', ' 80', '0x50'])('PORT=%s', (PORT) => {
    expect(readEnvironment({ PORT })).toEqual({
      kind: 'wrong',
      message: `PORT is "${PORT}", but must be a whole number from 0 to 65535, for example PORT=3000; correct it, or leave it out.`,
    });
  });

  test('HOST with a path', () => {
    expect(readEnvironment({ HOST: 'http://a/' })).toEqual({
      kind: 'wrong',
      message:
        'HOST is "http://a/", but must be a host name or an IP address, for example HOST=127.0.0.1; correct it, or leave it out.',
    });
  });

  test('a secret that is too short, without telling it', () => {
    const result = readEnvironment({ FORM_SECRET: 'password1' });
    expect(result).toMatchObject({
      kind: 'wrong',
      message: expect.stringMatching(/^FORM_SECRET is set, but/),
    });
    expect(JSON.stringify(result)).not.toContain('password1');
  });

  test.each([
    { FORM_MIN_SECONDS: '601' },
    { FORM_RATE_LIMIT: '0' },
    { FORM_RATE_LIMIT: '-1' },
    { TRUST_PROXY: 'yes' },
    { TRUST_PROXY: '11' },
    { ROWS_MAX_AGE: '3601' },
    { ROWS_MAX_AGE: '1.5' },
    { LOG_FORMAT: 'xml' },
    { LOG_REQUESTS: 'yes' },
    { DRAIN_SECONDS: '301' },
    { NODE_ENV: 'prod' },
    { SITE_LANGUAGE: 'icelandic' },
  ])('%o', (variables) => {
    const [[name = ''] = []] = Object.entries(variables);
    expect(readEnvironment(variables)).toMatchObject({
      kind: 'wrong',
      message: expect.stringContaining(`${name} is "`),
    });
  });
});
