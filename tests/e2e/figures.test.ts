import { type Browser, expect, test } from '@playwright/test';
import { weekdays } from '../../schema/company.ts';
import { pagesOf } from './pages.ts';
import { site, staticPages } from './site-model.ts';
import {
  currencies,
  moneyIn,
  numberIn,
  type WrittenLanguage,
  writtenAmounts,
  writtenLanguages,
} from './typed-money.ts';

/** What site.yaml says that the elements at a place show: one text for each, null for one without any figure. */
interface Figure {
  readonly page: string;
  /** A selector. */
  readonly place: string;
  readonly shows: (language: WrittenLanguage) => readonly (string | null)[];
}

test('a figure is found only whole', () => {
  expect(shows('frá 4.990\u00a0kr.', '4.990 kr.')).toBe(true);
  for (const text of ['14.990 kr.', '4.990', '4.9900 kr.', ''])
    expect(shows(text, '4.990 kr.'), text).toBe(false);
  expect([shows('eftir samkomulagi', null), shows('5', null)]).toEqual([true, false]);
});

for (const language of writtenLanguages)
  test(`the ${language} pages show the figures of site.yaml where they belong`, { tag: '@content' }, async ({
    browser,
  }) => {
    const figures = staticPages.flatMap(({ path, sections }) =>
      sections.flatMap((section) => figuresOf(section).map((figure) => ({ ...figure, page: path }))),
    );
    expect(figures.length).toBeGreaterThan(10);
    const found = await textsAt(browser, language, figures);
    const wrong = figures.flatMap(({ page, place, shows: expected }, at) => {
      const texts = found[at] ?? [];
      const figures = expected(language);
      const isRight =
        texts.length === figures.length && texts.every((text, i) => shows(text, figures[i] ?? null));
      return isRight ? [] : [{ page, place, expected: figures, texts }];
    });
    expect(wrong).toEqual([]);
  });

/** The texts of the elements at some places of a language's pages. */
async function textsAt(
  browser: Browser,
  language: string,
  places: readonly Figure[],
): Promise<readonly (readonly string[])[]> {
  const asked = places.map(({ page, place }) => ({ path: page, selector: place }));
  const pages = (await pagesOf(browser, language)).map(({ path, html }) => ({ path, html }));
  const page = await browser.newPage();
  const texts = await page.evaluate(
    ({ asked, pages }) => {
      const documents = new Map(
        pages.map(({ path, html }) => [path, new DOMParser().parseFromString(html, 'text/html')]),
      );
      return asked.map(({ path, selector }) =>
        [...(documents.get(path)?.querySelectorAll(selector) ?? [])].map(
          ({ textContent }) => textContent?.trim() ?? '',
        ),
      );
    },
    { asked, pages },
  );
  await page.close();
  return texts;
}

type Section = (typeof staticPages)[number]['sections'][number];

function figuresOf(section: Section): Omit<Figure, 'page'>[] {
  const at = (selector: string) => `#${section.id} ${selector}`;
  switch (section.kind) {
    case 'packages':
      return packageFigures(section.set, at);
    case 'price-list':
      return section.entries.map((entry) => ({
        place: at(`[data-price="${entry.id}"] > p > strong`),
        shows: (language) => [amount(pricedBy(entry), language)],
      }));
    case 'stats':
      return [
        {
          place: at('dd'),
          shows: (language) =>
            section.figures.map((id) => {
              const figure = site.figures[id];
              if (figure?.kind === 'amount') return numberIn(language, figure.value);
              return figure?.kind === 'always' ? '24/7' : null;
            }),
        },
      ];
    case 'opening-hours':
      return [{ place: at('dd'), shows: () => weekdays.map(hoursOn) }];
    case 'timeline':
      return [
        {
          place: at('time'),
          shows: () =>
            section.milestones.map((id) =>
              String(site.company.milestones.find((one) => one.id === id)?.year),
            ),
        },
      ];
    default:
      return [];
  }
}

/** The cards of a set's packages: the price, the mark of the popular one, and the amounts that its lines begin with. */
function packageFigures(set: string, at: (selector: string) => string): Omit<Figure, 'page'>[] {
  const packages = site.packageSets[set]?.packages ?? [];
  return [
    { place: at('[data-package]'), shows: () => packages.map(() => '') },
    ...packages.flatMap(({ id, popular, facts, features }) => {
      const inCard = (selector: string) => at(`[data-package="${id}"] ${selector}`);
      return [
        {
          place: inCard('> p > strong'),
          shows: (language: WrittenLanguage) => [amount(`${set}.${id}`, language)],
        },
        { place: inCard('> div > span'), shows: () => (popular ? [null] : []) },
        {
          place: inCard('li'),
          shows: (language: WrittenLanguage) =>
            features.map((feature) => {
              const fact = facts[feature];
              return fact?.kind === 'amount' ? numberIn(language, fact.value) : '';
            }),
        },
      ];
    }),
  ];
}

/** What the price of a line of a price list is called in `writtenAmounts`. */
function pricedBy(entry: Extract<Section, { kind: 'price-list' }>['entries'][number]): string {
  switch (entry.kind) {
    case 'rate':
      return entry.rate;
    case 'package':
      return `${entry.set}.${entry.package}`;
    case 'lowest': {
      const ids = site.packageSets[entry.set]?.packages.map(({ id }) => `${entry.set}.${id}`) ?? [];
      const krona = (of: string) => writtenAmounts[of]?.ISK ?? Number.POSITIVE_INFINITY;
      return ids.reduce((one, other) => (krona(other) < krona(one) ? other : one));
    }
  }
}

/** `9:00–17:00`; null where nobody is there. */
function hoursOn(day: (typeof weekdays)[number]): string | null {
  const hours = site.company.hours.find(({ days }) => days.includes(day));
  const clock = (time: string) => time.replace(/^0/, '');
  return hours ? `${clock(hours.opens)}-${clock(hours.closes)}` : null;
}

/** What something costs, as the language writes it; null where it is by quote. */
function amount(of: string, language: WrittenLanguage): string | null {
  const written = writtenAmounts[of]?.[currencies[language]];
  return written === undefined ? null : moneyIn(language, written);
}

/** Whether a text has a figure whole, an empty one being in any text; with null, whether it has no digit. */
function shows(text: string, figure: string | null): boolean {
  if (figure === null) return !/\d/.test(text);
  const escaped = plain(figure).replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`(?<![\\d.,]|\\d )${escaped}(?![\\d]|[.,]\\d)`).test(plain(text));
}

/** Kinds of spaces and dashes are no matter here. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ').replaceAll('–', '-');
}
