import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { parseAllRedirects } from '@netlify/redirect-parser';
import { expect, test } from 'vitest';
import { readProject } from '../../../checks/project/read-project.ts';
import { createHostHeaders, formatHostRedirects, withPolicy } from '../../../server/build/host-files.ts';
import { robotsTxt, SECURITY_TXT, securityTxt } from '../../../server/build/well-known-files.ts';
import { temporaryFolder } from '../../temporary-files.ts';
import { smallProject, withProject } from '../texts/small-project.ts';

const policy = "default-src 'none'; frame-ancestors 'none'";

/** Addresses that have rules. */
const addressesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('/'));

test('pages that the host’s rules cannot hold carry their policy themselves', () => {
  const headers = createHostHeaders();
  expect(headers.page(null, policy)).toBe(false);
  expect(headers.page('/long', `style-src ${"'sha256-x' ".repeat(200)}`)).toBe(false);
  expect(headers.text()).not.toContain('/long');
  const results = Array.from({ length: 150 }, (_, at) => headers.page(`/frettir/${at}`, policy));
  const addresses = addressesIn(headers.text());
  expect(addresses).toHaveLength(100);
  const ruleCount = results.filter((isSent) => isSent).length;
  expect(addresses.filter((address) => address.startsWith('/frettir/'))).toHaveLength(ruleCount);
});

test('a page states its content policy directly after its encoding', () => {
  const html = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>a{}</style></head></html>';
  expect(withPolicy(html, policy)).toBe(
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>' +
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/><style>a{}</style></head></html>',
  );
});

test('robots.txt and security.txt are there', () => {
  const { project } = withProject(smallProject, (folder) => readProject(folder));
  const language = project?.site.languages.find(({ code }) => code === 'en');
  if (!project || !language) throw new Error('The small project is sound and has English.');
  expect(robotsTxt(language)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://hraunvefur.io/sitemap.xml\n');
  expect(securityTxt(project.site, language, '2026-12-24')).toBe(
    [
      `Contact: mailto:${project.site.company.email}`,
      'Expires: 2027-12-01T00:00:00Z',
      'Preferred-Languages: en, is',
      `Canonical: https://hraunvefur.io/${SECURITY_TXT}\n`,
    ].join('\n'),
  );
});

test('Netlify reads each rule, and no two rules for an address name the same header', async () => {
  const hostHeaders = createHostHeaders();
  for (const page of ['/', '/lausnir', '/þjónusta']) expect(hostHeaders.page(page, policy), page).toBe(true);
  const file = join(temporaryFolder(), '_headers');
  await writeFile(file, hostHeaders.text());
  const rules = await parseAllHeaders({ headersFiles: [file], configHeaders: undefined, minimal: false });
  expect(rules.errors).toEqual([]);
  const rulesFor = (path: string) =>
    (rules.headers as Header[]).filter(({ forRegExp }) => forRegExp.test(path));
  for (const path of ['/', '/lausnir', '/%C3%BEj%C3%B3nusta/', '/assets/a.js', '/locales/is/forms.json']) {
    const headerNames = rulesFor(path).flatMap(({ values }) => Object.keys(values));
    expect(headerNames, path).toContain('Strict-Transport-Security');
    expect(new Set(headerNames).size, path).toBe(headerNames.length);
  }
  // Netlify treats an address with and without a slash as the same.
  for (const path of ['/', '/lausnir', '/lausnir/'])
    expect(rulesFor(path).map(({ values }) => values['Content-Security-Policy'])).toContain(policy);
});

test('Netlify reads each redirect, none of them as a proxy', async () => {
  const file = join(temporaryFolder(), '_redirects');
  await writeFile(
    file,
    formatHostRedirects([
      { from: '/verð', to: '/verdskra', status: 301 },
      { from: '/Um okkur.html', to: '/um', status: 301 },
      { from: '/index.php?page=3&q=ný', to: '/um', status: 301 },
      { from: '/?p=1', to: '/um', status: 301 },
      { from: '/%FEj:x', to: '/um', status: 301 },
      { from: '/100%', to: '/um', status: 301 },
      { from: '/Verdskra', to: '/verdskra', status: 301 },
      { from: '/Assets/a.pdf', to: '/um', status: 301 },
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
    { from: '/Um%20okkur.html', to: '/um' },
    { from: '/Um%20okkur.html/', to: '/um' },
    { from: '/um%20okkur.html', to: '/um' },
    { from: '/um%20okkur.html/', to: '/um' },
    { from: '/index.php', query: { page: '3', q: 'n%C3%BD' }, to: '/um' },
    { from: '/index.php/', query: { page: '3', q: 'n%C3%BD' }, to: '/um' },
    { from: '/', query: { p: '1' }, to: '/um' },
    { from: '/%FEj%3Ax', to: '/um' },
    { from: '/%FEj%3Ax/', to: '/um' },
    { from: '/100%25', to: '/um' },
    { from: '/100%25/', to: '/um' },
    { from: '/Verdskra', to: '/verdskra' },
    { from: '/Verdskra/', to: '/verdskra' },
    { from: '/Assets/a.pdf', to: '/um' },
    { from: '/Assets/a.pdf/', to: '/um' },
    { from: '/blogg', to: 'https://example.com/%C3%BEar?a=1%20b', status: 302, proxy: false },
    { from: '/blogg/', to: 'https://example.com/%C3%BEar?a=1%20b', status: 302, proxy: false },
  ]);
});
