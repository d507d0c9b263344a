import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, policyElement } from '../../../../app/http/content-security-policy.ts';
import { inlineCode } from '../../../../app/http/inline-code.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const page = (head: string, main = '', end = '') =>
  `<!DOCTYPE html><html><head>${head}</head><body><main id="main">${main}</main>${end}</body></html>`;

describe('what is in the head or after the main part is the page’s own', () => {
  test('scripts and styles there are found by their hashes, each once', () => {
    const html = page(
      '<style>a{}</style><style data-emotion="e">b{}</style><style>a{}</style>',
      '',
      '<script>start()</script>',
    );
    expect(inlineCode(html)).toEqual({
      scripts: [hashOf('start()')],
      styles: [hashOf('a{}'), hashOf('b{}')],
    });
  });

  test.each([
    ['<script type="module">x</script>', true],
    ['<script type="speculationrules">x</script>', true],
    ['<script type="text/javascript" nomodule="">x</script>', true],
    ['<script type="application/ld+json">x</script>', false],
    ['<script src="/assets/a.js">x</script>', false],
  ])('%s is asked about: %s', (script, isAsked) => {
    for (const html of [page(script), page('', '', script)])
      expect(inlineCode(html).scripts).toEqual(isAsked ? [hashOf('x')] : []);
  });

  test('line breaks count as browsers read them', () => {
    expect(inlineCode(page('<style>a\r\nb\rc</style>')).styles).toEqual([hashOf('a\nb\nc')]);
  });
});

describe('what came with content gets no hash', () => {
  test.each([
    '<script>steal()</script>',
    '<style>main{display:none}</style>',
    '</main><script>steal()</script><main>',
    '</main></body><script>steal()</script>',
  ])('%s', (code) => {
    const ownPage = page('<style>a{}</style>', '', '<script>start()</script>');
    const html = page('<style>a{}</style>', code, '<script>start()</script>');
    expect(inlineCode(html)).toEqual(inlineCode(ownPage));
  });

  test('nor what is no page', () => {
    for (const html of ['<script>x</script>', '</main><script>x</script>', '<style>a{}</style></main>'])
      expect(inlineCode(html)).toEqual({ scripts: [], styles: [] });
  });
});

describe('the policy', () => {
  const html = page('<style>a{}</style>', '', '<script>start()</script>');

  test('allows a page what it has and nothing else', () => {
    const policy = contentSecurityPolicy(html, null);
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      `script-src 'self' ${hashOf('start()')}`,
      `style-src ${hashOf('a{}')} ${hashOf('')}`,
      "img-src 'self' https:",
      "font-src 'self'",
      "connect-src 'self'",
      "manifest-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default own',
    ]);
  });

  test('lets browsers ask a hosted database, by its origin', () => {
    const policy = contentSecurityPolicy(html, { url: 'https://abc.supabase.co/db', key: 'k' });
    expect(policy).toContain("connect-src 'self' https://abc.supabase.co;");
    expect(contentSecurityPolicy(html, { url: '', key: 'embedded' })).toBe(contentSecurityPolicy(html, null));
  });

  test('whatever comes with content: it gets no hash, and no source lets all code run', () => {
    const tags = ['<script>', '</script>', '<style>', '</style>', '</head>', '</body>', '<!--'];
    const pieces = fc.array(fc.oneof(fc.constantFrom(...tags), fc.string()), { maxLength: 12 });
    fc.assert(
      fc.property(pieces, (content) => {
        const outer = page('<style>a{}</style>', content.join(''), '<script>start()</script>');
        expect(inlineCode(outer)).toEqual({ scripts: [hashOf('start()')], styles: [hashOf('a{}')] });
        expect(contentSecurityPolicy(outer, null)).not.toMatch(/unsafe|\*|[^\x20-\x7e]|data:|http:/);
      }),
    );
  });

  test('inside a page it leaves out what browsers take from a header alone', () => {
    const element = policyElement(contentSecurityPolicy(html, null));
    expect(element).toMatch(/^<meta http-equiv="Content-Security-Policy" content="default-src [^"<>]*"\/>$/);
    expect(element).not.toContain('frame-ancestors');
    expect(element).toContain(hashOf('start()'));
  });
});
