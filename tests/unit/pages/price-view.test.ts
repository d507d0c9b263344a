import { expect, test } from 'vitest';
import { choiceAmounts, viewPackages } from '../../../app/site/price-view.ts';
import type { ResolvedSite } from '../../../app/site/resolved-site.ts';
import { type FormField, formField } from '../../../schema/form.ts';
import { smallSite } from './small-pages.ts';

function getHosting(site: ResolvedSite) {
  const set = site.packages.hosting;
  if (!set) throw new Error('There is no hosting.');
  return set;
}

const [icelandic, english] = smallSite().languages;
if (!icelandic || !english) throw new Error('The small site has two languages.');

test('a package names its base package, its delivery time and its unit', () => {
  const larger = smallSite(
    ['    period: month\n', '    period: month\n    unit: mailbox\n'],
    [
      'features: [support]',
      'extends: basic\n        facts: { disk: 20 GB, traffic: unlimited }\n        delivery: 2 weeks\n        features: [disk, traffic]',
    ],
  );
  const [basic, plus] = viewPackages(getHosting(larger), english);
  expect(basic).toMatchObject({ extends: null, delivery: null, price: { unit: 'mailbox' } });
  expect(plus).toMatchObject({
    extends: basic?.texts,
    delivery: { text: 'solutions:packages.hosting.delivery', value: '2\u00a0weeks', count: 2 },
    features: [
      { id: 'disk', value: '20\u00a0GB', count: 20 },
      { id: 'traffic', unlimited: true },
    ],
  });
  expect(basic?.features[0]).toMatchObject({ id: 'disk', count: 10 });
});

const writtenField = { name: 'budget', type: 'select', thousands: 'ISK', options: ['100-500', '10000+'] };
const budget: FormField = formField.parse(writtenField);

test.each([
  ['is-IS', '100.000', '500.000\u00a0kr.', '10.000.000\u00a0kr.'],
  ['en-US', 'ISK\u00a0100,000', '500,000', 'ISK\u00a010,000,000'],
  ['da-DK', '100.000', '500.000\u00a0ISK', '10.000.000\u00a0ISK'],
])('thousands are written out for readers of %s, the currency once', (locale, from, to, overLargest) => {
  expect(choiceAmounts(budget, { locale, currency: 'ISK' })).toEqual({
    '100-500': { from, to },
    '10000+': { from: overLargest, to: null },
  });
});

test('readers of another currency see the round amounts of theirs; the values stay', () => {
  const field = formField.parse({ ...writtenField, bounds: { USD: [750, 75000] } });
  expect(choiceAmounts(field, { locale: 'en-US', currency: 'USD' })).toEqual({
    '100-500': { from: '$750', to: '$75,000' },
    '10000+': { from: '$75,000', to: null },
  });
  expect(choiceAmounts(field, icelandic)).toEqual(choiceAmounts(budget, icelandic));
});
