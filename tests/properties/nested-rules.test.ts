import createCache from '@emotion/cache';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nestRules } from '../../app/theme/nest-rules.ts';
import { drawSection, styleCache } from '../unit/sections/draw-section.tsx';
import { someNewsCard } from '../unit/sections/some-items.ts';

const cache = createCache({ key: 'e', stylisPlugins: [] });
let styles = 0;

/** The rules that Emotion makes of what stands inside the rule of a class. */
function flatRules(inside: string, className: string): string {
  const serialized = { name: `${styles++}`, styles: inside };
  return cache.insert(className, serialized, cache.sheet, false) ?? '';
}

/** The same without the spaces beside signs between elements, which mean nothing. */
function tight(rules: string): string {
  return rules.replace(/ ?([>~+]) ?/g, '$1');
}

/** The same without `:is()` around one name: to browsers it means nothing, to Emotion something else. */
function bare(rules: string): string {
  return rules.replace(/:is\(([a-z]+)\)/g, '$1');
}

/** The law: nested once more, and taken apart again, the rules of a class are what they were. */
function expectSame(rules: string, className: string): void {
  const nested = nestRules(rules, className);
  expect(tight(flatRules(bare(nested), className))).toBe(tight(rules));
  expect(nested).not.toContain(className);
}

const declarations = fc
  .subarray(['color:red;', 'content:"},;";', 'width:calc(1rem + 2px);', 'margin:0 auto;', '--ink:#000;'], {
    minLength: 1,
  })
  .map((list) => list.join(''));

/** Lists of selectors; Emotion takes the class within others, as in `html:has(&)`, where such a selector stands alone. */
const selectors = fc.oneof(
  fc
    .uniqueArray(
      fc.constantFrom(
        '&:hover',
        '&::after',
        '&[open]>svg',
        '& a',
        '& a:hover',
        '& > li:not(:last-child)',
        '& ~ section',
        '& + &',
        '&:not([a],[b=c])+&:not([a])',
        '& :has(> svg:only-child:not(.icon))',
        '& li:nth-of-type(3n + 1):nth-last-of-type(-n + 4)',
      ),
      { minLength: 1, maxLength: 3 },
    )
    .map((list) => list.join(',')),
  fc.constantFrom(
    'html:has(&[open]) body > :not(header)',
    'html[data-a=b] &',
    '[dir=rtl] &',
    'form:has(> aside) & > legend::before',
  ),
);

const conditions = fc.constantFrom(
  '@media (min-width: 40rem)',
  '@media screen and (width < 74rem)',
  '@media print',
  '@supports (anchor-scope: --menu)',
  '@starting-style',
);

const ruleSets = fc.tuple(selectors, declarations).map(([head, body]) => `${head}{${body}}`);
const conditional = fc
  .tuple(conditions, fc.option(declarations, { nil: '' }), fc.array(ruleSets, { maxLength: 2 }))
  .filter(([, own, rules]) => own !== '' || rules.length > 0)
  .map(([head, own, rules]) => `${head}{${own}${rules.join('')}}`);
const insides = fc
  .tuple(fc.option(declarations, { nil: '' }), fc.array(fc.oneof(ruleSets, conditional), { maxLength: 5 }))
  .map(([own, rules]) => own + rules.join(''));

test('any style means the same in one rule as in many', () => {
  fc.assert(fc.property(insides, (inside) => expectSame(flatRules(inside, '.e-abc'), '.e-abc')));
});

test('so do the styles of the sections', async () => {
  const { inserted, key } = styleCache;
  const news = { perPage: 13, page: 1, pages: 2 };
  await drawSection('news-list', { ...news, news: [someNewsCard()] });
  const rules = Object.entries(inserted).filter(
    ([name, text]) => typeof text === 'string' && text !== '' && !name.startsWith('animation-'),
  );
  expect(rules.length).toBeGreaterThan(10);
  for (const [name, text] of rules) expectSame(`${text}`, `.${key}-${name}`);
});
