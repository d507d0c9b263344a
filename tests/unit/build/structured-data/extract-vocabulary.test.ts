import { describe, expect, test } from 'vitest';
import { extractVocabulary } from '../../../../scripts/build/structured-data/extract-vocabulary.ts';

const of = (...names: readonly string[]) => names.map((name) => ({ '@id': `schema:${name}` }));
const type = (name: string, ...parents: readonly string[]) => ({
  '@id': `schema:${name}`,
  '@type': 'rdfs:Class',
  'rdfs:subClassOf': of(...parents),
});
const property = (name: string, subject: string, value: string, more: object = {}) => ({
  '@id': `schema:${name}`,
  '@type': 'rdf:Property',
  'schema:domainIncludes': of(subject),
  // What is one is written without a list.
  'schema:rangeIncludes': of(value)[0],
  ...more,
});
const published = {
  '@graph': [
    type('Thing'),
    type('Place', 'Thing'),
    type('Hotel', 'Place', 'Elsewhere'),
    type('Person', 'Thing'),
    property('name', 'Thing', 'Text'),
    property('day', 'Hotel', 'DayOfWeek'),
    property('born', 'Person', 'Date'),
    property('title', 'Thing', 'Text', { 'schema:supersededBy': of('name')[0] }),
    { '@id': 'schema:Monday', '@type': 'schema:DayOfWeek' },
  ],
};

describe('the vocabulary of a release', () => {
  test('is cut down to some types, what they are kinds of, and what is said of those', () => {
    expect(extractVocabulary(published, ['Hotel'], '30.0')).toEqual({
      source: 'https://schema.org/version/30.0/schemaorg-current-https.jsonld',
      licence: 'https://creativecommons.org/licenses/by-sa/3.0/',
      types: { Hotel: ['Place'], Place: ['Thing'], Thing: [] },
      properties: { day: [['Hotel'], ['DayOfWeek']], name: [['Thing'], ['Text']] },
      members: { DayOfWeek: ['Monday'] },
    });
  });

  test('cannot be of a type that there is not', () => {
    expect(() => extractVocabulary(published, ['Hostel'], '30.0')).toThrow(
      'schema.org 30.0 has no type Hostel.',
    );
  });

  test('is read from nothing else', () => {
    expect(() => extractVocabulary({ graph: [] }, ['Thing'], '30.0')).toThrow();
  });
});
