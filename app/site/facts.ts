import type { Company } from '../../schema/company.ts';
import type { Amounts } from '../../schema/money.ts';
import type { Quantity } from '../../schema/quantity.ts';
import { formatAmounts, formatQuantity, formatSurcharge, toNonBreaking } from './format.ts';
import type { ResolvedLanguage, ResolvedPackageSet, ResolvedSite } from './resolved-site.ts';
import { type Facts, fillText } from './texts/fill-facts.ts';

/** Texts in place of figures that have no number. */
interface FactWords {
  readonly unlimited: string;
  readonly byQuote: string;
  /** The sentence on the term of monthly packages, without its facts filled in; a text writes {{text.term}}. */
  readonly term?: string | undefined;
}

/** Makes the table of facts that texts fetch as `{{price.hourly}}` or `{{package.hosting.basic.disk}}`. */
export function factsFor(site: ResolvedSite, language: ResolvedLanguage, words: FactWords): Facts {
  const facts: Record<string, string> = {};
  const addFigure = (name: string, figure: Quantity) => {
    facts[name] = formatQuantity(figure, language, words.unlimited);
    // Languages that inflect a unit write it themselves.
    if ('unit' in figure && figure.unit !== null)
      facts[`${name}.number`] = formatQuantity({ ...figure, unit: null }, language, words.unlimited);
  };
  for (const { id, amounts, times } of Object.values(site.rates)) {
    facts[`price.${id}`] = formatAmounts(amounts, language);
    if (times > 1) facts[`price.${id}.surcharge`] = formatSurcharge(times, language);
  }
  for (const set of Object.values(site.packageSets)) {
    for (const pkg of set.packages) {
      const name = `package.${set.id}.${pkg.id}`;
      facts[`${name}.price`] =
        pkg.price.kind === 'by-quote' ? words.byQuote : formatAmounts(pkg.price.amounts, language);
      for (const [fact, value] of Object.entries(pkg.facts)) addFigure(`${name}.${fact}`, value);
      if (pkg.delivery) addFigure(`${name}.delivery`, pkg.delivery);
    }
    const lowest = lowestPrice(set, language);
    if (lowest) facts[`package.${set.id}.lowest`] = formatAmounts(lowest.amounts, language);
  }
  for (const [id, value] of Object.entries(site.figures)) addFigure(`figure.${id}`, value);
  Object.assign(facts, companyFacts(site.company));
  if (words.term !== undefined) facts['text.term'] = fillText(words.term, facts);
  return Object.freeze(facts);
}

function companyFacts({ milestones, offices, ...company }: Company): Facts {
  const { name, operator, registrationNumber, vatNumber, phone, email, copyrightYear } = company;
  const [office] = offices;
  const values = {
    ...Object.fromEntries(milestones.map(({ id, year }) => [`milestone.${id}`, String(year)])),
    name,
    operator,
    registrationNumber,
    ...(vatNumber === undefined ? {} : { vatNumber }),
    ...(office ? { address: `${office.street}, ${office.postalCode} ${office.locality}` } : {}),
    // A phone number never breaks across lines.
    phone: toNonBreaking(phone),
    email,
    copyrightYear: String(copyrightYear),
  };
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [`company.${key}`, value]));
}

/** The price of the cheapest package of a set in the language's currency; null if all are by quote. */
export function lowestPrice(set: ResolvedPackageSet, { currency }: Pick<ResolvedLanguage, 'currency'>) {
  const prices = set.packages.flatMap(({ price }) => (price.kind === 'by-quote' ? [] : [price]));
  const findCheapestBy = (amounts: (price: (typeof prices)[number]) => Amounts) =>
    prices.toSorted(
      (one, other) =>
        (amounts(one)[currency] ?? Number.POSITIVE_INFINITY) -
        (amounts(other)[currency] ?? Number.POSITIVE_INFINITY),
    )[0];
  const cheapest = findCheapestBy(({ amounts }) => amounts);
  if (!cheapest) return null;
  const { amounts, reduction } = cheapest;
  const ordinaryCheapest = findCheapestBy((price) => price.reduction?.ordinary ?? price.amounts);
  const ordinary = ordinaryCheapest?.reduction?.ordinary ?? ordinaryCheapest?.amounts ?? amounts;
  // The set is cheaper than usual only if none of its packages ordinarily costs as little.
  if (!reduction || (amounts[currency] ?? 0) >= (ordinary[currency] ?? 0)) return { amounts };
  const { lowestBefore, validUntil } = reduction;
  const isLower = (lowestBefore[currency] ?? 0) < (ordinary[currency] ?? 0);
  return {
    amounts,
    reduction: { ordinary, lowestBefore: isLower ? lowestBefore : ordinary, validUntil },
  };
}
