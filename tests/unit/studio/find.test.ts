import { describe, expect, test } from 'vitest';
import { foldText } from '../../../app/site/fold-text.ts';
import { formatMoney } from '../../../app/site/format.ts';
import type { FindEntry } from '../../../studio/api/content-api.ts';
import { createFindIndex } from '../../../studio/fields/find-index.ts';
import { createPanel } from '../../../studio/fields/panel.ts';
import { listWords, makeSearchable, searchItems, splitMatches } from '../../../studio/web/find/search.ts';
import { studioSite } from '../../studio-site.ts';
import { fieldContext } from './fields-parts.ts';

const files = studioSite();
const context = fieldContext(files);
const index = createFindIndex(context);
const codes = context.site.languages.map(({ code }) => code);

/** Texts that the words find, best first. */
function find(query: string, entries: readonly FindEntry[] = index) {
  const items = entries.map((entry) => ({ entry, ...makeSearchable(entry.texts, codes, entry.place) }));
  return searchItems(items, listWords(query)).map(({ item, match }) => ({ ...item.entry, ...match }));
}

const hostingPrice = 'value:packages/hosting/packages/basic/price';

describe('the index', () => {
  test('has what visitors read in each language, with where it is', () => {
    expect(index.find(({ source }) => source === hostingPrice)).toEqual({
      kind: 'price',
      source: hostingPrice,
      texts: { is: '4.990\u00a0kr.', en: '$39', es: '35\u00a0€', da: '249\u00a0kr.' },
      place: 'Basic · Web hosting',
      page: '/lausnir/vefhysing',
    });
    expect(find('frá 4.990 kr.')[0]).toMatchObject({ source: hostingPrice, place: 'Web hosting · Packages' });
    expect(find('MÁTT GLEYMA')[0]).toMatchObject({
      source: 'text:solutions:hosting.hero.title',
      page: '/lausnir/vefhysing',
    });
    expect(find('Verð og tímavinna')[0]).toMatchObject({ source: 'document:terms#is/3' });
    expect(find('5550142')[0]).toMatchObject({ source: 'value:company/phone' });
  });

  test('leads to fields, whatever is chosen', () => {
    expect(index.filter(({ source }) => createPanel(source, context) === null)).toEqual([]);
  });

  test('has no names of facts and nothing empty', () => {
    const texts = index.flatMap((entry) => Object.values(entry.texts));
    expect(texts.filter((text) => text === '' || text.includes('{{'))).toEqual([]);
    expect(index.filter((entry) => Object.keys(entry.texts).length === 0)).toEqual([]);
  });

  test('has the amounts of offers', () => {
    const offer =
      'offers: [{ validFrom: 2031-11-27, validUntil: 2031-11-30, amounts: { ISK: 2990, USD: 19, EUR: 25, DKK: 149 } }]';
    const site = (files['site.yaml'] ?? '').replace('DKK: 249 }', `DKK: 249 }, ${offer}`);
    const entries = createFindIndex(fieldContext({ ...files, 'site.yaml': site }));
    expect(find('2990', entries)[0]).toMatchObject({
      kind: 'price',
      source: hostingPrice,
      text: '2.990\u00a0kr.',
    });
  });
});

describe('a search', () => {
  test('finds an amount however it is typed', () => {
    for (const typed of [
      '4990',
      '4.990',
      '4,990',
      '4 990 kr.',
      '4’990',
      '4.99',
      '4990kr',
      '4990,-',
      'frá 4990',
    ])
      expect(
        find(typed).map(({ source }) => source),
        typed,
      ).toContain(hostingPrice);
  });

  test('finds every amount by each part of its digits', () => {
    let count = 0;
    for (const { code, locale, currency } of context.site.languages)
      for (const [, amounts = ''] of (files['site.yaml'] ?? '').matchAll(/amounts: \{(.+?)\}/g)) {
        const digits = new RegExp(`${currency}: (\\d+)`).exec(amounts)?.[1] ?? '';
        const money = formatMoney(Number(digits), currency, locale);
        for (let start = 0; start < digits.length; start++)
          for (let end = start + 2; end <= digits.length; end++, count++)
            expect(
              find(digits.slice(start, end)).some((match) => match.texts[code]?.includes(money)),
              `${money} ${code}`,
            ).toBe(true);
      }
    expect(count).toBeGreaterThan(10);
  });

  /** Finds texts in Icelandic and Danish. */
  const findTexts = (query: string, ...texts: readonly (readonly [is: string, da?: string])[]) =>
    searchItems(
      texts.map(([is, da]) => makeSearchable({ is, ...(da && { da }) }, ['is', 'da'], 'Heim')),
      listWords(query),
    ).map(({ match }) => match.text);

  test('puts what begins with the words first and takes letters without accents for those with', () => {
    expect(findTexts('HYSING', ['Vefhýsing'], ['hýsingar'], ['Ódýr hýsing'], ['Hýsing og fleira'])).toEqual([
      'Hýsing og fleira',
      'hýsingar',
      'Ódýr hýsing',
      'Vefhýsing',
    ]);
    expect(foldText('Þjónusta\u00a0í  Ærlæk')).toBe('thjonusta i aerlaek');
    expect(foldText('ŁÓDŹ Łódź Đ Ħ İı Œ ẞ ŧŋ')).toBe('lodz lodz d h ii oe ss tn');
  });

  test('puts a whole group of digits before its beginning, and the first language before the others', () => {
    expect(findTexts('499', ['8 kr.', '499 kr.'], ['4.990 kr.'], ['499.950 kr.'], ['1.499 kr.'])).toEqual([
      '499.950 kr.',
      '4.990 kr.',
      '499 kr.',
      '1.499 kr.',
    ]);
  });

  test('needs each of several words, in any order, one of them perhaps in the place', () => {
    const texts = [['Ódýr hýsing'], ['Hýsing']] as const;
    expect(findTexts('hysing odyr', ...texts)).toEqual(['Ódýr hýsing']);
    expect(findTexts('heim odyr', ...texts)).toEqual(['Ódýr hýsing']);
    expect(findTexts('heim', ...texts)).toEqual([]);
    expect(findTexts('hysing xyz', ...texts)).toEqual([]);
    expect(findTexts(' , ', ...texts)).toEqual([]);
  });

  test.each([
    ['frá 499.950 kr.', '4999', 'frá [499.9]50 kr.'],
    ['4.990 kr.', '499', '[4.99]0 kr.'],
    ['499.950 kr.', '499', '[499].950 kr.'],
    ['Þjónusta í Ærlæk', 'thjo aerl', '[Þjó]nusta í [Ærl]æk'],
    ['Vefur\u00a0og  verð', 'og', 'Vefur\u00a0[og]  verð'],
    ['Ekkert', 'xyz', 'Ekkert'],
  ])('in %j marks %j', (text, query, marked) => {
    const parts = splitMatches(text, listWords(query));
    expect(parts.map((part) => (part.isMatch ? `[${part.text}]` : part.text)).join('')).toBe(marked);
  });
});
