import { describe, expect, test } from 'vitest';
import { requiredProperties } from '../../../../scripts/build/structured-data/required-properties.ts';
import { structuredDataMistakes } from '../../../../scripts/build/structured-data/structured-data-mistakes.ts';
import vocabulary from '../../../../scripts/build/structured-data/vocabulary.json' with { type: 'json' };

const agency = {
  '@type': 'Organization',
  '@id': 'https://hraunvefur.is/#organization',
  name: 'Hraunvefur',
  url: 'https://hraunvefur.is/',
};
const offer = {
  '@type': 'Offer',
  price: 4990,
  priceCurrency: 'ISK',
  availability: 'https://schema.org/InStock',
  validFrom: '2026-12-01',
};
const product = { '@type': 'Product', name: 'Vefhýsing', offers: offer };
const hours = {
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: ['Monday', 'Friday'],
  opens: '09:00',
  closes: '17:00',
};
const office = {
  '@type': 'ProfessionalService',
  name: 'Hraunvefur Reykjavík',
  address: {
    '@type': 'PostalAddress',
    streetAddress: 'Grandagarður 16',
    addressLocality: 'Reykjavík',
    postalCode: '101',
    addressCountry: 'IS',
  },
  openingHoursSpecification: [hours],
};
const steps = [1, 2].map((position) => ({
  '@type': 'ListItem',
  position,
  name: 'Skref',
  item: 'https://hraunvefur.is/',
}));
const service = { '@type': 'Service', name: 'a', description: 'b', provider: { '@id': agency['@id'] } };

const mistakesOf = (...things: readonly unknown[]) =>
  structuredDataMistakes({ '@context': 'https://schema.org', '@graph': things });

describe('structured data', () => {
  test('that is right has no mistakes', () => {
    const way = { '@type': 'BreadcrumbList', itemListElement: steps };
    expect(mistakesOf({ ...agency, department: [office] }, product, way, service)).toEqual([]);
  });

  test.each([
    [
      'a type that is not used',
      [{ '@type': 'Organisation', name: 'x' }],
      'Organisation: Organisation is no type that this project uses (required-properties.ts).',
    ],
    [
      'a property that is not there',
      [{ ...agency, phone: '+354 555 0190' }],
      'Organization.phone: schema.org has no property phone for the types in use.',
    ],
    [
      'a property of another type',
      [{ ...agency, opens: '09:00' }],
      'Organization.opens: opens is said of OpeningHoursSpecification, not of a Organization.',
    ],
    [
      'a thing of a wrong type',
      [{ ...product, offers: agency }],
      'Product.offers: offers takes Demand, Offer, not a Organization.',
    ],
    [
      'a missing property',
      [{ '@type': 'Organization', name: 'x' }],
      'Organization: a Organization needs url.',
    ],
    [
      'a missing property further in',
      [{ ...product, offers: [{ ...offer, price: undefined }].map(({ price: _, ...rest }) => rest) }],
      'Product.offers[0]: a Offer needs price.',
    ],
    ['an empty text', [{ ...agency, name: '' }], 'Organization.name: name takes Text, not "".'],
    ['nothing', [{ ...agency, name: null }], 'Organization.name: name takes Text, not null.'],
    ['an empty list', [{ ...agency, sameAs: [] }], 'Organization.sameAs: there is nothing in the list.'],
    ['an address that is none', [{ ...agency, url: '/um' }], 'Organization.url: url takes URL, not "/um".'],
    [
      'a number as text',
      [{ ...product, offers: { ...offer, price: true } }],
      'Product.offers.price: price takes Number, Text, not true.',
    ],
    [
      'a currency in small letters',
      [{ ...product, offers: { ...offer, priceCurrency: 'isk' } }],
      'Product.offers.priceCurrency: priceCurrency takes Text, not "isk".',
    ],
    [
      'a day that is none',
      [{ ...product, offers: { ...offer, validFrom: '1. desember' } }],
      'Product.offers.validFrom: validFrom takes Date, DateTime, not "1. desember".',
    ],
    [
      'a value that is not on the list',
      [{ ...product, offers: { ...offer, availability: 'https://schema.org/Available' } }],
      'Product.offers.availability: availability takes ItemAvailability, not "https://schema.org/Available".',
    ],
    [
      'a day of the week in Icelandic',
      [{ ...hours, dayOfWeek: 'mánudagur' }],
      'OpeningHoursSpecification.dayOfWeek: dayOfWeek takes DayOfWeek, not "mánudagur".',
    ],
    [
      'a time that is none',
      [{ ...hours, closes: '25:00' }],
      'OpeningHoursSpecification.closes: closes takes Time, not "25:00".',
    ],
    [
      'a reference to nothing',
      [service],
      'Service.provider: nothing on the page has the @id https://hraunvefur.is/#organization.',
    ],
    [
      'a way of one step',
      [{ '@type': 'BreadcrumbList', itemListElement: steps.slice(1) }],
      'BreadcrumbList: the steps are numbered 2, not from 1 to 2 or more.',
    ],
    ['an entry that is no thing', ['x'], 'The @graph has an entry that is no thing.'],
  ])('with %s', (_, things, mistake) => {
    expect(mistakesOf(...things)).toEqual([mistake]);
  });

  test.each([
    null,
    'x',
    [],
    {},
    { '@context': 'http://schema.org', '@graph': [agency] },
    { '@context': 'https://schema.org' },
  ])('is not %j', (data) => {
    expect(structuredDataMistakes(data)).toEqual(['It is no @graph in the @context https://schema.org.']);
  });
});

describe('the vocabulary', () => {
  test('has the types in use, all that they are kinds of, and what they need', () => {
    const types: Readonly<Record<string, readonly string[]>> = vocabulary.types;
    for (const parents of Object.values(types))
      for (const parent of parents) expect(types).toHaveProperty(parent);
    for (const [type, needed] of Object.entries(requiredProperties)) {
      expect(types).toHaveProperty(type);
      for (const property of needed) expect(vocabulary.properties).toHaveProperty(property);
    }
  });

  test('names what it was cut from', () => {
    expect(vocabulary.source).toMatch(/^https:\/\/schema\.org\/version\/\d+\.\d+\//);
  });
});
