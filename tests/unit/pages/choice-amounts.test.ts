import { expect, test } from 'vitest';
import { choiceAmounts } from '../../../app/site/price-view.ts';
import { type FormField, formField } from '../../../schema/form.ts';

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
  expect(choiceAmounts(budget, locale)).toEqual({
    '100-500': { from, to },
    '10000+': { from: over, to: null },
  });
});

test('other choices are no amounts', () => {
  const timeline = formField.parse({ name: 'timeline', type: 'select', options: ['1-2'] });
  expect(choiceAmounts(timeline, 'is-IS')).toEqual({});
  expect(choiceAmounts(formField.parse({ name: 'name', type: 'text' }), 'is-IS')).toEqual({});
});
