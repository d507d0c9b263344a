import { expect, test } from 'vitest';
import { chooseSite, takesForms } from '../../../server/http/choose-site.ts';
import { LANGUAGES } from './fixture-sites.ts';

const site = (language: string, localPort?: string) => ({ kind: 'site', language, localPort });
const redirect = (origin: string) => ({ kind: 'redirect', origin });

test.each([
  ['hraunvefur.is', '', site('is')],
  ['HraunVefur.IO:8080', '', site('en')],
  ['hraunvefur.io.:443', '', site('en')],
  ['www.hraunvefur.is', '', redirect('https://hraunvefur.is')],
  ['is.localhost:3000', '', site('is', '3000')],
  ['[::1]:3000', '', site('is')],
  ['evil-hraunvefur.io', '', site('is')],
  [undefined, '', site('is')],
  // An invalid port never becomes part of a link.
  ['localhost:"><script>', '', site('is')],
  ['localhost:99999', '', site('is')],
  // `lng` is read only on localhost and unknown hosts.
  ['localhost:3000', '?lng=en', site('en', '3000')],
  ['example.com', '?lng=es', site('es')],
  ['localhost', '?lng=fr', site('is', '')],
  ['hraunvefur.dk', '?lng=en', site('da')],
  ['es.localhost:3000', '?lng=en', site('es', '3000')],
])('%s%s', (host, query, choice) => {
  expect(chooseSite(LANGUAGES, host, query)).toEqual(choice);
});

test('forms are taken under own names, local ones and plain addresses only', () => {
  const ownHosts = ['hraunvefur.is', 'HRAUNVEFUR.dk:443', 'es.localhost:3000', '192.0.2.1', '[::1]:3000'];
  const others = ['example.com', 'evil-hraunvefur.io', 'hraunvefur.is.evil.example', undefined];
  expect(ownHosts.filter((host) => !takesForms(LANGUAGES, host))).toEqual([]);
  expect(others.filter((host) => takesForms(LANGUAGES, host))).toEqual([]);
});
