import { factsFor } from '../../app/site/facts.ts';
import type { ResolvedLanguage, ResolvedSite } from '../../app/site/resolved-site.ts';
import { getPackageLifetime } from '../../app/site/site-on-day.ts';
import { type Facts, factNames } from '../../app/site/texts/fill-facts.ts';
import { isLimited, isWithin, whileAny } from '../../app/site/valid-days.ts';
import type { Lifetime } from '../../schema/lifetime.ts';
import { translateMessage, translatePhrase } from '../message.ts';
import type { ProblemCode } from '../problems/problem.ts';
import { suggest } from '../problems/suggest.ts';
import type { Phrase, Wording } from '../problems/wording-type.ts';
import { typedAmounts, typedContacts } from './typed-amounts.ts';

/** Data that the facts of a text are checked against. */
export interface FactCheck {
  readonly site: ResolvedSite;
  /** All facts, in any language. */
  readonly facts: Facts;
  /** Facts that are valid on some days only. */
  readonly lifetimes: ReadonlyMap<string, Lifetime>;
}

export function createFactCheck(site: ResolvedSite): FactCheck {
  const facts = factsFor(site, site.defaultLanguage, { unlimited: '', byQuote: '', term: '' });
  return { site, facts, lifetimes: factLifetimes(site) };
}

/** Values passed to a text, and the days on which it is shown. */
interface TextUse {
  readonly language: ResolvedLanguage;
  /** Names other than facts that it may use. */
  readonly variables: readonly string[];
  readonly lifetime: Lifetime;
}

/** Mistake in the facts of a text. */
export interface FactMistake {
  readonly code: ProblemCode;
  /** As written in the text. */
  readonly written: string;
  /** From 0. */
  readonly index: number;
  readonly wording: Wording;
  /** Name of a fact that is missing, or ends too early. */
  readonly about?: string;
}

/** Finds unknown facts, facts that end before the text does, and typed amounts and contacts. */
export function factMistakes(text: string, check: FactCheck, use: TextUse): FactMistake[] {
  return [
    ...findUnknownFacts(text, check.facts, use.variables),
    ...findLapsingFacts(text, check.lifetimes, use.lifetime),
    ...[...typedAmounts(text, check.site, use.language), ...typedContacts(text, check.site)].map(
      (mistake) => ({
        code: 'typed-amount' as const,
        ...mistake,
      }),
    ),
  ];
}

function findLapsingFacts(
  text: string,
  lifetimes: FactCheck['lifetimes'],
  lifetime: Lifetime,
): FactMistake[] {
  if (lifetimes.size === 0) return [];
  return factNames(text).flatMap(({ name, index }) => {
    const factLifetime = lifetimes.get(name);
    if (!factLifetime || isWithin(lifetime, factLifetime)) return [];
    return {
      code: 'lapsing-fact' as const,
      written: `{{${name}}}`,
      index,
      wording: translateMessage('fact.lapsing', {
        fact: name,
        days: daysPhrase(factLifetime.validFrom, factLifetime.validUntil),
      }),
      about: name,
    };
  });
}

/** Any text in braces, and single braces. */
const BRACES = /\{+[^{}\n]*\}+|\{+[\w.-]*|[{}]+/g;

/**
 * Finds text in braces that is neither a fact nor a value passed to the text.
 * @param variables values that are passed to the text
 */
function findUnknownFacts(text: string, facts: Facts, variables: readonly string[]): FactMistake[] {
  if (!/[{}]/.test(text)) return [];
  return [...text.matchAll(BRACES)].flatMap(({ 0: written, index }) => {
    const name = /^\{\{\s*([^{}\s]+)\s*\}\}$/.exec(written)?.[1];
    if (name !== undefined && (Object.hasOwn(facts, name) || variables.includes(name))) return [];
    const wording = describeUnknownFact(written, facts, variables);
    return [{ code: 'unknown-fact', written, index, wording, about: name ?? written }];
  });
}

function describeUnknownFact(written: string, facts: Facts, variables: readonly string[]): Wording {
  const name = written.replace(/[{}\s]/g, '');
  // If the name is right, the braces are wrong, and the name is no suggestion.
  const isName = Object.hasOwn(facts, name) || variables.includes(name);
  const names = [...Object.keys(facts), ...variables];
  const suggestion = isName ? name : suggest(name.replaceAll('_', '.'), names);
  return translateMessage('fact.unknown', { written, meant: suggestion });
}

/** Facts that are valid on some days only, each with its days. */
export function factLifetimes(site: ResolvedSite): ReadonlyMap<string, Lifetime> {
  const lifetimes = new Map<string, Lifetime>();
  const add = (name: string, days: Lifetime) => {
    if (isLimited(days)) lifetimes.set(name, days);
  };
  for (const rate of Object.values(site.rates)) {
    add(`price.${rate.id}`, rate);
    add(`price.${rate.id}.surcharge`, rate);
  }
  for (const { id, packages } of Object.values(site.packages)) {
    for (const item of packages) {
      const days = getPackageLifetime(item);
      add(`package.${id}.${item.id}.price`, days);
      for (const fact of Object.keys(item.facts)) {
        add(`package.${id}.${item.id}.${fact}`, days);
        add(`package.${id}.${item.id}.${fact}.number`, days);
      }
    }
    add(`package.${id}.lowest`, whileAny(packages.map(getPackageLifetime)));
  }
  return lifetimes;
}

/** Days on which a fact is valid: `from 2026-12-01 until 2026-12-24`. */
export function daysPhrase(from: string | undefined, until: string | undefined): Phrase {
  if (from === undefined) return translatePhrase('fact.days', { until, context: 'until' });
  return translatePhrase('fact.days', { from, until, context: until === undefined ? 'from' : undefined });
}
