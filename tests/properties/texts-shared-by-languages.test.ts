import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sitemap } from '../../app/site/sitemap.ts';
import { factNames } from '../../app/site/texts/fill-facts.ts';
import { readTextFile } from '../../scripts/check/texts/text-file.ts';
import { realSite, realTexts } from '../unit/texts/real-project.ts';

/** Forms of a text for numbers and for what is unlimited; a language has those that it needs. */
const forms = /_(zero|one|two|few|many|other|unlimited)$/;

/** The facts that each text of a file names, by key without its form. */
function factsByKey(file: string): Map<string, string> {
  const byKey = new Map<string, Set<string>>();
  for (const [key, text] of readTextFile(file, realTexts[file] ?? '').flat) {
    const name = key.replace(forms, '');
    const facts = byKey.get(name) ?? new Set();
    for (const fact of factNames(text)) facts.add(fact.name);
    byKey.set(name, facts);
  }
  return new Map([...byKey].map(([key, facts]) => [key, [...facts].sort().join(' ')]));
}

const codes = realSite.languages.map(({ code }) => code);
const pairs = fc.uniqueArray(fc.constantFrom(...codes), { minLength: 2, maxLength: 2 });
const namespaces = [...new Set(Object.keys(realTexts).map((file) => file.split('/')[1] ?? ''))];

describe('any two languages', () => {
  test('have the same routes', () => {
    const routes = (code: string) => {
      const language = realSite.languages.find((known) => known.code === code);
      if (!language) throw new Error(`There is no ${code}.`);
      return [...sitemap(realSite, language, { index: null, days: {} }).matchAll(/<loc>([^<]*)<\/loc>/g)].map(
        ([, address = '']) => address.slice(language.origin.length),
      );
    };
    fc.assert(
      fc.property(pairs, ([one = '', other = '']) => {
        expect(routes(one)).toEqual(routes(other));
        expect(routes(one).length).toBeGreaterThan(30);
      }),
    );
  });

  test('have the same texts', () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom(...namespaces), ([one, other], namespace) => {
        const keys = (code: string | undefined) => [...factsByKey(`${code}/${namespace}`).keys()].sort();
        expect({ namespace, keys: keys(other) }).toEqual({ namespace, keys: keys(one) });
      }),
    );
  });

  test('state the same facts in the same text', () => {
    fc.assert(
      fc.property(pairs, fc.constantFrom(...namespaces), ([one, other], namespace) => {
        const facts = (code: string | undefined) =>
          Object.fromEntries([...factsByKey(`${code}/${namespace}`)].filter(([, names]) => names !== ''));
        expect({ namespace, facts: facts(other) }).toEqual({ namespace, facts: facts(one) });
      }),
    );
  });
});
