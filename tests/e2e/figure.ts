import type { Place } from './built-pages.ts';
import type { SpecPartName } from './spec-section-9.ts';
import {
  currencies,
  moneyIn,
  type WrittenLanguage,
  writtenAmounts,
  writtenLanguages,
} from './typed-money.ts';

export type InEachLanguage<T> = Readonly<Record<WrittenLanguage, T>>;

/** A number of the specification and where a visitor reads it. */
export interface Figure extends Place {
  readonly part: SpecPartName;
  /** Which of the elements at the place it is, where there are several. */
  readonly about?: InEachLanguage<RegExp>;
  /** What each of the elements shows, all of its figures; an element that shows none has an empty list. */
  readonly shows: InEachLanguage<readonly (readonly string[])[]>;
  /** What the elements say besides. */
  readonly says?: InEachLanguage<RegExp>;
  /** Other figures may stand there as well. */
  readonly amongOthers?: boolean;
}

/**
 * A price: krónur as typed here, other currencies as site.yaml has them.
 * @param of `hourly`, `hosting.basic`
 */
export function money(krona: string, of: string): InEachLanguage<string> {
  const [is, ...others] = writtenLanguages;
  const amountIn = (language: WrittenLanguage) => {
    const amount = writtenAmounts[of]?.[currencies[language]];
    if (amount === undefined) throw new Error(`site.yaml has no ${currencies[language]} of ${of}.`);
    return moneyIn(language, amount);
  };
  return {
    ...(Object.fromEntries(
      others.map((language) => [language, amountIn(language)]),
    ) as InEachLanguage<string>),
    [is]: krona,
  };
}

function inEachLanguage<T>(make: (language: WrittenLanguage) => T): InEachLanguage<T> {
  return Object.fromEntries(writtenLanguages.map((code) => [code, make(code)])) as InEachLanguage<T>;
}

/** The same in each language. */
export function everywhere(...texts: readonly string[]): InEachLanguage<string>[] {
  return texts.map((text) => inEachLanguage(() => text));
}

/** One element that shows some figures. */
export function one(...figures: readonly InEachLanguage<string>[]): Figure['shows'] {
  return inEachLanguage((code) => [figures.map((figure) => figure[code])]);
}

/** An element for each figure. */
export function each(...figures: readonly InEachLanguage<string>[]): Figure['shows'] {
  return inEachLanguage((code) => figures.map((figure) => [figure[code]].filter((text) => text !== '')));
}
