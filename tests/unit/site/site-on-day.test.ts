import { expect, test } from 'vitest';
import { siteOn } from '../../../app/site/site-on-day.ts';
import { type Edit, editSite, minimalSite, parseSite } from './minimal-site.ts';

/** Keys of an offer for the days before Christmas, each on a separate line. */
const advent = (indent: number) =>
  ['validFrom: 2026-12-01', 'validUntil: 2026-12-24']
    .map((line) => `\n${' '.repeat(indent)}${line}`)
    .join('');
const during = '2026-12-10';
const after = '2026-12-25';

const basic: Edit = ['features: [disk, support]', `features: [disk, support]${advent(8)}`];
const plus: Edit = ['features: [support]', `features: [support]${advent(8)}`];

/** The small site with edits, on a day. */
const on = (day: string, ...edits: readonly Edit[]) => siteOn(parseSite(editSite(...edits)), day);

test('a section with nothing left is removed, on the page for unknown addresses too', () => {
  const site = parseSite(
    `${minimalSite.trimEnd()}\n    - { kind: card-grid, id: offers, columns: 2, cards: [{ id: tree, icon: zap, validUntil: 2026-12-24 }] }\n`,
  );
  expect(siteOn(site, during).notFound.sections.map(({ id }) => id)).toEqual(['hero', 'offers']);
  expect(siteOn(site, after).notFound.sections.map(({ id }) => id)).toEqual(['hero']);
});

test('a form has no choice of packages when none is left, and keeps its other fields', () => {
  const field = '      - type: package\n';
  const edit: Edit = [field, `      - { type: text, name: name }\n${field}`];
  const typesOn = (day: string) => on(day, basic, plus, edit).forms.order?.fields.map(({ type }) => type);
  expect(typesOn(during)).toEqual(['text', 'package']);
  expect(typesOn(after)).toEqual(['text']);
});

test('a package has the contents of the one that it extends where that one is not offered', () => {
  const larger: Edit = [
    'features: [support]',
    'extends: basic\n        facts: { disk: 20 GB }\n        features: [disk, mail]',
  ];
  const plusOn = (day: string) => on(day, basic, larger).packages.hosting?.packages.at(-1);
  expect(plusOn(during)).toMatchObject({ extends: 'basic', features: ['disk', 'mail'] });
  expect(plusOn(after)).toMatchObject({ extends: undefined, features: ['disk', 'support', 'mail'] });
});
