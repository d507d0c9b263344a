import { expect, test } from 'vitest';
import type { DraftChange } from '../../../studio/api/drafts-api.ts';
import { describeInLine, groupByPage } from '../../../studio/web/changes/net-changes.ts';
import { compareWords } from '../../../studio/web/changes/word-diff.ts';

/** A comparison in one line: `[-old-] {+new+}`. */
function print(before: string | null, after: string | null): string {
  const signs = { same: ['', ''], removed: ['[-', '-]'], added: ['{+', '+}'] } as const;
  return compareWords(before, after)
    .map(({ kind, text }) => signs[kind].join(text))
    .join('');
}

const SENTENCE =
  'Svona er þetta: við smíðum vefi sem eru fljótir, öruggir og auðvelt er að halda við í mörg ár.';

test.each<[title: string, before: string | null, after: string | null, printed: string]>([
  ['a price is compared as a whole', '4.990 kr.', '5.290 kr.', '[-4.990 kr.-]{+5.290 kr.+}'],
  ['a new value has nothing before it', null, 'Nýtt', '{+Nýtt+}'],
  ['a missing value has nothing after it', 'Gamalt', null, '[-Gamalt-]'],
  [
    'one word is shown with a few around it',
    SENTENCE,
    SENTENCE.replace('öruggir', 'traustir'),
    '… smíðum vefi sem eru fljótir, [-öruggir-]{+traustir+} og auðvelt er að …',
  ],
  [
    'sentences that share single words are compared as a whole',
    'Stundum vantar nýjan vef.',
    'Við svörum þér um leið og vantar.',
    '[-Stundum vantar nýjan vef.-]{+Við svörum þér um leið og vantar.+}',
  ],
])('%s', (_, before, after, printed) => {
  expect(print(before, after)).toBe(printed);
});

const change = (parts: Partial<DraftChange>): DraftChange => ({
  ...{ id: '', at: '', edits: [], impact: [], names: [], page: null, source: null },
  ...parts,
});

test('changes are grouped by page, in the order of the site, those of several pages last', () => {
  const [price, home, about] = [
    change({ id: 'price' }),
    change({ id: 'home', page: '/' }),
    change({ id: 'about', page: '/um' }),
  ];
  const groups = groupByPage([price, about, home], [{ path: '/' }, { path: '/um' }]);
  expect(groups).toEqual([
    { page: '/', changes: [home] },
    { page: '/um', changes: [about] },
    { page: null, changes: [price] },
  ]);
});

test('a line has a short value, or else the languages of a text', () => {
  const impact = { label: '', pages: ['/'], everyPage: false };
  const values = [{ languages: ['is', 'en'], before: '4.990 kr.', after: '5.290 kr.' }];
  const name = 'Vefhýsing › Grunnur › Verð';
  expect(describeInLine(change({ impact: [{ ...impact, name, values }] }))).toEqual({
    name: 'Grunnur › Verð',
    value: { before: '4.990 kr.', after: '5.290 kr.' },
    languages: ['is', 'en'],
  });
  const longValues = values.map((value) => ({ ...value, after: SENTENCE }));
  expect(describeInLine(change({ impact: [{ ...impact, name, values: longValues }] }))?.value).toBeNull();
  expect(describeInLine(change({}))).toBeNull();
});
