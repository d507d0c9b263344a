import { expect, test } from 'vitest';
import { listFacts } from '../../../studio/fields/facts.ts';
import { findTypedFacts } from '../../../studio/web/edit/typed-facts.ts';
import { studioSite } from '../../studio-site.ts';
import { fieldContext } from './fields-parts.ts';

const facts = listFacts(fieldContext(studioSite()));

test('each shared value has a label of its own, readings in all languages and a field', () => {
  const byName = new Map(facts.map((fact) => [fact.name, fact]));
  expect(byName.get('package.hosting.basic.price')).toMatchObject({
    ...{ isPrice: true, source: 'value:packages/hosting/packages/basic/price' },
    readings: { is: expect.stringMatching(/^4\.990\skr\.$/), en: '$39' },
  });
  expect(byName.get('company.phone')).toMatchObject({ isPrice: false, source: 'value:company/phone' });
  expect(byName.get('company.milestone.founded')?.readings.da).toBe('2009');
  expect(facts.filter(({ readings }) => Object.keys(readings).length < 4)).toEqual([]);
  const labels = facts.map(({ label }) => label);
  expect(labels.filter((label, index) => labels.indexOf(label) !== index)).toEqual([]);
});

test.each([
  ['Frá 4.990 kr. á mánuði', '', ['package.hosting.basic.price', 'package.hosting.lowest']],
  ['Stofnað 2009.', '', ['company.milestone.founded']],
  ['Stofnað 2009.', 'Frá 2009', []],
  ['Númer 12009, 2009-1 og 2009.5', '', ['company.milestone.founded']],
  ['Frá 24.990 kr.', '', ['package.hosting.enterprise.price']],
  ['4.990,50 og 14.990 kr.', '', []],
  ['{{company.milestone.founded}} og 500', '', []],
])('in %j, where %j was before, values are found', (text, firstText, names) => {
  expect(findTypedFacts(text, firstText, facts, 'is').map(({ fact }) => fact.name)).toEqual(names);
});
