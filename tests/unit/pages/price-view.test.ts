import { describe, expect, test } from 'vitest';
import { viewLowestPrice, viewPackages, viewRate } from '../../../app/site/price-view.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { smallSite } from './small-pages.ts';

function hostingOf(site: ResolvedSite) {
  const set = site.packageSets.hosting;
  if (!set) throw new Error('There is no hosting.');
  return set;
}

const site = smallSite(
  ['facts: { disk: 10 GB }', 'facts: { disk: 10 GB, mailboxes: 5, traffic: unlimited, load: 10-20 % }'],
  ['features: [disk, support]', 'features: [disk, mailboxes, traffic, load, support]'],
);
const [icelandic, english] = site.languages;
if (!icelandic || !english) throw new Error('The small site has two languages.');

describe('packages', () => {
  const [basic, plus] = viewPackages(hostingOf(site), icelandic);

  test('come in their order with price, note and the place of their texts', () => {
    expect(basic).toMatchObject({
      id: 'basic',
      texts: 'solutions:packages.hosting.basic',
      popular: false,
      price: { kind: 'fixed', amount: '4.990\u00a0kr.', period: 'month', vat: 'excluded' },
    });
    expect(plus).toMatchObject({ id: 'plus', popular: true, price: { kind: 'by-quote', amount: '' } });
  });

  test('show a figure where a line has one', () => {
    const text = (id: string) => `solutions:packages.hosting.features.${id}`;
    expect(basic?.features).toEqual([
      { id: 'disk', text: text('disk'), value: '10\u00a0GB', count: 10 },
      { id: 'mailboxes', text: text('mailboxes'), value: '5', count: 5 },
      { id: 'traffic', text: text('traffic'), unlimited: true },
      { id: 'load', text: text('load'), value: expect.stringMatching(/10.*20/) },
      { id: 'support', text: text('support') },
    ]);
  });
});

describe('the lowest price', () => {
  test('of a set is shown as “from”, also when every package has one price', () => {
    expect(viewLowestPrice(hostingOf(site), english)).toEqual({
      kind: 'from',
      amount: '$39',
      period: 'month',
      vat: 'excluded',
    });
  });

  test('of packages by quote alone is by quote', () => {
    const set = hostingOf(site);
    const packages = set.packages.filter(({ price }) => price.kind === 'by-quote');
    expect(viewLowestPrice({ ...set, packages }, english)).toMatchObject({ kind: 'by-quote', amount: '' });
  });
});

test('the emergency rate follows from the hourly one', () => {
  const dearer = smallSite(['ISK: 14900', 'ISK: 20000']);
  const rate = dearer.rates.emergency;
  expect(rate && viewRate(rate, icelandic).amount).toBe('30.000\u00a0kr.');
});
