import { lowestPrice } from '../../app/site/facts.ts';
import type { ResolvedRate } from '../../app/site/resolve-rates.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import type { ValuePath } from '../../schema/value-path.ts';
import { type Source, valueSource } from './sources.ts';

/**
 * The sources of formatted values: amounts, figures, opening hours and choices that are amounts, by their object in the
 * resolved site. Figures of packages are left out: one without a limit is a word of the line that shows it, so they are
 * found by that line (`annotate.ts`).
 */
export function valueSources(site: ResolvedSite): WeakMap<object, Source> {
  const { hours } = site.company;
  const sources = new WeakMap<object, Source>([
    [hours, valueSource(['company', 'hours'])],
    ...hours.map((each, index) => [each, valueSource(['company', 'hours', index])] as const),
  ]);
  for (const rate of Object.values(site.rates))
    for (const part of listGroups([rate.amounts, rate.reduction])) sources.set(part, rateSource(rate));
  for (const set of Object.values(site.packages))
    for (const { id, price } of set.packages)
      for (const part of listGroups(price)) sources.set(part, valueSource(pricePath(set.id, id)));
  for (const [name, figure] of Object.entries(site.figures))
    sources.set(figure, valueSource(['figures', name]));
  for (const form of Object.values(site.forms))
    for (const field of form.fields)
      if ('options' in field)
        for (const option of field.options)
          sources.set(option, valueSource(['forms', form.id, 'fields', field.name, 'options', option.value]));
  return sources;
}

/** The amounts of an offer are edited with the whole rate. */
function rateSource({ id, reduction, times }: ResolvedRate): Source {
  return valueSource(reduction ? ['rates', id] : ratePath(id, times));
}

/** An object and all objects in it: all parts of a price are edited as one. */
function listGroups(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(listGroups)];
}

/**
 * The source of a fact that a text fetches.
 * @param name as in the text: `price.hourly`, `package.hosting.basic.disk.number`
 * @returns null for a name that no fact has
 */
export function factSource(name: string, site: ResolvedSite, language: ResolvedLanguage): Source | null {
  const path = factPath(name.split('.'), site, language);
  return path && valueSource(path);
}

function factPath(
  [kind, ...names]: readonly string[],
  site: ResolvedSite,
  language: ResolvedLanguage,
): ValuePath | null {
  const [first = '', second = '', third] = names;
  switch (kind) {
    case 'price': {
      const rate = site.rates[first];
      return rate ? ratePath(first, rate.times) : null;
    }
    case 'package': {
      const set = site.packages[first];
      if (second === 'lowest' && third === undefined) {
        const lowest = set && lowestPrice(set, language);
        const cheapest = set?.packages.find(
          ({ price }) => price.kind !== 'by-quote' && price.amounts === lowest?.amounts,
        );
        return cheapest ? pricePath(first, cheapest.id) : null;
      }
      if (third === 'price') return pricePath(first, second);
      if (third === 'delivery') return [...packagePath(first, second), 'delivery'];
      return third === undefined ? null : [...packagePath(first, second), 'facts', third];
    }
    case 'figure':
      return ['figures', first];
    case 'company':
      return companyPath(first, second, site);
    default:
      return null;
  }
}

/** A derived rate has no own amounts. */
function ratePath(id: string, times: number): ValuePath {
  return times === 1 ? ['rates', id, 'amounts'] : ['rates', id];
}

export function packagePath(set: string, id: string): ValuePath {
  return ['packages', set, 'packages', id];
}

function pricePath(set: string, id: string): ValuePath {
  return [...packagePath(set, id), 'price'];
}

function companyPath(name: string, milestone: string, { company }: ResolvedSite): ValuePath {
  if (name === 'milestone') return ['company', 'milestones', milestone, 'year'];
  return name === 'address'
    ? ['company', 'offices', company.offices[0]?.id ?? '', 'street']
    : ['company', name];
}
