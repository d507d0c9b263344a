import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from 'vitest';
import { hostHeaders, hostRedirects } from '../../../scripts/build/host-files.ts';
import { temporaryFolder } from '../../temporary-files.ts';

const policy = "default-src 'none'; script-src 'self' 'sha256-abc='; frame-ancestors 'none'";

/** What Netlify reads in the `_headers` of a site with these pages. */
async function readHeaders(pages: readonly string[]): Promise<readonly Header[]> {
  const written = hostHeaders();
  for (const page of pages) expect(written.page(page, policy), page).toBe(true);
  const file = join(temporaryFolder(), '_headers');
  await writeFile(file, written.text());
  const { headers, errors } = await parseAllHeaders({
    headersFiles: [file],
    configHeaders: undefined,
    minimal: false,
  });
  expect(errors).toEqual([]);
  return headers as Header[];
}

test('Netlify reads each rule, and no two rules for an address name the same header', async () => {
  const headers = await readHeaders(['/', '/lausnir', '/þjónusta']);
  expect(headers.map((rule) => rule.for)).toEqual([
    '/*',
    '/assets/:file',
    '/hydrate/:file',
    '/locales/:language/:file',
    '/social/:file',
    '/',
    '/lausnir/',
    '/%C3%BEj%C3%B3nusta/',
  ]);
  const rulesFor = (path: string) => headers.filter(({ forRegExp }) => forRegExp.test(path));
  const sent = (path: string) => rulesFor(path).flatMap(({ values }) => Object.keys(values));
  for (const path of [
    '/',
    '/lausnir',
    '/%C3%BEj%C3%B3nusta/',
    '/assets/app-1a2b.js',
    '/locales/is/forms.json',
  ])
    expect(new Set(sent(path)).size, path).toBe(sent(path).length);
  // Netlify takes an address with and without a slash as one.
  for (const path of ['/', '/lausnir', '/lausnir/'])
    expect(rulesFor(path).map(({ values }) => values['Content-Security-Policy'])).toContain(policy);
  expect(sent('/assets/app-1a2b.js')).toContain('Cache-Control');
  expect(sent('/social.png')).not.toContain('Cache-Control');
  expect(sent('/social.png')).toContain('Strict-Transport-Security');
});

test('Netlify reads each redirect, none of them as a proxy', async () => {
  const file = join(temporaryFolder(), '_redirects');
  await writeFile(
    file,
    hostRedirects([
      { from: '/verð', to: '/verdskra', status: 301 },
      { from: '/blogg', to: 'https://example.com/þar?a=1%20b', status: 302 },
    ]),
  );
  const { redirects, errors } = await parseAllRedirects({
    redirectsFiles: [file],
    configRedirects: [],
    minimal: false,
  });
  expect(errors).toEqual([]);
  expect(redirects).toMatchObject([
    { from: '/ver%C3%B0', to: '/verdskra', status: 301, proxy: false },
    { from: '/ver%C3%B0/', to: '/verdskra', status: 301, proxy: false },
    { from: '/blogg', to: 'https://example.com/%C3%BEar?a=1%20b', status: 302, proxy: false },
    { from: '/blogg/', to: 'https://example.com/%C3%BEar?a=1%20b', status: 302, proxy: false },
  ]);
});
