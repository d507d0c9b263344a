import { expect, test } from 'vitest';
import { isGuessable } from '../../../studio/server/guessable-password.ts';

const ANNA = ['anna.jons@bjarg.is', 'Anna Jónsdóttir', 'https://studio.hraunvefur.is'];

test.each([
  ...['password12', '1234567890', 'Password123!', 'p@ssw0rd2026', 'passwordpassword', '0987654321'],
  ...[
    'qwertyuiop',
    'poiuytrewq',
    'asdfghjkl1',
    '1q2w3e4r5t',
    '1qaz2wsx3edc',
    'abcdefghij',
    'aaaaaaaaaa',
    'abababababab',
  ],
  ...[
    '5551234567',
    '01.12.1985!',
    '!!!???...,,,',
    'Lykilorð2026',
    'contraseña1',
    'iloveyou123',
    'Iceland2026!',
  ],
  ...['drowssap2026', 'rufevnuarh1!', 'ðrolikyl99', 'snoj.anna77'],
  ...['annajons2026', 'Jónsdóttir1', 'bjargbjarg', 'Hraunvefur1!', 'hraunvefur-studio', 'anna.password'],
])('%s is guessable', (password) => {
  expect(isGuessable(password, ANNA)).toBe(true);
});

test.each([
  'hraun og mosi 27',
  'correct horse battery',
  'Tjörnin er frosin',
  'vT9#kq2!pLz8',
  'ljósmyndun í apríl',
  '雪が降る夜は静かだね',
])('%s is not guessable', (password) => {
  expect(isGuessable(password, ANNA)).toBe(false);
});
