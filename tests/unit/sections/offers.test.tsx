import { expect, test } from 'vitest';
import { renderSection } from './render-section.tsx';

const entries = [{ id: 'work', kind: 'rate', rate: 'hourly' }] as const;
const rest = { packages: {}, sets: [], actions: [] };
const price = { kind: 'fixed', amount: '$31', period: 'hour', vat: 'excluded' } as const;

test('an offer shows the ordinary price struck through, with words for screen readers', async () => {
  const offer = { before: '$39', lowest: '$25', until: 'November 30' };
  const prices = { work: { ...price, offer } };
  const html = await renderSection('price-list', { ...rest, entries: [...entries], prices });
  const words = html.replace(/<(?!\/?s>)[^>]*>/g, '');
  expect(words).toContain('[common:price.before] <s>$39</s>');
  expect(words).toContain('[common:price.now] $31');
  expect(words).toContain('[common:price.until day=November 30] [common:price.lowest price=$25]');
});

test('a price without an offer has no other one', async () => {
  const html = await renderSection('price-list', { ...rest, entries: [...entries], prices: { work: price } });
  expect(html).not.toMatch(/<s>|common:price\.(before|now|until)/);
});
