import { expect, test } from '@playwright/test';
import { jsonLdMistakes } from '../json-ld-mistakes.ts';
import { thingsOfType, thingsOn, valuesWithin } from './json-ld.ts';
import { pagesOf } from './pages.ts';
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

for (const { code, origin } of site.languages)
  test(`what ${code} pages describe in JSON-LD is what they show`, async ({ browser }) => {
    const pages = await pagesOf(browser, code);
    for (const page of pages) {
      const things = thingsOn(page);
      expect(things.length, page.path).toBeGreaterThan(1);
      expect(jsonLdMistakes(JSON.parse(page.structured[0] ?? '')), page.path).toEqual([]);
      expect(valuesWithin(things).filter(isUnfilled), page.path).toEqual([]);

      const addresses = valuesWithin(things).filter(({ at }) => /\/(url|item|image|logo|@id)$/.test(at));
      expect(addresses.length, page.path).toBeGreaterThan(1);
      const elsewhere = addresses.filter(({ value }) => new URL(String(value)).origin !== origin);
      expect(elsewhere, page.path).toEqual([]);

      const steps = page.breadcrumb.map(({ name, href }, place) => ({
        '@type': 'ListItem',
        position: place + 1,
        name,
        item: origin + (href ?? page.path),
      }));
      const ways = thingsOfType(page, 'BreadcrumbList').map(({ itemListElement }) => itemListElement);
      expect(ways, page.path).toEqual(page.path === '/' ? [] : [steps]);
      expect(steps.length, page.path).toBe(page.path === '/' ? 0 : page.path.split('/').length);

      const questions = page.questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }));
      const described = thingsOfType(page, 'FAQPage').map(({ mainEntity }) => mainEntity);
      expect(described, page.path).toEqual(questions.length > 0 ? [questions] : []);
    }
    expect(pages.some(({ questions }) => questions.length > 0)).toBe(true);
  });

test('every page names the agency; home, about and contact its offices and opening hours', async ({
  browser,
}) => {
  for (const { code, origin } of site.languages)
    for (const page of await pagesOf(browser, code)) {
      const [agency, ...more] = thingsOfType(page, 'Organization');
      expect(more, page.name).toEqual([]);
      expect(agency, page.name).toMatchObject({
        '@id': `${origin}/#organization`,
        name: company.name,
        url: `${origin}/`,
      });
      if (!['home', 'about', 'contact'].map(pathOf).includes(page.path)) continue;
      const departments = (agency?.department ?? []) as readonly Office[];
      expect(
        departments.map(({ address }) => address),
        page.name,
      ).toEqual(offices);
      for (const { openingHoursSpecification } of departments)
        expect(openingHoursSpecification, page.name).toMatchObject(openingHours);
    }
});

test('every page of a service or a solution describes it; no other one does', async ({ browser }) => {
  for (const { code, origin } of site.languages)
    for (const page of await pagesOf(browser, code)) {
      const service = expect.objectContaining({
        name: page.breadcrumb.at(-1)?.name,
        description: page.meta.description?.[0],
        url: origin + page.path,
        provider: { '@id': `${origin}/#organization` },
      });
      const isSold = /^\/(thjonusta|lausnir)\/[^/]+$/.test(page.path);
      expect(thingsOfType(page, 'Service'), page.name).toEqual(isSold ? [service] : []);
    }
});

/** Whether a text has a place in it that was to be filled, marks of a language for pages, or spaces around it. */
function isUnfilled({ value }: { readonly value: unknown }): boolean {
  if (typeof value !== 'string') return false;
  return value !== value.trim() || /[{}]|<\/?[a-z]|&[a-z]+;|undefined|NaN/.test(value);
}

interface Office {
  readonly address: unknown;
  readonly openingHoursSpecification: unknown;
}
