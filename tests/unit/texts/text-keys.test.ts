import { describe, expect, test } from 'vitest';
import { interfaceTexts } from '../../../app/site/texts/interface-texts.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { section, sectionTexts } from '../../../schema/sections/section.ts';
import type { SectionTexts } from '../../../schema/text-slots.ts';
import { sectionExamples } from '../pages/section-examples.ts';
import { type Edit, edited, minimalSite, read } from '../site/minimal-site.ts';

/** The keys of a site that follow from its ids, optional ones with a question mark. */
function keysOf(text: string): string[] {
  const reading = read(text);
  if (!reading.ok) throw new Error(reading.problems.map(({ wording }) => wording.en.message).join('\n'));
  const frame = new Set(
    Object.entries(interfaceTexts).flatMap(([namespace, names]) =>
      names.map((name) => `${namespace}:${name}`),
    ),
  );
  return textKeys(reading.site)
    .map(({ namespace, key, need }) => `${namespace}:${key}${need === 'optional' ? '?' : ''}`)
    .filter((key) => !frame.has(key));
}

test('the keys of the small site', () => {
  expect(keysOf(minimalSite).sort()).toEqual(
    [
      'common:actions.get-quote',
      'common:actions.order',
      'common:offices.reykjavik.city',
      'common:offices.reykjavik.country',
      'nav:home.title',
      'nav:solutions.title',
      'nav:hosting.title',
      'nav:hosting.description',
      'home:home.meta.title',
      'home:home.meta.description',
      'home:home.meta.keywords',
      'home:home.hero.title',
      'home:home.hero.text',
      'home:home.hero.eyebrow?',
      'home:home.numbers.title',
      'home:home.numbers.figures.clients.label',
      'home:home.numbers.figures.uptime.label',
      'home:home.history.title',
      'home:home.history.text?',
      'home:home.history.eyebrow?',
      'home:home.history.milestones.founded.title',
      'home:home.history.milestones.founded.text',
      'home:home.history.milestones.moved.title',
      'home:home.history.milestones.moved.text',
      'solutions:solutions.meta.title',
      'solutions:solutions.meta.description',
      'solutions:solutions.meta.keywords',
      'solutions:solutions.hero.title',
      'solutions:solutions.hero.text',
      'solutions:solutions.hero.eyebrow?',
      'solutions:solutions.all.title',
      'solutions:solutions.all.text?',
      'solutions:solutions.all.eyebrow?',
      'solutions:solutions.all.cards.hosting.title',
      'solutions:solutions.all.cards.hosting.text',
      'solutions:solutions.all.cards.speed.title',
      'solutions:solutions.all.cards.speed.text',
      'solutions:solutions.write.title',
      'solutions:solutions.write.text?',
      'solutions:solutions.write.eyebrow?',
      'forms:contact.success',
      'forms:contact.fields.name.label',
      'forms:contact.fields.name.help?',
      'forms:contact.fields.subject.label',
      'forms:contact.fields.subject.help?',
      'forms:contact.fields.subject.options.quote',
      'forms:contact.fields.subject.options.support',
      'solutions:hosting.meta.title',
      'solutions:hosting.meta.description',
      'solutions:hosting.meta.keywords',
      'solutions:hosting.hero.title',
      'solutions:hosting.hero.text',
      'solutions:hosting.hero.eyebrow?',
      'solutions:hosting.packages.title',
      'solutions:hosting.packages.text?',
      'solutions:hosting.packages.eyebrow?',
      'solutions:packages.hosting.basic.name',
      'solutions:packages.hosting.basic.description',
      'solutions:packages.hosting.plus.name',
      'solutions:packages.hosting.plus.description',
      'solutions:packages.hosting.features.disk',
      'solutions:packages.hosting.features.support',
      'solutions:hosting.prices.title',
      'solutions:hosting.prices.text?',
      'solutions:hosting.prices.eyebrow?',
      'solutions:hosting.prices.entries.work.title',
      'solutions:hosting.prices.entries.work.text',
      'solutions:hosting.prices.entries.basic.title',
      'solutions:hosting.prices.entries.basic.text',
      'solutions:hosting.prices.entries.from.title',
      'solutions:hosting.prices.entries.from.text',
      'solutions:hosting.order.title',
      'solutions:hosting.order.text?',
      'solutions:hosting.order.eyebrow?',
      'forms:order.success',
      'forms:order.fields.selected_package.label',
      'forms:order.fields.selected_package.help?',
      'site:not-found.meta.title',
      'site:not-found.meta.description',
      'site:not-found.meta.keywords',
      'site:not-found.hero.title',
      'site:not-found.hero.text',
      'site:not-found.hero.eyebrow?',
    ].sort(),
  );
});

