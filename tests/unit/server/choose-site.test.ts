import { describe, expect, test } from 'vitest';
import { chooseSite } from '../../../server/http/choose-site.ts';
import { LANGUAGES } from './fixture-sites.ts';

const site = (language: string, localPort?: string) => ({ kind: 'site', language, localPort });
const redirect = (origin: string) => ({ kind: 'redirect', origin });

describe('the Host header chooses the site', () => {
  test.each([
    ['hraunvefur.is', '', site('is')],
    ['hraunvefur.io', '', site('en')],
    ['hraunvefur.es', '', site('es')],
    ['hraunvefur.dk', '', site('da')],
    ['HraunVefur.IO:8080', '', site('en')],
    ['hraunvefur.io.', '', site('en')],
    ['hraunvefur.io.:443', '', site('en')],
    ['www.hraunvefur.is', '', redirect('https://hraunvefur.is')],
    ['WWW.hraunvefur.dk.:80', '', redirect('https://hraunvefur.dk')],
    ['is.localhost:3000', '', site('is', '3000')],
    ['en.localhost:3000', '', site('en', '3000')],
    ['da.localhost', '', site('da', '')],
    ['localhost:3000', '', site('is', '3000')],
    ['localhost', '', site('is', '')],
    ['127.0.0.1:3000', '', site('is')],
    ['[::1]:3000', '', site('is')],
    ['[::1]', '', site('is')],
    ['fr.localhost:3000', '', site('is')],
    ['evil-hraunvefur.io', '', site('is')],
    ['sub.hraunvefur.io', '', site('is')],
    ['example.com', '', site('is')],
    ['', '', site('is')],
    [undefined, '', site('is')],
  ])('%s%s', (host, query, choice) => {
    expect(chooseSite(LANGUAGES, host, query)).toEqual(choice);
  });
});

describe('lng counts on localhost and unknown hosts only', () => {
  test.each([
    ['localhost:3000', '?lng=en', site('en', '3000')],
    ['localhost:3000', '?a=1&lng=da', site('da', '3000')],
    ['example.com', '?lng=es', site('es')],
    ['127.0.0.1', '?lng=en', site('en')],
    ['localhost', '?lng=fr', site('is', '')],
    ['localhost', '?xlng=en', site('is', '')],
    ['localhost', '?lng=%E0%A4%A', site('is', '')],
    ['hraunvefur.dk', '?lng=en', site('da')],
    ['es.localhost:3000', '?lng=en', site('es', '3000')],
  ])('%s%s', (host, query, choice) => {
    expect(chooseSite(LANGUAGES, host, query)).toEqual(choice);
  });
});

test.each(['localhost:"><script>', 'localhost:99999', 'localhost:0', 'localhost:12a'])(
  'what is no port never becomes part of a link: %s',
  (host) => {
    expect(chooseSite(LANGUAGES, host, '')).toEqual(site('is'));
  },
);
