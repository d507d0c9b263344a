import { describe, expect, test } from 'vitest';
import { readProjectFiles as readFiles } from '../../../checks/project/read-project.ts';
import { factLifetimes } from '../../../checks/texts/fact-mistakes.ts';
import { type Edit, editSite, parseSite } from '../site/minimal-site.ts';
import { readCase } from './problem-case.ts';
import { createProject, editFiles, type FileEdit } from './small-project.ts';

/** Far from any day on which the tests run. */
const days = 'validFrom: 2999-12-01, validUntil: 2999-12-24';
const daysBelow = (indent: string) => `\n${indent}${days.replace(', ', `\n${indent}`)}`;

const rate: Edit = ['{ ISK: 14900, USD: 110 }', `{ ISK: 14900, USD: 110 }${daysBelow('    ')}`];
const price: Edit = ['{ ISK: 4990, USD: 39 }', `{ ISK: 4990, USD: 39 }${daysBelow('          ')}`];
const plus: Edit = ['features: [support]', `features: [support]${daysBelow('        ')}`];

test('the lowest price of a set stays while one of its packages does', () => {
  expect([...factLifetimes(parseSite(editSite(price))).keys()]).toEqual([
    'package.hosting.basic.price',
    'package.hosting.basic.disk',
    'package.hosting.basic.disk.number',
  ]);
});

describe('a fact with a lifetime', () => {
  const bullets = `{ kind: bullet-cards, id: bullets, cards: [{ id: tree, icon: zap, points: [first], ${days} }] }`;
  const offers = createProject(
    editSite(
      rate,
      price,
      plus,
      ['icon: zap }', `icon: zap, ${days} }`],
      ['      - { kind: form, id: write', `      - ${bullets}\n      - { kind: form, id: write`],
      ['\nredirects:', `\nnotices:\n  - { id: christmas, ${days} }\n  - { id: moved }\n\nredirects:`],
      [
        '      - { kind: timeline,',
        '      - { kind: prose, id: story, document: story }\n      - { kind: timeline,',
      ],
    ),
  );
  /** The document names a rate; this one names none. */
  const project = editFiles(
    offers,
    ['is', 'en'].map(
      (code): FileEdit => [`content/${code}/story.md`, 'An hour costs {{price.hourly}}.', 'An hour.'],
    ),
  );
  const report = (edits: readonly FileEdit[]) =>
    readCase(edits, { project }).problems.map(({ code, file }) => `${file} ${code}`);
  /** Writes a fact into a text of both languages. */
  const nameFact = (fact: string, file: string, key: string) =>
    ['is', 'en'].map(
      (code): FileEdit => [`locales/${code}/${file}.json`, `"${code} ${key}"`, `"Only {{${fact}}}"`],
    );

  test.each([
    ['its own package', 'package.hosting.basic.price', 'solutions', 'packages.hosting.basic.description'],
    ['a line of a price list', 'price.hourly', 'solutions', 'hosting.prices.entries.work.text'],
    ['a card of the same days', 'price.emergency', 'solutions', 'solutions.all.cards.speed.title'],
  ])('may be named by the text of %s', (_, fact, file, key) => {
    expect(report(nameFact(fact, file, key))).toEqual([]);
  });

  test.each([
    ['a page, when it follows from another', 'price.emergency.surcharge', 'home', 'home.hero.title'],
    ['a card that stays', 'price.hourly', 'solutions', 'solutions.all.cards.hosting.title'],
  ])('may not be named by %s', (_, fact, file, key) => {
    // In both languages: the lifetime is the cause, and is reported once.
    expect(report(nameFact(fact, file, key))).toEqual(['site.yaml lapsing-fact']);
  });

  test('that is the lowest price of a set may not be named by a page when all packages end', () => {
    expect(report(nameFact('package.hosting.lowest', 'home', 'home.hero.title'))).toEqual([
      'locales/is/home.json lapsing-fact',
      'locales/en/home.json lapsing-fact',
    ]);
  });

  test('may not be named by a card that ends a day later', () => {
    const longer = '{ id: speed, icon: zap, validFrom: 2999-12-01, validUntil: 2999-12-25';
    const card: FileEdit = ['site.yaml', `{ id: speed, icon: zap, ${days}`, longer];
    const edits = [card, ...nameFact('price.hourly', 'solutions', 'solutions.all.cards.speed.title')];
    const { problems, project: projectWithCard } = readCase(edits, { project });
    expect(projectWithCard).toBeNull();
    const message =
      '{{price.hourly}} is valid only from 2999-12-01 until 2999-12-24, but 2 texts use it on other days, too.';
    expect(problems).toMatchObject([{ path: ['rates', 0, 'id'], wording: { en: { message } } }]);
  });

  test('is filled in on its days, and its text is gone on all others', () => {
    const files = new Map(
      Object.entries(editFiles(project, nameFact('price.hourly', 'common', 'notices.christmas'))),
    );
    const texts = (day: string) =>
      JSON.stringify(readFiles(files, { now: new Date(`${day}T12:00:00Z`) }).project?.languages.en?.texts);
    expect(texts('2999-12-24')).toContain('Only $110');
    expect(texts('2999-12-25')).not.toContain('Only');
  });
});
