import { describe, expect, test } from 'vitest';
import { readProject } from '../../../scripts/check/project/read-project.ts';
import { factLifetimes } from '../../../scripts/check/texts/fact-mistakes.ts';
import { type Edit, edited, minimalSite, siteOf } from '../site/minimal-site.ts';
import { editedFiles, type FileEdit, projectOf, withProject } from './small-project.ts';

/** Far from any day on which the tests are run. */
const days = 'validFrom: 2999-12-01, validUntil: 2999-12-24';
const lines = (indent: number) =>
  days
    .split(', ')
    .map((line) => `\n${' '.repeat(indent)}${line}`)
    .join('');

const rate: Edit = ['{ ISK: 14900, USD: 110 }', `{ ISK: 14900, USD: 110 }${lines(4)}`];
const price: Edit = ['{ ISK: 4990, USD: 39 }', `{ ISK: 4990, USD: 39 }${lines(10)}`];
const plus: Edit = ['features: [support]', `features: [support]${lines(8)}`];

describe('the facts that hold on some days only', () => {
  const advent = { validFrom: '2999-12-01', validUntil: '2999-12-24' };
  const named = (...edits: readonly Edit[]) =>
    Object.fromEntries(
      [...factLifetimes(siteOf(edited(...edits)))].map(([name, { validFrom, validUntil }]) => [
        name,
        { validFrom, validUntil },
      ]),
    );

  test('are none where nothing has a lifetime', () => {
    expect(factLifetimes(siteOf(minimalSite)).size).toBe(0);
  });

  test('of a rate are those worked out from it as well', () => {
    expect(named(rate)).toEqual({
      'price.hourly': advent,
      'price.hourly.surcharge': advent,
      'price.emergency': advent,
      'price.emergency.surcharge': advent,
    });
  });

  test('of a price are all of its package; the lowest price stays while another package does', () => {
    expect(Object.keys(named(price))).toEqual([
      'package.hosting.basic.price',
      'package.hosting.basic.disk',
      'package.hosting.basic.disk.number',
    ]);
  });

  test('are the lowest price of a set too when all of its packages pass', () => {
    const later: Edit = ['features: [support]', 'features: [support]\n        validUntil: 2999-12-31'];
    expect(named(price, later)['package.hosting.lowest']).toEqual({
      validFrom: undefined,
      validUntil: '2999-12-31',
    });
  });
});

