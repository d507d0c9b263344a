import type { Facts } from '../../../app/site/facts.ts';
import { isWithin } from '../../../app/site/lifetime.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../../app/site/resolved-site.ts';
import { factNames } from '../../../app/site/texts/fill-facts.ts';
import type { Lifetime } from '../../../schema/lifetime.ts';
import { wordingOf } from '../message.ts';
import type { ProblemCode } from '../problems/problem.ts';
import type { Wording } from '../problems/wording-type.ts';
import { daysPhrase } from './fact-lifetimes.ts';
import { repeatedCurrencies } from './repeated-currencies.ts';
import { typedAmounts } from './typed-amounts.ts';
import { typedContacts } from './typed-contacts.ts';
import { unknownFacts } from './unknown-facts.ts';

/** What the facts of a text are checked against. */
export interface FactCheck {
  readonly site: ResolvedSite;
  /** All facts, in any language. */
  readonly facts: Facts;
  /** The facts that hold on some days only. */
  readonly lifetimes: ReadonlyMap<string, Lifetime>;
}

/** What a text is given, and when it is shown. */
export interface TextUse {
  readonly language: ResolvedLanguage;
  /** Names that it may use besides facts. */
  readonly variables: readonly string[];
  readonly lifetime: Lifetime;
}

/** Something wrong with the facts of a text. */
export interface FactMistake {
  readonly code: ProblemCode;
  /** As it stands in the text. */
  readonly written: string;
  /** From 0. */
  readonly index: number;
  readonly wording: Wording;
  /** The name of a fact that is not there, or ends too early. */
  readonly about?: string;
}

/** Finds facts that are not there, facts that end before the text does, and amounts and currencies that are typed. */
export function factMistakes(text: string, check: FactCheck, use: TextUse): FactMistake[] {
  return [
    ...unknownFacts(text, check.facts, use.variables).map((fact) => ({
      code: 'unknown-fact' as const,
      ...fact,
    })),
    ...lapsingFacts(text, check.lifetimes, use.lifetime),
    ...[
      ...typedAmounts(text, check.site, use.language),
      ...repeatedCurrencies(text, check.site),
      ...typedContacts(text, check.site),
    ].map((typed) => ({ code: 'typed-amount' as const, ...typed })),
  ];
}

function lapsingFacts(text: string, lifetimes: FactCheck['lifetimes'], shown: Lifetime): FactMistake[] {
  if (lifetimes.size === 0) return [];
  return factNames(text).flatMap(({ name, index }) => {
    const holds = lifetimes.get(name);
    if (!holds || isWithin(shown, holds)) return [];
    return {
      code: 'lapsing-fact' as const,
      written: `{{${name}}}`,
      index,
      wording: wordingOf('fact.lapsing', { fact: name, days: daysPhrase(holds.validFrom, holds.validUntil) }),
      about: name,
    };
  });
}
