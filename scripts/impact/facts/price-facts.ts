import { formatAmounts } from '../../../app/site/format.ts';
import type { ResolvedLanguage } from '../../../app/site/resolved-site.ts';
import type { PackagePrice } from '../../../schema/price.ts';
import type { Comparison } from '../comparison/comparison.ts';
import { isOther } from '../comparison/is-other.ts';
import { growth } from '../comparison/values.ts';
import { isKept } from '../pairs/pair-up.ts';
import type { State } from '../state/state.ts';
import { textIn } from '../state/text-in.ts';
import { factWords } from '../words/fact-words.ts';
import { withPackage, withSet } from './edit-site.ts';
import type { Fact } from './fact.ts';

/** Rates and prices of packages that are otherwise than before. */
export function priceFacts(comparison: Comparison): Fact[] {
  return [...rateFacts(comparison), ...packagePriceFacts(comparison)];
}

function rateFacts({ before, after, names, say, languages }: Comparison): Fact[] {
  const { site } = after.project;
  return Object.values(site.rates).flatMap((rate): Fact[] => {
    const old = before.project.site.rates[rate.id];
    if (!old) return [];
    const name = names.rate(rate.id);
    const subject = `price.${rate.id}`;
    const undone = (was: Partial<typeof rate>) => ({
      ...site,
      rates: { ...site.rates, [rate.id]: { ...rate, ...was } },
    });
    const facts: Fact[] = [];
    if (isOther([old.amounts, old.times], [rate.amounts, rate.times]))
      facts.push({
        kind: 'price-changed',
        subject,
        name,
        sidesIn: priceSides(before, after, languages, { ...old, kind: 'fixed' }, { ...rate, kind: 'fixed' }),
        undone: undone({ amounts: old.amounts, times: old.times }),
      });
    return [...facts, ...termFacts(subject, name, old, rate, undone, { before, after, say })];
  });
}

function packagePriceFacts({ before, after, pairs, names, say, languages }: Comparison): Fact[] {
  const { site } = after.project;
  return pairs.sets.flatMap(({ set, packages }): Fact[] => {
    if (!isKept(set)) return [];
    const { id } = set.after;
    const prices = packages.filter(isKept).flatMap((offered): Fact[] => {
      const { price } = offered.before;
      if (!isOther(withoutDays(price), withoutDays(offered.after.price))) return [];
      return [
        {
          kind: 'price-changed',
          subject: `package.${id}.${offered.after.id}.price`,
          name: names.offered(set.after, offered.after),
          sidesIn: priceSides(before, after, languages, price, offered.after.price),
          undone: withPackage(site, id, offered.after.id, (own) => ({ ...own, price })),
        },
      ];
    });
    const undone = (was: Partial<typeof set.after>) => withSet(site, id, (own) => ({ ...own, ...was }));
    const name = names.set(set.after);
    return [
      ...prices,
      ...termFacts(`package.${id}`, name, set.before, set.after, undone, { before, after, say }),
    ];
  });
}

type Terms = Pick<State['project']['site']['rates'][string], 'period' | 'vat'>;

/** What a price pays for, and how it stands to value-added tax. */
function termFacts(
  subject: string,
  name: string,
  old: Terms,
  now: Terms,
  undone: (was: Partial<Terms>) => Fact['undone'],
  { before, after, say }: Pick<Comparison, 'before' | 'after' | 'say'>,
): Fact[] {
  const facts: Fact[] = [];
  if (old.period !== now.period)
    facts.push({
      kind: 'terms-changed',
      subject: `${subject}.period`,
      name,
      label: say(factWords.period),
      sidesIn: (code) => ({
        before: common(before, code, `period.${old.period}`),
        after: common(after, code, `period.${now.period}`),
      }),
      undone: undone({ period: old.period }),
    });
  if (old.vat !== now.vat) {
    const noteOf = ({ vat }: Terms) => (vat === 'included' ? 'price.vatIncluded' : 'price.vatExcluded');
    facts.push({
      kind: 'terms-changed',
      subject: `${subject}.vat`,
      name,
      label: say(factWords.vat),
      sidesIn: (code) => ({
        before: common(before, code, noteOf(old)),
        after: common(after, code, noteOf(now)),
      }),
      undone: undone({ vat: old.vat }),
    });
  }
  return facts;
}

/** A price before and after, as cards show it: `frá 4.990 kr.` */
function priceSides(
  before: State,
  after: State,
  languages: readonly ResolvedLanguage[],
  old: PackagePrice,
  now: PackagePrice,
): Fact['sidesIn'] {
  return (code) => {
    const language = languages.find((candidate) => candidate.code === code);
    if (!language) return { before: null, after: null };
    const amount = (price: PackagePrice) =>
      price.kind === 'by-quote' ? undefined : price.amounts[language.currency];
    return {
      before: priceWords(before, language, old),
      after: priceWords(after, language, now),
      percent: growth(amount(old), amount(now)),
    };
  };
}

/** A price as cards show it: `4.990 kr.`, `frá 4.990 kr.`, `Samkvæmt tilboði`. */
export function priceWords(state: State, language: ResolvedLanguage, price: PackagePrice): string {
  if (price.kind === 'by-quote') return common(state, language.code, 'price.byQuote');
  // A currency that the old amounts have not, because its language had another one.
  if (price.amounts[language.currency] === undefined) return '–';
  const amount = formatAmounts(price.amounts, language);
  if (price.kind === 'fixed') return amount;
  return common(state, language.code, 'price.from').replace(/\{\{\s*price\s*\}\}/, () => amount);
}

function common(state: State, code: string, key: string): string {
  return textIn(state, code, `common:${key}`) ?? key;
}

function withoutDays(price: PackagePrice): unknown {
  if (price.kind === 'by-quote') return price;
  const { kind, amounts } = price;
  return { kind, amounts };
}
