import { expect, test } from '@playwright/test';
import { jsonLdMistakes } from '../json-ld-mistakes.ts';
import type { BuiltPage } from './built-page.ts';
import { builtPages, notFoundPath } from './built-pages.ts';
import { thingsOfType, thingsOn, valuesWithin } from './json-ld.ts';
import { pathOf, site } from './site-model.ts';

const { company } = site;
const offices = company.offices.map(({ street, postalCode, locality, countryCode }) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  postalCode,
  addressLocality: locality,
  addressCountry: countryCode,
}));
const openingHours = company.hours.map(({ opens, closes }) => ({
  '@type': 'OpeningHoursSpecification',
  opens,
  closes,
}));

for (const { code, origin } of site.languages) {
  test.describe(code, () => {
    // In one worker, so that the pages are read once.
    test.describe.configure({ mode: 'default' });
    let pages: readonly BuiltPage[];

    test.beforeAll(async ({ browser }) => {
      pages = (await builtPages(browser, code)).filter(({ path }) => path !== notFoundPath);
    });

    test('every page describes itself in JSON-LD with everything filled in', () => {
      for (const page of pages) {
        const things = thingsOn(page);
        expect(things.length, page.path).toBeGreaterThan(1);
        expect(jsonLdMistakes(JSON.parse(page.structured[0] ?? '')), page.path).toEqual([]);
        expect(valuesWithin(things).filter(isUnfilled), page.path).toEqual([]);
      }
    });

    test('every address is absolute and on the language’s own domain', () => {
      for (const page of pages) {
        const named = valuesWithin(thingsOn(page)).filter(({ at }) =>
          /\/(url|item|image|logo|@id)$/.test(at),
        );
        expect(named.length, page.path).toBeGreaterThan(1);
        const elsewhere = named.filter(({ value }) => new URL(String(value)).origin !== origin);
        expect(elsewhere, page.path).toEqual([]);
      }
    });

    test('every page names the agency; home, about and contact its offices and opening hours', () => {
      for (const page of pages) {
        const [agency, ...more] = thingsOfType(page, 'Organization');
        expect(more, page.path).toEqual([]);
        expect(agency, page.path).toMatchObject({
          '@id': `${origin}/#organization`,
          name: company.name,
          url: `${origin}/`,
        });
        const departments = (agency?.department ?? []) as readonly Office[];
        if (!['home', 'about', 'contact'].map(pathOf).includes(page.path)) continue;
        expect(
          departments.map(({ address }) => address),
          page.path,
        ).toEqual(offices);
        for (const { openingHoursSpecification } of departments)
          expect(openingHoursSpecification, page.path).toMatchObject(openingHours);
      }
    });

    test('the way to a page is the breadcrumb that it shows', () => {
      for (const page of pages) {
        const lists = thingsOfType(page, 'BreadcrumbList').map(({ itemListElement }) => itemListElement);
        const shown = page.breadcrumb.map(({ name, href }, place) => ({
          '@type': 'ListItem',
          position: place + 1,
          name,
          item: origin + (href ?? page.path),
        }));
        expect(lists, page.path).toEqual(page.path === '/' ? [] : [shown]);
        expect(shown.length, page.path).toBe(page.path === '/' ? 0 : page.path.split('/').length);
      }
    });

    test('every page of a service or a solution describes it; no other one does', () => {
      const sold = pages.filter((page) => thingsOfType(page, 'Service').length > 0);
      expect(sold.map(({ path }) => path).sort()).toEqual(
        pages
          .map(({ path }) => path)
          .filter((path) => /^\/(thjonusta|lausnir)\/[^/]+$/.test(path))
          .sort(),
      );
      expect(sold.length).toBeGreaterThan(0);
      for (const page of sold) {
        const services = thingsOfType(page, 'Service');
        expect(services, page.path).toEqual([
          expect.objectContaining({
            name: page.breadcrumb.at(-1)?.name,
            description: page.description,
            url: origin + page.path,
            provider: { '@id': `${origin}/#organization` },
          }),
        ]);
      }
    });

    test('the questions of a page are those that it shows', () => {
      for (const page of pages) {
        const shown = page.questions.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        }));
        const described = thingsOfType(page, 'FAQPage').map(({ mainEntity }) => mainEntity);
        expect(described, page.path).toEqual(shown.length > 0 ? [shown] : []);
      }
      expect(pages.some(({ questions }) => questions.length > 0)).toBe(true);
    });

    test('the page for unknown addresses describes nothing', async ({ browser }) => {
      const [last] = (await builtPages(browser, code)).slice(-1);
      expect(last).toMatchObject({ path: notFoundPath, structured: [] });
    });
  });
}

/** Whether a text has a place in it that was to be filled, marks of a language for pages, or spaces around it. */
function isUnfilled({ value }: { readonly value: unknown }): boolean {
  if (typeof value !== 'string') return false;
  return value !== value.trim() || /[{}]|<\/?[a-z]|&[a-z]+;|undefined|NaN/.test(value);
}

interface Office {
  readonly address: unknown;
  readonly openingHoursSpecification: unknown;
}
