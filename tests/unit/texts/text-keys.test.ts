import { expect, test } from 'vitest';
import { interfaceTexts } from '../../../app/site/texts/interface-texts.ts';
import { textKeys } from '../../../app/site/texts/text-keys.ts';
import { smallSite } from '../pages/small-pages.ts';
import { parseSite } from '../site/minimal-site.ts';

/** Keys of the small site that follow from its ids, optional ones with a question mark. */
function smallKeys(): string[] {
  const frame = new Set(
    Object.entries(interfaceTexts).flatMap(([namespace, names]) =>
      names.map((name) => `${namespace}:${name}`),
    ),
  );
  return textKeys(parseSite())
    .map(({ namespace, key, need }) => `${namespace}:${key}${need === 'optional' ? '?' : ''}`)
    .filter((key) => !frame.has(key));
}

test('the keys of the small site, by the group that they are in', () => {
  expect(smallKeys()).toHaveLength(80);
  const groups = Map.groupBy(smallKeys(), (key) => key.slice(0, key.lastIndexOf('.')));
  const names = [...groups].map(([group, keys]) => [group, keys.map((key) => key.slice(group.length + 1))]);
  expect(Object.fromEntries(names)).toMatchObject({
    'common:offices.reykjavik': ['city', 'country'],
    'common:actions': ['get-quote', 'order'],
    'nav:hosting': ['description', 'title'],
    'home:home.meta': ['title', 'description', 'keywords'],
    'home:home.hero': ['title', 'text'],
    'home:home.numbers': ['title', 'text?', 'end?'],
    'home:home.numbers.figures.clients': ['label'],
    'home:home.history': ['title', 'text?'],
    'home:home.history.milestones.founded': ['title', 'text'],
    'solutions:solutions.all': ['title', 'text?'],
    'solutions:solutions.all.cards.hosting': ['title', 'text'],
    'forms:contact': ['success', 'subject', 'confirmation'],
    'forms:contact.fields.name': ['label', 'help?'],
    'forms:contact.fields.subject': ['label', 'help?'],
    'forms:contact.fields.subject.options': ['quote', 'support'],
    'solutions:hosting.packages': ['title', 'text?'],
    'solutions:packages.hosting': ['note?'],
    'solutions:packages.hosting.basic': ['name', 'description'],
    'solutions:packages.hosting.features': ['disk', 'support'],
    'solutions:hosting.prices.entries.work': ['title', 'text'],
    'forms:order': ['success', 'subject', 'confirmation'],
    'forms:order.fields.selected_package': ['label', 'help?'],
    'site:not-found.meta': ['title', 'description', 'keywords'],
  });
});

test('a feature that shows a figure may use it', () => {
  const variables = new Map(textKeys(parseSite()).map((key) => [key.key, key.variables]));
  expect(variables.get('packages.hosting.features.disk')).toEqual(['value', 'count']);
  expect(variables.get('packages.hosting.features.support')).toEqual([]);
});

test('a picture has an alternative text where a section shows it, unless it is decoration', () => {
  const file = 'file: 0123456789abcdef0123, width: 1600, height: 1067';
  const pictures = `pictures:\n  - { id: team, ${file} }\n  - { id: lines, ${file}, decoration: true }\n  - { id: unused, ${file} }\n`;
  const site = smallSite(
    ['\nredirects:', `\n${pictures}\nredirects:`],
    ['icon: zap', 'icon: zap, picture: team'],
    ['icon: server, to: /lausnir/vefhysing }\n          -', 'icon: server, picture: lines }\n          -'],
  );
  const keys = textKeys(site).filter(({ namespace }) => namespace === 'pictures');
  expect(keys.map(({ key, need }) => [key, need])).toEqual([['team.alt', 'required']]);
});
