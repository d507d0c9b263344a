import { describe, expect, test } from 'vitest';
import type { PageView } from '../../../app/site/page-view.ts';
import { siteOn } from '../../../app/site/site-on-day.ts';
import { november, withOffers } from '../../offers.ts';
import type { Edit } from '../site/minimal-site.ts';
import { pageView, smallSite } from './small-pages.ts';

const facts = '        facts: { disk: 10 GB }\n';

/** Gives the cheapest package a first and a last day. */
const limited: Edit = [facts, `${facts}        validFrom: 2026-12-01\n        validUntil: 2026-12-24\n`];

/** The hosting page on a day. */
function hostingOn(day: string, ...edits: readonly Edit[]): PageView {
  return pageView(siteOn(smallSite(...edits), day), 'hosting');
}

function products({ head }: PageView) {
  return head.structuredData?.['@graph'].filter((node) => node['@type'] === 'Product') ?? [];
}

const days = { priceValidUntil: '2026-12-24' };
const basic = 'is packages.hosting.basic.name';
const inList = (entry: string) => `is hosting.prices.entries.${entry}.title`;

/** Offer for a product by name. */
function findOffer(view: PageView, name: string): unknown {
  const matches = products(view).filter((product) => product.name === name);
  expect(matches.map((product) => product.name)).toEqual([name]);
  return matches[0]?.offers;
}

describe('a price that holds on some days only', () => {
  test('is offered on these days only, and says so', () => {
    const view = hostingOn('2026-12-01', limited);
    expect(findOffer(view, basic)).toMatchObject({ '@type': 'Offer', price: 4990, ...days });
    expect(findOffer(view, inList('basic'))).toMatchObject({ '@type': 'Offer', price: 4990, ...days });
  });

  test('is on other days neither on the page nor in what search engines read', () => {
    const view = hostingOn('2026-12-25', limited);
    expect(products(view).map(({ name }) => name)).toEqual([inList('work')]);
    expect(JSON.stringify(view)).not.toMatch(/4\.?990/);
  });
});

test('a monthly package is described with its term', () => {
  const view = hostingOn('2026-12-10');
  expect(products(view)).toContainEqual(
    expect.objectContaining({ name: basic, description: 'is packages.hosting.basic.description' }),
  );
  expect(findOffer(view, basic)).toMatchObject({ description: 'is packages.term' });
});

describe('an offer', () => {
  const view = hostingOn('2026-11-28', withOffers(november));

  test('is the price until its last day, with the ordinary one struck through', () => {
    const specification = { '@type': 'UnitPriceSpecification', priceCurrency: 'ISK', unitCode: 'MON' };
    const ordinary = { ...specification, price: 4990, priceType: 'https://schema.org/StrikethroughPrice' };
    expect(findOffer(view, basic)).toMatchObject({
      price: 3990,
      priceValidUntil: '2026-11-30',
      priceSpecification: [{ ...specification, price: 3990 }, ordinary],
    });
    expect(findOffer(view, inList('from'))).toMatchObject({
      lowPrice: 3990,
      priceValidUntil: '2026-11-30',
      priceSpecification: ordinary,
    });
  });
});
