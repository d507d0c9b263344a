import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import { readServedPages, type ServedPage, thingsOfType } from './pages.ts';
import { site, staticPages } from './site-model.ts';

// That a text has no amount typed into it is checked in tests/properties/texts-typed-amounts.test.ts.

/** Languages whose formats these tests define themselves, with the currencies of their readers. */
const currencies = { is: 'ISK', en: 'USD', es: 'EUR', da: 'DKK' } as const;
type Language = keyof typeof currencies;

/** Format of an amount of money on a card or in a list. */
const money = /(?:US\$|\$)\s?[\d.,]+|[\d.,]*\d\s?(?:kr\.|€)/u;

for (const language of Object.keys(currencies) as Language[])
  test.describe(language, { tag: '@content' }, () => {
    test('the prices that search engines read are those that visitors see, each with its product', async ({
      browser,
    }) => {
      const pages = await readServedPages(browser, language);
      const isVisible = ({ price }: ServedPage['pricedItems'][number]) => /\d/.test(price);
      expect(pages.flatMap(({ pricedItems }) => pricedItems.filter(isVisible)).length).toBeGreaterThan(10);
      for (const page of pages) {
        const visibleOffers = page.pricedItems.filter(isVisible).map(({ name, price }) => {
          const [amount = price] = price.match(money) ?? [];
          return `${name}: ${amount === price ? 'at' : 'from'} ${amount}`;
        });
        // Products priced by quote have no offer.
        expect(offersOn(page, language).sort(), page.path).toEqual(visibleOffers.sort());
      }
    });

    test('every price of site.yaml is shown where it belongs, as the language writes money', async ({
      browser,
    }) => {
      const pages = await readServedPages(browser, language);
      for (const { path, sections } of staticPages) {
        const page = pages.find((candidate) => candidate.path === path);
        const expectedPrices = sections.flatMap(listPricedItems).map(({ id, of }) => {
          const amount = writtenAmounts[of]?.[currencies[language]];
          return { id, amount: amount === undefined ? null : moneyIn(language, amount) };
        });
        const prices = page?.pricedItems.map(({ id, price }) => ({
          id,
          amount: price.match(money)?.[0] ?? null,
        }));
        expect(prices, path).toEqual(expectedPrices);
      }
    });
  });

/** `Grunnur: at 4.990 kr.` for each product that a page offers to search engines. */
function offersOn(page: ServedPage, language: Language): string[] {
  return thingsOfType(page, 'Product').map(({ name, offers }) => {
    const offer = offers as Readonly<Record<string, unknown>>;
    expect(offer.priceCurrency, `${page.path} ${name}`).toBe(currencies[language]);
    const isFrom = offer['@type'] === 'AggregateOffer';
    const amount = moneyIn(language, Number(isFrom ? offer.lowPrice : offer.price));
    return `${name}: ${isFrom ? 'from' : 'at'} ${amount}`;
  });
}

/**
 * Formats an amount for a language, by rules defined here and not by the site's code: `4.990 kr.`, `$1,090`,
 * `1.990 €`. The space is non-breaking.
 */
function moneyIn(language: Language, amount: number): string {
  // Krónur have no decimals.
  const digits = language === 'is' || Number.isInteger(amount) ? 0 : 2;
  const [integer = '', decimals = ''] = amount.toFixed(digits).split('.');
  const [group, point] = language === 'en' ? [',', '.'] : ['.', ','];
  const number = integer.replace(/\B(?=(\d{3})+$)/g, group) + (decimals && point + decimals);
  if (language === 'en') return `$${number}`;
  return `${number}\u00a0${language === 'es' ? '€' : 'kr.'}`;
}

type Section = (typeof staticPages)[number]['sections'][number];

/** Cards and lines of a section that have a price, with the key of that price in `writtenAmounts`. */
function listPricedItems(section: Section): { readonly id: string; readonly of: string }[] {
  if (section.kind === 'packages')
    return [section.smaller?.set ?? '', section.set].flatMap((set) =>
      (site.packages[set]?.packages ?? []).map(({ id }) => ({ id, of: `${set}.${id}` })),
    );
  if (section.kind !== 'price-list') return [];
  return section.entries.map((entry) => {
    if (entry.kind === 'rate') return { id: entry.id, of: entry.rate };
    if (entry.kind === 'package') return { id: entry.id, of: `${entry.set}.${entry.package}` };
    const ids = site.packages[entry.set]?.packages.map(({ id }) => `${entry.set}.${id}`) ?? [];
    const krona = (of: string) => writtenAmounts[of]?.ISK ?? Number.POSITIVE_INFINITY;
    return { id: entry.id, of: ids.reduce((one, other) => (krona(other) < krona(one) ? other : one)) };
  });
}

type Amounts = Readonly<Record<string, number>>;

interface WrittenSite {
  readonly rates: readonly {
    readonly id: string;
    readonly amounts?: Amounts;
    readonly of?: string;
    times?: number;
  }[];
  readonly packages: readonly {
    readonly id: string;
    readonly packages: readonly { readonly id: string; readonly price: { readonly amounts?: Amounts } }[];
  }[];
}

/** Amounts of site.yaml by key, `hourly` or `hosting.basic`; read without the site's own code. */
const writtenAmounts: Readonly<Record<string, Amounts>> = readAmounts();

function readAmounts(): Record<string, Amounts> {
  const file = new URL('../../site.yaml', import.meta.url);
  const { rates, packages } = parse(readFileSync(file, 'utf8')) as WrittenSite;
  const byName: Record<string, Amounts> = {};
  for (const { id, amounts } of rates) if (amounts) byName[id] = amounts;
  for (const { id, of = '', times = 1 } of rates)
    if (of)
      byName[id] = Object.fromEntries(
        Object.entries(byName[of] ?? {}).map(([currency, amount]) => [currency, amount * times]),
      );
  for (const set of packages)
    for (const { id, price } of set.packages) if (price.amounts) byName[`${set.id}.${id}`] = price.amounts;
  return byName;
}
