import { describe, expect, test } from 'vitest';
import { choiceAmounts, viewLowestPrice, viewPackages } from '../../../app/site/price-view.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { type FormField, formField } from '../../../schema/form.ts';
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
  const [basic] = viewPackages(hostingOf(site), icelandic);

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

test('a package names the one that it extends, its delivery time and what its price is paid for each of', () => {
  const larger = smallSite(
    ['    period: month\n', '    period: month\n    unit: mailbox\n'],
    [
      'features: [support]',
      'extends: basic\n        facts: { disk: 20 GB }\n        delivery: 2 weeks\n        features: [disk]',
    ],
  );
  const [basic, plus] = viewPackages(hostingOf(larger), english);
  expect(basic).toMatchObject({ extends: null, delivery: null, price: { unit: 'mailbox' } });
  expect(plus).toMatchObject({
    extends: basic?.texts,
    delivery: { text: 'solutions:packages.hosting.delivery', value: '2\u00a0weeks', count: 2 },
    features: [{ id: 'disk', value: '20\u00a0GB' }],
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

const budget: FormField = formField.parse({
  name: 'budget',
  type: 'select',
  thousands: 'ISK',
  options: ['100-500', '10000+'],
});

test.each([
  ['is-IS', '100.000', '500.000\u00a0kr.', '10.000.000\u00a0kr.'],
  ['en-US', 'ISK\u00a0100,000', '500,000', 'ISK\u00a010,000,000'],
  ['da-DK', '100.000', '500.000\u00a0ISK', '10.000.000\u00a0ISK'],
])('thousands are written out for readers of %s, the currency once', (locale, from, to, over) => {
  expect(choiceAmounts(budget, { locale, currency: 'ISK' })).toEqual({
    '100-500': { from, to },
    '10000+': { from: over, to: null },
  });
});

test('readers of another currency see the round amounts of theirs; the values stay', () => {
  const field = formField.parse({
    name: 'budget',
    type: 'select',
    thousands: 'ISK',
    options: ['100-500', '10000+'],
    bounds: { USD: [750, 75000] },
  });
  expect(choiceAmounts(field, { locale: 'en-US', currency: 'USD' })).toEqual({
    '100-500': { from: '$750', to: '$75,000' },
    '10000+': { from: '$75,000', to: null },
  });
  expect(choiceAmounts(field, icelandic)).toEqual(choiceAmounts(budget, icelandic));
});
