import { describe, expect, test } from 'vitest';
import { mailVariables, readMailSettings } from '../../../server/mail/mail-settings.ts';

const addresses = { MAIL_FROM: 'vefur@example.is', MAIL_TO: 'hallo@example.is' };

test('without settings mail is off', () => {
  const off = { kind: 'valid', mail: null };
  expect(readMailSettings({})).toEqual(off);
  expect(readMailSettings({ SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '' })).toEqual(off);
});

describe('mail servers', () => {
  test.each([
    [
      'smtps://u:p@mail.example.is',
      { host: 'mail.example.is', port: 465, secure: true, login: { user: 'u', password: 'p' } },
    ],
    ['smtp://mail.example.is', { host: 'mail.example.is', port: 587, secure: false, login: null }],
    ['smtp://127.0.0.1:2525/', { host: '127.0.0.1', port: 2525, secure: false, login: null }],
    ['smtp://[::1]:25', { host: '::1', port: 25, secure: false, login: null }],
    [
      'smtps://a%40b.is:p%3Aq%2F%C3%BE@mail.example.is:466',
      { host: 'mail.example.is', port: 466, secure: true, login: { user: 'a@b.is', password: 'p:q/þ' } },
    ],
  ])('%s', (SMTP_URL, smtp) => {
    expect(readMailSettings({ SMTP_URL, ...addresses })).toEqual({
      kind: 'valid',
      mail: { smtp, from: addresses.MAIL_FROM, to: addresses.MAIL_TO },
    });
  });

  test.each([
    'mail.example.is',
    'https://mail.example.is',
    'smtps://',
    'smtps://u@mail.example.is',
    'smtps://u:secret@mail.example.is/inbox',
    'smtps://u:secret@mail.example.is?tls.rejectUnauthorized=false',
    'smtps://u:secret%zz@mail.example.is',
    'smtp://mail.example.is:0',
    'smtp://mail.example.is:99999',
  ])('%s is refused, and the password not told', (SMTP_URL) => {
    const result = readMailSettings({ SMTP_URL, ...addresses });
    expect(result).toEqual({
      kind: 'wrong',
      message: `SMTP_URL is not usable, but must be ${mailVariables.SMTP_URL}; correct it.`,
    });
    expect(JSON.stringify(result)).not.toContain('secret');
  });
});

test.each(['x', 'Hraun <a@b.is>', 'a@b.is, c@d.is', 'a@b', 'a@b.is\nBcc: c@d.is'])(
  'MAIL_TO=%j is refused',
  (MAIL_TO) => {
    expect(readMailSettings({ SMTP_URL: 'smtp://localhost', ...addresses, MAIL_TO })).toEqual({
      kind: 'wrong',
      message: `MAIL_TO is "${MAIL_TO}", but must be ${mailVariables.MAIL_TO}; correct it.`,
    });
  },
);

test('some of the settings alone are refused', () => {
  expect(readMailSettings({ SMTP_URL: 'smtp://localhost', MAIL_TO: '' })).toEqual({
    kind: 'wrong',
    message:
      'SMTP_URL is set, but MAIL_FROM and MAIL_TO are not: mail needs all three. Set the missing, or leave all three out.',
  });
  expect(readMailSettings(addresses)).toMatchObject({
    message:
      'MAIL_FROM and MAIL_TO are set, but SMTP_URL is not: mail needs all three. Set the missing, or leave all three out.',
  });
});
