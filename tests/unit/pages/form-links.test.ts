import { describe, expect, test } from 'vitest';
import { linkToForm, packagesLeadingTo } from '../../../app/site/form-links.ts';
import { realSite } from '../texts/real-project.ts';

const quote = '/fa-tilbod';

describe('a link to a form', () => {
  test('chooses what stands for the page it is on', () => {
    expect(linkToForm(quote, '/thjonusta/vefhonnun', realSite)).toBe('/fa-tilbod?service=web-design');
    expect(linkToForm(quote, '/lausnir/vefumsjon', realSite)).toBe('/fa-tilbod?solution=maintenance');
  });

  test('stays as it is on a page that stands for nothing, and where it leads to no form', () => {
    expect(linkToForm(quote, '/', realSite)).toBe(quote);
    expect(linkToForm(quote, undefined, realSite)).toBe(quote);
    expect(linkToForm('/verdskra', '/thjonusta/vefhonnun', realSite)).toBe('/verdskra');
    expect(linkToForm('/hvergi', '/thjonusta/vefhonnun', realSite)).toBe('/hvergi');
  });

  test('names the package of its button: to a form in words, to an order as its choice', () => {
    expect(linkToForm(quote, '/thjonusta/leitarvelabestun', realSite, { set: 'seo', package: 'pro' })).toBe(
      '/fa-tilbod?service=seo&package=seo.pro',
    );
    expect(
      linkToForm('/lausnir/vefhysing/panta', '/lausnir/vefhysing', realSite, {
        set: 'hosting',
        package: 'business',
      }),
    ).toBe('/lausnir/vefhysing/panta?package=business');
    expect(
      linkToForm('/hafa-samband', '/thjonustupakkar', realSite, { set: 'vcare', package: 'basic' }),
    ).toBe('/hafa-samband');
  });
});

test('the packages that lead to a page are each named once', () => {
  const names = packagesLeadingTo(quote, realSite).map(({ set, package: id }) => `${set}.${id}`);
  expect(names).toContain('marketing.pro');
  expect(names).toContain('express.wordpress-express');
  expect(new Set(names).size).toBe(names.length);
});
