import { describe, expect, test } from 'vitest';
import { readEnvironment } from '../../../server/environment.ts';

describe('accepted', () => {
  test.each([
    [{}, { PORT: 3000 }],
    [{ PORT: '0' }, { PORT: 0 }],
    [{ PORT: '65535', OTHER: 'x' }, { PORT: 65535 }],
    [{ PORT: '', HOST: '' }, { PORT: 3000 }],
    [
      { HOST: '::1', NODE_ENV: 'production' },
      { PORT: 3000, HOST: '::1', NODE_ENV: 'production' },
    ],
  ])('%o', (variables, environment) => {
    expect(readEnvironment(variables)).toEqual({ kind: 'valid', environment });
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
});
