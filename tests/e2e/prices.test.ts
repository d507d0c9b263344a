import { expect, test } from '@playwright/test';
import { choiceAmounts } from '../../app/site/price-view.ts';
import { type BuiltPage, wordsOf } from './built-page.ts';
import { builtPages, notFoundPath } from './built-pages.ts';
import { thingsOfType } from './json-ld.ts';
import { site } from './site-model.ts';
import {
  currencies,
  moneyIn,
  type WrittenLanguage,
  writtenAmounts,
  writtenLanguages,
} from './typed-money.ts';

/** What an amount of money looks like to a reader of the language, in any currency. */
const number = String.raw`\d+(?:[.,]\d+)*`;
const signs = String.raw`(?:kr\.|krón\p{L}+|kroner|dollar\p{L}*|euros?|evr\p{L}+|US\$|[$€]|ISK|USD|EUR|DKK)`;
const range = String.raw`(?:[–-]\$?${number})?`;
const money = new RegExp(
  String.raw`(?:US\$|[$€])\s?${number}${range}|${number}${range}\s?${signs}(?!\p{L})`,
  'gu',
);

/** Words of a text that is about an hour's work. */
const perHour: Readonly<Record<WrittenLanguage, RegExp>> = {
  is: /á klst\.|á tímann|tímaverð|tímagjald/i,
  en: /an hour|per hour|hourly/i,
  es: /por hora|la hora/i,
  da: /pr\. time|i timen|timepris/i,
};

/** The prices of Shopify, which are in dollars everywhere. */
const shopify = { page: '/lausnir/netverslun', amount: /^(29[–-]299\sUS[D$]|\$29[–-]\$299)$/ };

test('an amount is recognised in every way that people write one', () => {
  const text =
    'frá 4.990\u00a0kr., $1,090 eða 35 €; 29–299 USD, $29–$299, 500 krónur, 12,50 euros; 10 GB, 24 klst., 50 %, 7 krukkur';
  expect(text.match(money)).toEqual([
    '4.990\u00a0kr.',
    '$1,090',
    '35 €',
    '29–299 USD',
    '$29–$299',
    '500 krónur',
    '12,50 euros',
  ]);
});

for (const language of writtenLanguages) {
  test.describe(language, () => {
    // In one worker, so that the pages are read once.
    test.describe.configure({ mode: 'default' });
    let pages: readonly BuiltPage[];

    test.beforeAll(async ({ browser }) => {
      pages = await builtPages(browser, language);
    });

    test('the prices that search engines read are those that visitors see, each with its product', () => {
      const visible = (page: BuiltPage) => page.priced.filter(({ price }) => /\d/.test(price));
      expect(pages.flatMap(visible).length).toBeGreaterThan(30);
      for (const page of pages.filter(({ path }) => path !== notFoundPath)) {
        const seen = visible(page).map(({ name, price }) => {
          const [amount = price] = price.match(money) ?? [];
          return `${name}: ${amount === price ? 'at' : 'from'} ${amount}`;
        });
        expect(offersOn(page, language).sort(), page.path).toEqual(seen.sort());
      }
    });

    test('what is priced by quote has no offer', () => {
      const byQuote = pages.flatMap(({ path, priced }) =>
        priced.filter(({ price }) => !/\d/.test(price)).map(({ name }) => ({ path, name })),
      );
      expect(byQuote.map(({ path }) => path)).toEqual(['/verdskra']);
      for (const { path, name } of byQuote) {
        const offered = pages
          .filter((page) => page.path === path)
          .flatMap((page) => thingsOfType(page, 'Product'));
        expect(offered.map((product) => product.name)).not.toContain(name);
      }
    });

    test('every amount of money is one of the site’s own, in the language’s currency', () => {
      const known = new Set(Object.keys(writtenAmounts).map((of) => amountOf(of, language)));
      const found = pages.flatMap((page) =>
        amountsIn(wordsOf(page)).map((amount) => ({ path: page.path, amount })),
      );
      expect(found.length).toBeGreaterThan(50);
      const isShopifys = ({ path, amount }: (typeof found)[number]) =>
        path === shopify.page && shopify.amount.test(amount);
      expect(found.filter(isShopifys)).toHaveLength(1);
      const budgets = budgetsIn(language);
      const isBudget = ({ amount }: (typeof found)[number]) => budgets.has(amount.replace(/\s/g, ' '));
      expect(found.filter((one) => !known.has(one.amount) && !isShopifys(one) && !isBudget(one))).toEqual([]);
    });

    test('an hour costs the hourly or the emergency rate wherever a text says so', () => {
      const rates = [amountOf('hourly', language), amountOf('emergency', language)];
      const texts = pages.flatMap(wordsOf).filter((text) => perHour[language].test(text));
      expect(new Set(amountsIn(texts))).toEqual(new Set(rates));
    });
  });
}

function amountsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(money) ?? []);
}

function amountOf(of: string, language: WrittenLanguage): string {
  return moneyIn(language, writtenAmounts[of]?.[currencies[language]] ?? Number.NaN);
}

/** `Grunnur: at 4.990 kr.` for each product that a page offers to search engines. */
function offersOn(page: BuiltPage, language: WrittenLanguage): string[] {
  return thingsOfType(page, 'Product').map(({ name, offers }) => {
    const offer = offers as Readonly<Record<string, unknown>>;
    expect(offer.priceCurrency, `${page.path} ${name}`).toBe(currencies[language]);
    const isFrom = offer['@type'] === 'AggregateOffer';
    const amount = moneyIn(language, Number(isFrom ? offer.lowPrice : offer.price));
    return `${name}: ${isFrom ? 'from' : 'at'} ${amount}`;
  });
}

/** The amounts that visitors choose from as their budget, as a language writes them. */
function budgetsIn(code: string): ReadonlySet<string> {
  const locale = site.languages.find((language) => language.code === code)?.locale ?? '';
  const amounts = Object.values(site.forms).flatMap(({ fields }) =>
    fields.flatMap((field) => Object.values(choiceAmounts(field, locale))),
  );
  return new Set(amounts.map(({ from, to }) => (to === null ? from : `${from}–${to}`).replace(/\s/g, ' ')));
}
