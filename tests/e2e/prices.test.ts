import { expect, test } from '@playwright/test';
import { choiceAmounts } from '../../app/site/price-view.ts';
import { thingsOfType } from './json-ld.ts';
import { pagesOf, type ServedPage, wordsOf } from './pages.ts';
import { site, staticPages } from './site-model.ts';
import {
  currencies,
  moneyIn,
  numberIn,
  type WrittenLanguage,
  writtenAmounts,
  writtenLanguages,
} from './typed-money.ts';

const currencyCodes = new Set<string>(Object.values(currencies));

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

/** The numbers of figures that are money of others, such as what Shopify charges. */
const othersPrices = new Set(
  Object.values(site.figures).flatMap((figure) =>
    figure.kind === 'range' && currencyCodes.has(String(figure.unit)) ? [`${figure.from}–${figure.to}`] : [],
  ),
);

for (const language of writtenLanguages)
  test.describe(language, { tag: '@content' }, () => {
    test('the prices that search engines read are those that visitors see, each with its product', async ({
      browser,
    }) => {
      const pages = await pagesOf(browser, language);
      const isVisible = ({ price }: ServedPage['priced'][number]) => /\d/.test(price);
      expect(pages.flatMap(({ priced }) => priced.filter(isVisible)).length).toBeGreaterThan(10);
      for (const page of pages) {
        const seen = page.priced.filter(isVisible).map(({ name, price }) => {
          const [amount = price] = price.match(money) ?? [];
          return `${name}: ${amount === price ? 'at' : 'from'} ${amount}`;
        });
        // What is priced by quote has no offer.
        expect(offersOn(page, language).sort(), page.path).toEqual(seen.sort());
      }
    });

    test('every price and figure of site.yaml is shown where it belongs', async ({ browser }) => {
      const pages = await pagesOf(browser, language);
      for (const { path, sections } of staticPages) {
        const page = pages.find((one) => one.path === path);
        const priced = sections.flatMap(pricedBy).map(({ id, of }) => {
          const isPriced = writtenAmounts[of]?.[currencies[language]] !== undefined;
          return { id, amounts: isPriced ? [amountOf(of, language)] : [] };
        });
        expect(
          page?.priced.map(({ id, price }) => ({ id, amounts: amountsIn([price]) })),
          path,
        ).toEqual(priced);
        // Kinds of spaces and dashes are no matter here.
        const texts = page?.texts.map((text) => text.replace(/\s/g, ' ').replaceAll('–', '-'));
        for (const figure of sections.flatMap((section) => figuresOf(section, language)))
          expect(
            texts?.some((text) => text.includes(figure)),
            `${path}: ${figure}`,
          ).toBe(true);
      }
    });

    test('every amount of money is one of the site’s own, in the language’s currency', async ({
      browser,
    }) => {
      const known = new Set(Object.keys(writtenAmounts).map((of) => amountOf(of, language)));
      const budgets = budgetsIn(language);
      const texts = (await pagesOf(browser, language)).flatMap(wordsOf);
      expect(amountsIn(texts).length).toBeGreaterThan(10);
      const isOthers = (amount: string) =>
        othersPrices.has(amount.replace(/[^\d.,–-]/g, '').replace('-', '–'));
      const isKnown = (amount: string) =>
        known.has(amount) || isOthers(amount) || budgets.has(amount.replace(/\s/g, ' '));
      expect(texts.filter((text) => !amountsIn([text]).every(isKnown))).toEqual([]);

      const rates = Object.keys(site.rates).map((rate) => amountOf(rate, language));
      const ofAnHour = amountsIn(texts.filter((text) => perHour[language].test(text)));
      expect(ofAnHour.length).toBeGreaterThan(0);
      expect(ofAnHour.filter((amount) => !rates.includes(amount))).toEqual([]);
    });
  });

function amountsIn(texts: readonly string[]): string[] {
  return texts.flatMap((text) => text.match(money) ?? []);
}

function amountOf(of: string, language: WrittenLanguage): string {
  return moneyIn(language, writtenAmounts[of]?.[currencies[language]] ?? Number.NaN);
}

/** `Grunnur: at 4.990 kr.` for each product that a page offers to search engines. */
function offersOn(page: ServedPage, language: WrittenLanguage): string[] {
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
  const language = site.languages.find((each) => each.code === code) ?? site.defaultLanguage;
  const amounts = Object.values(site.forms).flatMap(({ fields }) =>
    fields.flatMap((field) => Object.values(choiceAmounts(field, language))),
  );
  return new Set(
    amounts
      .flatMap(({ from, to }) => (to === null ? [from] : [to, `${from}–${to}`, `${from}-${to}`]))
      .map((amount) => amount.replace(/\s/g, ' ')),
  );
}

type Section = (typeof staticPages)[number]['sections'][number];

/** The cards and lines of a section that have a price, with what that is called in `writtenAmounts`. */
function pricedBy(section: Section): { readonly id: string; readonly of: string }[] {
  if (section.kind === 'packages')
    return (site.packageSets[section.set]?.packages ?? []).map(({ id }) => ({
      id,
      of: `${section.set}.${id}`,
    }));
  if (section.kind !== 'price-list') return [];
  return section.entries.map((entry) => {
    if (entry.kind === 'rate') return { id: entry.id, of: entry.rate };
    if (entry.kind === 'package') return { id: entry.id, of: `${entry.set}.${entry.package}` };
    const ids = site.packageSets[entry.set]?.packages.map(({ id }) => `${entry.set}.${id}`) ?? [];
    const krona = (of: string) => writtenAmounts[of]?.ISK ?? Number.POSITIVE_INFINITY;
    return { id: entry.id, of: ids.reduce((one, other) => (krona(other) < krona(one) ? other : one)) };
  });
}

/** Numbers, years and hours that a section shows. */
function figuresOf(section: Section, language: WrittenLanguage): string[] {
  switch (section.kind) {
    case 'stats':
      return section.figures.flatMap((id) => {
        const figure = site.figures[id];
        if (figure?.kind === 'amount') return numberIn(language, figure.value);
        return figure?.kind === 'always' ? '24/7' : [];
      });
    case 'opening-hours':
      return site.company.hours.map(({ opens, closes }) => hoursIn(language, opens, closes));
    case 'timeline':
      return section.milestones.map((id) =>
        String(site.company.milestones.find((one) => one.id === id)?.year),
      );
    case 'packages':
      return (site.packageSets[section.set]?.packages ?? []).flatMap(({ facts, features }) =>
        features.flatMap((feature) => {
          const fact = facts[feature];
          return fact?.kind === 'amount' ? numberIn(language, fact.value) : [];
        }),
      );
    default:
      return [];
  }
}

/** Opening hours as the languages write them. */
function hoursIn(language: WrittenLanguage, opens: string, closes: string): string {
  const [from, to] = [opens, closes].map((time) => time.replace(/^0/, ''));
  const afternoon = `${Number.parseInt(closes, 10) - 12}${closes.slice(2)}`;
  return {
    is: `${from}-${to}`,
    en: `${from} AM - ${afternoon} PM`,
    es: `${from}-${to}`,
    da: `${from}-${to}`.replaceAll(':', '.'),
  }[language];
}
