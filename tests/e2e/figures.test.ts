import { expect, test } from '@playwright/test';
import { textsAt } from './built-pages.ts';
import type { Figure } from './figure.ts';
import { figures } from './spec-figures.ts';
import { numbersIn, type SpecPartName, specNumbers, specParts } from './spec-section-9.ts';
import { type WrittenLanguage, writtenLanguages } from './typed-money.ts';

test('every number of the specification is looked for on some page', () => {
  const looked = new Map<SpecPartName, Set<string>>();
  for (const { part, shows } of figures)
    looked.set(part, new Set([...(looked.get(part) ?? []), ...shows.is.flat().flatMap(icelandicNumbers)]));
  for (const [part, words] of Object.entries(specParts))
    expect([...(looked.get(part as SpecPartName) ?? [])].sort(), part).toEqual(
      [...specNumbers(words)].sort(),
    );
});

test('a figure is found only whole, and only where nothing else stands beside it', () => {
  const [figure] = figures;
  if (!figure) throw new Error('There are no figures.');
  const wrong = (text: string) =>
    mistake({ ...figure, shows: { ...figure.shows, is: [['4.990 kr.']] } }, 'is', [text]);
  expect(wrong('frá 4.990\u00a0kr.')).toBeNull();
  for (const text of ['14.990 kr.', '4.990', '4.9900 kr.', '4.990 kr., 5 pósthólf', ''])
    expect(wrong(text), text).not.toBeNull();
});

for (const language of writtenLanguages) {
  test(`the ${language} pages show the specification’s figures where they belong`, async ({ browser }) => {
    const found = await textsAt(browser, language, figures);
    expect(figures.flatMap((figure, place) => mistake(figure, language, found[place] ?? []) ?? [])).toEqual(
      [],
    );
  });
}

test('the terms no longer have the hourly rate that was decided against', async ({ browser }) => {
  const [terms = []] = await textsAt(browser, 'is', [{ page: '/skilmalar', place: 'main' }]);
  expect(terms).toHaveLength(1);
  expect(terms.join('')).not.toContain('14.950');
});

/** What is wrong with what elements show; null when nothing is. */
function mistake(figure: Figure, language: WrittenLanguage, found: readonly string[]) {
  const about = figure.about?.[language];
  const texts = found.map(plain).filter((text) => about?.test(text) ?? true);
  const expected = figure.shows[language];
  const says = figure.says?.[language];
  const isRight =
    texts.length === expected.length &&
    texts.every((text, place) => shows(text, expected[place] ?? [], figure.amongOthers)) &&
    texts.every((text) => says?.test(text) ?? true);
  return isRight ? null : { at: `${figure.page} ${figure.place} ${about ?? ''}`, expected, texts };
}

/** Whether a text has all of some figures, each whole, and no further one. */
function shows(text: string, expected: readonly string[], amongOthers = false): boolean {
  let rest = text;
  for (const figure of expected) {
    const whole = new RegExp(`(?<![\\d.,$-]|\\d )${escaped(plain(figure))}(?![\\d]|[.,]\\d)`);
    if (!whole.test(rest)) return false;
    rest = rest.replace(whole, '');
  }
  return amongOthers || !/\d/.test(rest);
}

/** Kinds of spaces and dashes are another test's matter. */
function plain(text: string): string {
  return text.replace(/\s/g, ' ').replaceAll('–', '-');
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The numbers of an Icelandic figure as the specification writes them: `0,5` is 0.5 there, `14.900` is the same. */
function icelandicNumbers(text: string): string[] {
  return numbersIn(text).map((number) => number.replace(',', '.'));
}
