import { describe, expect, test } from 'vitest';
import { writtenName } from '../../../scripts/check/texts/written-name.ts';
import { readYaml } from '../../../scripts/check/yaml/yaml-source.ts';
import { edited } from '../site/minimal-site.ts';

const comparison = `      - kind: comparison
        id: versus
        columns: [{ id: ours, name: Ours }, { id: theirs, name: Theirs }]
        rows: [{ id: price }]
      - { kind: form, id: write`;
const text = edited(
  ['      - { kind: form, id: write', comparison],
  ['redirects:', 'notices:\n  - { id: closed }\n\nredirects:'],
);
const { source } = readYaml(text, 'site.yaml');

/** The line on which a name is written, as it stands there. */
function lineOf(namespace: string, prefix: string): string | null {
  const path = writtenName(source?.value, namespace, prefix);
  return path && source ? (text.split('\n')[source.positionOf(path).line - 1] ?? '').trim() : null;
}

describe('the name that texts lie under is found where it is written:', () => {
  test.each([
    ['a page', 'solutions', 'hosting', '- id: hosting'],
    ['a page in menus', 'nav', 'solutions', '- id: solutions'],
    ['a section', 'solutions', 'hosting.prices', 'id: prices'],
    ['a card', 'solutions', 'solutions.all.cards.speed', '- { id: speed, icon: zap }'],
    [
      'a figure',
      'home',
      'home.numbers.figures.uptime',
      '- { kind: stats, id: numbers, figures: [clients, uptime] }',
    ],
    [
      'a milestone',
      'home',
      'home.history.milestones.moved',
      '- { kind: timeline, id: history, milestones: [founded, moved] }',
    ],
    [
      'the cells of a column',
      'solutions',
      'solutions.versus.rows.price.points.theirs',
      'columns: [{ id: ours, name: Ours }, { id: theirs, name: Theirs }]',
    ],
    ['a row', 'solutions', 'solutions.versus.rows.price', 'rows: [{ id: price }]'],
    ['a package set', 'solutions', 'packages.hosting', '- id: hosting'],
    ['a package', 'solutions', 'packages.hosting.plus', '- id: plus'],
    ['a feature', 'solutions', 'packages.hosting.features.support', 'features: [disk, support]'],
    [
      'a feature without a limit',
      'solutions',
      'packages.hosting.features.disk_unlimited',
      'features: [disk, support]',
    ],
    ['a form', 'forms', 'order', '- id: order'],
    ['a field', 'forms', 'contact.fields.name', '- { type: text, name: name, required: true }'],
    [
      'an option',
      'forms',
      'contact.fields.subject.options.support',
      '- { type: select, name: subject, options: [quote, { value: support, icon: server }] }',
    ],
    ['a button', 'common', 'actions.get-quote', 'quote: { label: get-quote, to: /lausnir }'],
    ['an office', 'common', 'offices.reykjavik', '- id: reykjavik'],
    ['a notice', 'common', 'notices.closed', '- { id: closed }'],
    ['the page for unknown addresses', 'site', 'not-found', 'id: not-found'],
    ['a section of that page', 'site', 'not-found.hero', '- { kind: hero, id: hero }'],
  ])('%s', (_, namespace, prefix, line) => {
    expect(lineOf(namespace, prefix)).toBe(line);
  });

  test.each([
    ['a slot of a section', 'home', 'home.hero.title'],
    ['a slot of a card', 'solutions', 'solutions.all.cards.speed.text'],
    ['a text of the site itself', 'common', 'menu.open'],
    ['the buttons together', 'common', 'actions'],
    ['a name that nothing has', 'home', 'home.nothing'],
    ['a page that is not there', 'home', 'nowhere'],
    ['a package of no set', 'solutions', 'packages.nothing.basic'],
  ])('nobody wrote %s', (_, namespace, prefix) => {
    expect(lineOf(namespace, prefix)).toBeNull();
  });

  test.each([null, [], 'site', { pages: 5 }, { pages: [null, { id: 'home', sections: 'none' }] }])(
    'whatever the file holds: %j',
    (site) => {
      expect(writtenName(site, 'home', 'home.hero.cards.seo')).toBeNull();
    },
  );
});
