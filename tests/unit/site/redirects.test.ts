import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { TICKET_PATH } from '../../../app/forms/hidden-fields.ts';
import { planMove } from '../../../edits/move/plan-move.ts';
import { readableAddress } from '../../../schema/redirect.ts';
import { isReservedAddress } from '../../../schema/reserved-addresses.ts';
import { HEALTH_PATH } from '../../../server/monitoring/health.ts';
import { METRICS_PATH } from '../../../server/monitoring/metrics.ts';
import { SUPABASE_PATH } from '../../../server/rows/site-rows.ts';
import { editProject } from '../texts/small-project.ts';
import { editSite, parseSite, readText } from './minimal-site.ts';

const withRedirect = (from: string) => editSite(['{ from: /hysing,', `{ from: ${JSON.stringify(from)},`]);

describe('an address of a former site', () => {
  test.each([
    ['/þjónusta', '/þjónusta'],
    ['/%C3%BEj%C3%B3nusta/', '/þjónusta'],
    ['/þjo\u0301nusta', '/þjónusta'],
    ['/um-okkur.html', '/um-okkur.html'],
    ['/Um-Okkur', '/Um-Okkur'],
    ['/Um%20okkur', '/Um okkur'],
    ['/index.php?page=3', '/index.php?page=3'],
    ['/index.php/?leit=ver%C3%B0', '/index.php?leit=verð'],
    ['/?page_id=12', '/?page_id=12'],
    ['/%fej%f3nusta', '/%FEj%F3nusta'],
    ['/a%2Fb%3Fc', '/a%2Fb%3Fc'],
    ['/default.aspx?tabid=57&language=is-IS', '/default.aspx?tabid=57&language=is-IS'],
    ['/~anna/blog_1,2;3(b)!', '/~anna/blog_1,2;3(b)!'],
  ])('is accepted and stored as people read it: %s', (address, stored) => {
    expect(parseSite(withRedirect(address)).redirects).toEqual([{ from: stored, to: '/lausnir/vefhysing' }]);
  });

  test('is read once: reading it again changes nothing', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const address = readableAddress(`/${path}?${query}`);
        fc.pre(!address.includes('%'));
        expect(readableAddress(address)).toBe(address);
      }),
    );
  });

  test.each([
    ['um-okkur.html', 'Write an old address from the first /'],
    ['https://gamli.is/um', 'Write an old address from the first /'],
    ['//gamli.is/um', 'Write an old address from the first /'],
    ['/blog/*', 'A * stands for nothing here'],
    ['/um#starf', 'Browsers keep what follows # to themselves'],
    ['/um\\okkur', 'An old address has no backslash'],
    ['/um okkur ', 'An old address has no backslash'],
    ['/um%00', 'An old address has no backslash'],
  ])('is refused with the rule, and without another address to write: %s', (address, rule) => {
    const { problems } = readText(withRedirect(address));
    expect(problems.map(({ code, line }) => `${line} ${code}`)).toEqual(['85 bad-format']);
    expect(problems[0]?.wording.en.hint).toMatch(rule);
    expect(problems[0]?.wording.en.hint).not.toMatch(/^(?:Write|Did you mean) \//);
  });

  test('is a duplicate in any of its forms', () => {
    const text = editSite([
      '  - { from: /hysing, to: /lausnir/vefhysing }',
      '  - { from: /þjónusta, to: /lausnir }\n  - { from: "/%C3%BEj%C3%B3nusta/", to: / }',
    ]);
    expect(readText(text).problems.map(({ line, code }) => `${line} ${code}`)).toEqual(['86 duplicate-path']);
  });

  test.each([
    ['a duplicate', '/Um to /lausnir, /um to /', ['86 duplicate-path']],
    ['a page that it would hide', '/LAUSNIR to /', ['85 redirect-conflict']],
    ['a circle', '/Um to /b, /B to /um', ['86 redirect-loop']],
    ['an address without a page that redirects to itself', '/Um to /um', ['85 redirect-loop']],
    // Static hosts need it, and our server does the same for each page.
    ['the page of this address', '/Lausnir to /lausnir', []],
  ])('is compared without regard to capitals: %s', (_, redirects, expected) => {
    const lines = redirects.split(', ').map((each) => `  - { from: ${each.replace(' to ', ', to: ')} }`);
    const text = editSite(['  - { from: /hysing, to: /lausnir/vefhysing }', lines.join('\n')]);
    expect(readText(text).problems.map(({ line, code }) => `${line} ${code}`)).toEqual(expected);
  });

  test('goes when a page moves there, in whatever form it was written', () => {
    const files = editProject([
      'site.yaml',
      'redirects:\n',
      'redirects:\n  - { from: /Vefhysing/, to: /lausnir }\n  - { from: /hysing-vefja/, to: /lausnir/vefhysing }\n',
    ]);
    const plan = planMove(new Map(Object.entries(files)), {
      from: '/lausnir/vefhysing',
      to: '/hysing-vefja',
      only: false,
    });
    if (plan.kind !== 'ready') throw new Error(JSON.stringify(plan));
    const yaml = plan.files.find(({ file }) => file === 'site.yaml')?.after;
    expect(yaml).not.toContain('from: /hysing-vefja');
    expect(yaml).toContain('{ from: /Vefhysing/, to: /lausnir }');
  });
});

describe('an address that reserved for the server', () => {
  test.each([
    '/studio',
    '/studio/vefir',
    '/healthz',
    '/metrics',
    '/forms',
    '/rest/v1',
    '/pictures/vor',
    '/assets',
    '/locales',
  ])('is refused for a page, with the reason: %s', (path) => {
    const { problems } = readText(
      editSite(
        ['path: /lausnir/vefhysing', `path: ${path}`],
        ['redirects:\n  - { from: /hysing, to: /lausnir/vefhysing }\n', ''],
      ).replaceAll('/lausnir/vefhysing', path),
    );
    expect(problems.map(({ code }) => code)).toEqual(['duplicate-path']);
    expect(problems[0]?.wording.en.message).toContain('reserved for the server');
  });

  test.each([
    '/studio',
    '/healthz',
    '/supabase.json',
    '/sitemap.xml',
    '/favicon.ico',
    '/.well-known/security.txt',
    '/assets/app.js?v=2',
  ])('is refused for a redirect, with the reason: %s', (from) => {
    const { problems } = readText(withRedirect(from));
    expect(problems.map(({ code }) => code)).toEqual(['redirect-conflict']);
  });

  test.each([
    '/studios',
    '/our-studio',
    '/lausnir/studio',
    '/pictures',
    '/index.html',
    '/blog.atom',
    '/a/robots.txt',
  ])('is not one that only looks alike: %s', (from) => expect(isReservedAddress(from)).toBe(false));

  test.each([HEALTH_PATH, METRICS_PATH, SUPABASE_PATH, TICKET_PATH])(
    'is each that the server knows: %s',
    (path) => expect(isReservedAddress(path)).toBe(true),
  );
});