describe('a key follows from an id', () => {
  const added = (...edits: readonly Edit[]) => {
    const before = new Set(keysOf(minimalSite));
    return keysOf(edited(...edits)).filter((key) => !before.has(key));
  };

  test('of a card', () => {
    expect(added(['{ id: speed, icon: zap }', '{ id: pace, icon: zap }'])).toEqual([
      'solutions:solutions.all.cards.pace.title',
      'solutions:solutions.all.cards.pace.text',
    ]);
  });

  test('of a button', () => {
    expect(added(['set: hosting, label: order,', 'set: hosting, label: buy,'])).toEqual([
      'common:actions.buy',
    ]);
  });

  test('of the bullets of a card, and none for proper names', () => {
    const cards =
      '{ kind: bullet-cards, id: more, cards: [{ id: open, icon: zap, points: [free], names: [Linux] }] }';
    expect(
      added(['      - { kind: form, id: write,', `      - ${cards}\n      - { kind: form, id: write,`]),
    ).toEqual([
      'solutions:solutions.more.title',
      'solutions:solutions.more.text?',
      'solutions:solutions.more.eyebrow?',
      'solutions:solutions.more.cards.open.title',
      'solutions:solutions.more.cards.open.text?',
      'solutions:solutions.more.cards.open.points.free',
    ]);
  });

  test('of the cells of a comparison', () => {
    const table =
      '{ kind: comparison, id: vs, columns: [{ id: a, name: A }, { id: b, name: B }], rows: [{ id: fee }] }';
    expect(
      added(['      - { kind: form, id: write,', `      - ${table}\n      - { kind: form, id: write,`]),
    ).toEqual([
      'solutions:solutions.vs.title',
      'solutions:solutions.vs.text?',
      'solutions:solutions.vs.eyebrow?',
      'solutions:solutions.vs.rows.fee.title',
      'solutions:solutions.vs.rows.fee.points.a',
      'solutions:solutions.vs.rows.fee.points.b',
    ]);
  });
});

test('a feature that shows a figure may use it', () => {
  const reading = read(minimalSite);
  if (!reading.ok) throw new Error('The small site was not read.');
  const variables = new Map(textKeys(reading.site).map((key) => [key.key, key.variables]));
  expect(variables.get('packages.hosting.features.disk')).toEqual(['value', 'count']);
  expect(variables.get('packages.hosting.features.support')).toEqual([]);
});

test('each key is there once', () => {
  const reading = read(minimalSite);
  if (!reading.ok) throw new Error('The small site was not read.');
  const keys = textKeys(reading.site).map(({ namespace, key }) => `${namespace}:${key}`);
  expect(new Set(keys).size).toBe(keys.length);
});

test('each list of a kind that has texts is a list that an editor writes', () => {
  for (const { kind, written } of sectionExamples) {
    const { lists = {} }: SectionTexts = sectionTexts[kind];
    for (const list of Object.keys(lists))
      expect({ kind, list, is: (section.parse(written) as Record<string, unknown>)[list] }).toEqual({
        kind,
        list,
        is: expect.any(Array),
      });
  }
});
