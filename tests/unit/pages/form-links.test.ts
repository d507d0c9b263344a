import { expect, test } from 'vitest';
import { linkToForm, orderLink } from '../../../app/site/form-links.ts';
import type { SectionView } from '../../../app/site/resolve-section.ts';
import { pageView, smallSite } from './small-pages.ts';

const hosting = '/lausnir/vefhysing';
const site = smallSite(
  [
    '{ type: select, name: subject, options: [quote, { value: support, icon: server }] }',
    `{ type: checkbox-cards, name: topics, link: topic, options: [{ value: servers, page: ${hosting}, morePages: [/] }, other] }`,
  ],
  ['id: write, form: contact }', 'id: write, form: contact, summary: true }'],
  ['name: selected_package\n', 'name: selected_package\n        link: package\n'],
);

test('a link to a form chooses what the page it is on is an option of', () => {
  expect(linkToForm('/lausnir', hosting, site)).toBe('/lausnir?topic=servers');
  expect(linkToForm('/lausnir', '/', site)).toBe('/lausnir?topic=servers');
  expect(linkToForm('/lausnir', '/lausnir', site)).toBe('/lausnir');
  expect(linkToForm('/lausnir', undefined, site)).toBe('/lausnir');
  expect(linkToForm('/', hosting, site)).toBe('/');
  expect(linkToForm('/nowhere', hosting, site)).toBe('/nowhere');
});

test('the button of a package names it: for a form with a summary, and as the choice of an order', () => {
  const packageChoice = { set: 'hosting', package: 'plus' };
  expect(linkToForm('/lausnir', undefined, site, packageChoice)).toBe('/lausnir?package=hosting.plus');
  expect(linkToForm(hosting, undefined, site, packageChoice)).toBe(`${hosting}?package=Plus`);
});

test('smaller packages stand first, to scale, with buttons of their own', () => {
  const smaller = '{ set: hosting, label: order, to: /lausnir/vefhysing }';
  const view = pageView(
    smallSite(
      [
        '\nfigures:\n',
        `
  - id: website
    texts: solutions
    period: once
    vat: excluded
    packages: [{ id: shop, popular: true, price: { kind: fixed, amounts: { ISK: 9980, USD: 78 } }, features: [design] }]

figures:
`,
      ],
      [
        'set: hosting, label: order, to: /lausnir }',
        `set: website, label: quote, to: /lausnir, smaller: ${smaller} }`,
      ],
      ['name: selected_package\n', 'name: selected_package\n        link: package\n'],
    ),
    'hosting',
  );
  const section = view.sections.find(({ kind }) => kind === 'packages') as SectionView<'packages'>;
  expect(section.packages.map(({ id, share, popular }) => [id, share, popular])).toEqual([
    ['basic', 0.5, false],
    ['plus', null, false],
    ['shop', 1, true],
  ]);
  expect(section.packages.map(({ button }) => button)).toEqual([
    { label: 'order', to: `${hosting}?package=Basic`, look: 'secondary' },
    { label: 'order', to: `${hosting}?package=Plus`, look: 'secondary' },
    { label: 'quote', to: '/lausnir', look: 'primary' },
  ]);
});

test('a package is ordered on the page whose form takes orders of its set', () => {
  expect(orderLink(site, 'hosting', 'plus')).toBe(`${hosting}?package=Plus`);
  expect(orderLink(site, 'hosting')).toBe(hosting);
  expect(orderLink(site, 'no-set')).toBeNull();
});
