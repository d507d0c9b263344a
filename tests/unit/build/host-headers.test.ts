import { expect, test } from 'vitest';
import { hostHeaders, withPolicy } from '../../../scripts/build/host-headers.ts';
import { hostRedirects } from '../../../scripts/build/host-redirects.ts';

const policy = "default-src 'none'; frame-ancestors 'none'";

/** The addresses that rules are for. */
const addressesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('/'));

test('the policy of a page is sent; the one for unknown addresses carries its own', () => {
  const headers = hostHeaders();
  const paths = ['/', '/lausnir', '/þjónusta', null];
  expect(paths.map((path) => headers.page(path, policy))).toEqual([true, true, true, false]);
  expect(addressesIn(headers.text()).slice(-3)).toEqual(['/', '/lausnir/', '/%C3%BEj%C3%B3nusta/']);
  expect(headers.text()).toContain(`\n/lausnir/\n  Content-Security-Policy: ${policy}\n`);
});

test('pages beyond the hundredth rule carry their policy themselves', () => {
  const headers = hostHeaders();
  const sent = Array.from({ length: 150 }, (_, at) => headers.page(`/frettir/${at}`, policy));
  const addresses = addressesIn(headers.text());
  expect(addresses).toHaveLength(100);
  const ruled = sent.filter((isSent) => isSent).length;
  expect(addresses.filter((address) => address.startsWith('/frettir/'))).toHaveLength(ruled);
  expect(sent.indexOf(false)).toBe(ruled);
});

test('so does a page whose rule would be too long a line', () => {
  const headers = hostHeaders();
  expect(headers.page('/long', `style-src ${"'sha256-x' ".repeat(200)}`)).toBe(false);
  expect(headers.text()).not.toContain('/long');
});

test('of a page that is noted again the last policy counts', () => {
  const headers = hostHeaders();
  expect([headers.page('/', "default-src 'self'"), headers.page('/', policy)]).toEqual([true, true]);
  expect(addressesIn(headers.text()).filter((address) => address === '/')).toHaveLength(1);
  expect(headers.text()).toContain(`\n/\n  Content-Security-Policy: ${policy}\n`);
});

test('a page carries what a page may say of its policy right behind its encoding', () => {
  const html = '<!DOCTYPE html><html><head><meta charSet="utf-8"/><style>a{}</style></head></html>';
  expect(withPolicy(html, policy)).toBe(
    '<!DOCTYPE html><html><head><meta charSet="utf-8"/>' +
      '<meta http-equiv="Content-Security-Policy" content="default-src \'none\'"/><style>a{}</style></head></html>',
  );
});

test('redirects are for an address with and without a slash, in what an address can carry', () => {
  expect(
    hostRedirects([
      { from: '/verð/', to: '/verdskra', status: 301 },
      { from: '/blogg', to: 'https://example.com/þar?a=1%20b', status: 302 },
    ]),
  ).toBe(
    '/ver%C3%B0 /verdskra 301\n/ver%C3%B0/ /verdskra 301\n' +
      '/blogg https://example.com/%C3%BEar?a=1%20b 302\n/blogg/ https://example.com/%C3%BEar?a=1%20b 302\n',
  );
});
