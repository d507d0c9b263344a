import { expect, test } from 'vitest';
import { findTags, renderSection } from './render-section.tsx';

const texts = 'solutions:packages.hosting';
const price = { kind: 'fixed', amount: '$39', period: 'month', unit: 'mailbox', vat: 'excluded' } as const;
const line = (id: string) => ({ id, text: `${texts}.features.${id}` });

const basic = {
  ...{ id: 'basic', texts: `${texts}.basic`, popular: false, price, extends: null },
  delivery: { id: 'delivery', text: `${texts}.delivery`, value: '1', count: 1 },
  features: [line('backups')],
  ...{ share: 1, button: { label: 'order-now', to: '/panta', look: 'secondary' } as const },
};
const larger = {
  ...{ ...basic, id: 'larger', texts: `${texts}.larger`, extends: `${texts}.basic`, delivery: null },
  features: [line('staging')],
};

const section = (terms: { readonly isMonthly: boolean; readonly terms: string | null }) => ({
  ...{ set: 'hosting', label: 'order-now', to: '/panta' },
  ...{ packages: [basic, larger], terms: { texts, ...terms } },
});

/** Text of a section with these packages. */
async function words(terms: Parameters<typeof section>[0]): Promise<string> {
  const html = await renderSection('packages', section(terms));
  return html.replace(/<(?!a )[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

test('a larger package names the one that it includes all of, and what it adds', async () => {
  const text = await words({ isMonthly: true, terms: '/skilmalar' });
  expect(text).toContain(
    `[common:packages.everything name=[${texts}.basic.name]] [${texts}.features.staging]`,
  );
  expect(text.split('common:packages.everything')).toHaveLength(2);
  expect(text.split(`[${texts}.features.backups]`)).toHaveLength(2);
});

test('unit, delivery, exclusions and term are next to the price', async () => {
  const text = await words({ isMonthly: true, terms: '/skilmalar' });
  expect(text).toContain('$39 [common:price.unit.mailbox] [common:period.month]');
  expect(text).toContain(`[${texts}.delivery value=1 count=1]`);
  expect(text).toMatch(
    /\[solutions:packages\.hosting\.note\] \[common:packages\.term\] <a [^>]*href="\/skilmalar"/,
  );
});

test('what is paid once has no term', async () => {
  expect(await words({ isMonthly: false, terms: '/skilmalar' })).not.toContain('common:packages.term');
});

test('a text that is not translated yet names its language', async () => {
  const untranslatedNames = [`${texts}.basic.name`, `${texts}.features.backups`];
  const html = await renderSection(
    'packages',
    section({ isMonthly: false, terms: null }),
    '/page',
    untranslatedNames,
  );
  expect(findTags(html, 'h3')).toEqual(['<h3 lang="is">', '<h3>']);
  expect(html).toMatch(/<li lang="is">\[[^<]*features\.backups[^<]*\]<\/li>/);
  expect(html.split('lang=')).toHaveLength(3);
});