describe('a fact with a lifetime', () => {
  const offers = projectOf(
    edited(
      rate,
      price,
      plus,
      ['icon: zap }', `icon: zap, ${days} }`],
      [
        '      - { kind: form, id: write',
        `      - { kind: bullet-cards, id: bullets, columns: 2, cards: [{ id: tree, icon: zap, points: [first], ${days} }] }\n      - { kind: form, id: write`,
      ],
      ['\nredirects:', `\nnotices:\n  - { id: christmas, ${days} }\n  - { id: moved }\n\nredirects:`],
    ).replace(
      '      - { kind: timeline,',
      '      - { kind: prose, id: story, document: story }\n      - { kind: timeline,',
    ),
  );
  /** The running text names a rate; here it names none. */
  const bare = ['is', 'en'].map(
    (code): FileEdit => [`content/${code}/story.md`, 'An hour costs {{price.hourly}}.', 'An hour.'],
  );
  const told = (...edits: readonly FileEdit[]) =>
    withProject(editedFiles(offers, [...bare, ...edits]), readProject).problems.map(
      ({ code, file }) => `${file} ${code}`,
    );
  /** Writes a fact into a text of both languages. */
  const naming = (fact: string, file: string, key: string) =>
    ['is', 'en'].map(
      (code): FileEdit => [`locales/${code}/${file}.json`, `"${code} ${key}"`, `"Only {{${fact}}}"`],
    );

  test.each([
    ['its own package', 'package.hosting.basic.price', 'solutions', 'packages.hosting.basic.description'],
    [
      'a feature of that package only',
      'package.hosting.basic.price',
      'solutions',
      'packages.hosting.features.disk',
    ],
    ['the line of a price list', 'price.hourly', 'solutions', 'hosting.prices.entries.work.text'],
    [
      'the line of a package',
      'package.hosting.basic.disk',
      'solutions',
      'hosting.prices.entries.basic.title',
    ],
    ['a card with the same lifetime', 'price.emergency', 'solutions', 'solutions.all.cards.speed.title'],
    [
      'a card with bullets of the same lifetime',
      'price.emergency.surcharge',
      'solutions',
      'solutions.bullets.cards.tree.points.first',
    ],
    ['a notice with the same lifetime', 'price.hourly', 'common', 'notices.christmas'],
  ])('may be named by the text of %s', (_, fact, file, key) => {
    expect(told(...naming(fact, file, key))).toEqual([]);
  });

  test.each([
    ['a page', 'price.hourly', 'home', 'home.hero.title'],
    ['a page, by its bare number', 'package.hosting.basic.disk.number', 'home', 'home.hero.title'],
    ['a card that stays', 'price.hourly', 'solutions', 'solutions.all.cards.hosting.title'],
    ['the heading of what passes', 'package.hosting.basic.price', 'solutions', 'hosting.packages.title'],
    ['a notice that stays', 'price.hourly', 'common', 'notices.moved'],
  ])('may not be named by %s', (_, fact, file, key) => {
    // In both languages: what holds for some days only is the cause, and is told once.
    expect(told(...naming(fact, file, key))).toEqual(['site.yaml lapsing-fact']);
  });

  test('may not be named by a page, when it is worked out from another: that one has the dates', () => {
    expect(told(...naming('price.emergency.surcharge', 'home', 'home.hero.title'))).toEqual([
      'site.yaml lapsing-fact',
    ]);
  });

  test('is told once with those that end with it, in both languages', () => {
    const edits = [
      ...naming('price.emergency', 'home', 'home.hero.title'),
      ...naming('price.hourly', 'solutions', 'hosting.packages.title'),
    ];
    const { problems } = withProject(editedFiles(offers, [...bare, ...edits]), readProject);
    const [first, ...others] = problems;
    expect(others).toEqual([]);
    expect(first?.wording.en.message).toBe(
      '{{price.emergency}} and {{price.hourly}} hold from 2999-12-01 until 2999-12-24 only, but 4 texts name them on other days as well.',
    );
    expect(first?.wording.is.message).toBe(
      '{{price.emergency}} og {{price.hourly}} gilda aðeins frá 2999-12-01 til og með 2999-12-24, en koma fyrir í 4 textum sem sjást líka aðra daga.',
    );
  });

  test('may not be named by a running text', () => {
    const edit = (code: string): FileEdit => [
      `content/${code}/story.md`,
      'An hour.',
      'An hour: {{price.hourly}}.',
    ];
    expect(told(edit('is'), edit('en'))).toEqual(['site.yaml lapsing-fact']);
  });

  test.each([
    ['a day longer', 'validUntil: 2999-12-24', 'validUntil: 2999-12-25', 'from 2999-12-01 until 2999-12-24'],
    ['a day earlier', 'validFrom: 2999-12-01', 'validFrom: 2999-11-30', 'from 2999-12-01 until 2999-12-24'],
  ])('may not be named by a card that is there for %s', (_, find, replace, held) => {
    const site = offers['site.yaml'] ?? '';
    const card = site.split('\n').find((line) => line.includes('id: speed')) ?? '';
    const files = { ...offers, 'site.yaml': site.replace(card, card.replace(find, replace)) };
    const { problems, project } = withProject(
      editedFiles(files, [
        ...bare,
        ...naming('price.hourly', 'solutions', 'solutions.all.cards.speed.title'),
      ]),
      readProject,
    );
    expect(problems.map(({ code }) => code)).toEqual(['lapsing-fact']);
    expect(problems[0]?.wording.en.message).toContain(`{{price.hourly}} holds ${held} only`);
    expect(project).toBeNull();
  });

  test('is filled in on its days, and its text is gone on all others', () => {
    const files = editedFiles(offers, [...bare, ...naming('price.hourly', 'common', 'notices.christmas')]);
    const texts = (day: string) =>
      JSON.stringify(
        withProject(files, (folder) => readProject(folder, { now: new Date(`${day}T12:00:00Z`) })).project
          ?.languages.en?.texts,
      );
    expect(texts('2999-12-24')).toContain('Only $110');
    expect(texts('2999-12-25')).not.toContain('Only');
  });
});
