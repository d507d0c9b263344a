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

/** The line on which a name is written. */
function lineOf(namespace: string, prefix: string): string | null {
  const path = writtenName(source?.value, namespace, prefix);
  return path && source ? (text.split('\n')[source.positionOf(path).line - 1] ?? '').trim() : null;
}

describe('the name that groups texts is found where it is written:', () => {
  test.each([
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
      'the cells of a column',
      'solutions',
      'solutions.versus.rows.price.points.theirs',
      'columns: [{ id: ours, name: Ours }, { id: theirs, name: Theirs }]',
    ],
    ['a package set', 'solutions', 'packages.hosting', '- id: hosting'],
    ['a feature', 'solutions', 'packages.hosting.features.support', 'features: [disk, support]'],
    ['a field', 'forms', 'contact.fields.name', '- { type: text, name: name, required: true }'],
    ['a button', 'common', 'actions.get-quote', 'quote: { label: get-quote, to: /lausnir }'],
    ['a notice', 'common', 'notices.closed', '- { id: closed }'],
    ['the page for unknown addresses', 'site', 'not-found', 'id: not-found'],
  ])('%s', (_, namespace, prefix, line) => {
    expect(lineOf(namespace, prefix)).toBe(line);
  });

  test.each([
    ['a slot of a section', 'home', 'home.hero.title'],
    ['a name that nothing has', 'home', 'home.nothing'],
    ['a package of no set', 'solutions', 'packages.nothing.basic'],
  ])('nobody wrote %s', (_, namespace, prefix) => {
    expect(lineOf(namespace, prefix)).toBeNull();
  });

  test.each([null, { pages: [null, { id: 'home', sections: 'none' }] }])(
    'whatever the file holds: %j',
    (site) => {
      expect(writtenName(site, 'home', 'home.hero.cards.seo')).toBeNull();
    },
  );
});
