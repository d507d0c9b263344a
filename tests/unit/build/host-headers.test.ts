import { expect, test } from 'vitest';
import { hostHeaders } from '../../../scripts/build/host-headers.ts';
import { hostRedirects } from '../../../scripts/build/host-redirects.ts';

const html = (styles: string) =>
  `<!DOCTYPE html><html><head><meta charSet="utf-8"/>${styles}</head><body><main></main></body></html>`;
const inside = /<meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy" content="[^"]+"\/>/;

/** The addresses that rules are for. */
const addressesIn = (text: string) => text.split('\n').filter((line) => line.startsWith('/'));

test('a page with a rule stays as it is; the one for unknown addresses carries its policy inside', () => {
  const headers = hostHeaders(null);
  const page = html('<style>a{}</style>');
  expect(headers.page('/', page)).toBe(page);
  expect(headers.page('/lausnir', page)).toBe(page);
  expect(headers.page('/þjónusta', page)).toBe(page);
  expect(headers.page(null, page)).toMatch(inside);
  expect(addressesIn(headers.text()).slice(-3)).toEqual(['/', '/lausnir/', '/%C3%BEj%C3%B3nusta/']);
});

test('pages beyond the hundredth rule carry their policy inside', () => {
  const headers = hostHeaders(null);
  const pages = Array.from({ length: 150 }, (_, at) => headers.page(`/frettir/${at}`, html('')));
  const addresses = addressesIn(headers.text());
  expect(addresses).toHaveLength(100);
  const ruled = pages.filter((page) => !inside.test(page)).length;
  expect(addresses.filter((address) => address.startsWith('/frettir/'))).toHaveLength(ruled);
  expect(pages.slice(0, ruled).some((page) => inside.test(page))).toBe(false);
});

test('so does a page whose rule would be too long a line', () => {
  const headers = hostHeaders(null);
  const styles = Array.from({ length: 40 }, (_, at) => `<style>a${at}{}</style>`).join('');
  expect(headers.page('/long', html(styles))).toMatch(inside);
  expect(headers.text()).not.toContain('/long');
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
