import { expect, test } from 'vitest';
import { measureTexts, perThousandWords, shareOfTwoSentences } from '../../../scripts/bench/measure-texts.ts';
import { temporaryFolder } from '../../temporary-files.ts';

test('the share of blocks with two sentences counts neither one nor three', () => {
  const blocks = ['Ein.', 'Ein. Tvær.', 'Verðið er {{price.hourly}}. Það er án VSK.', 'Ein. Tvær. Þrjár.'];
  expect(shareOfTwoSentences(blocks, 'is')).toBe(0.5);
  expect(shareOfTwoSentences([], 'is')).toBe(0);
});

test('a turn of phrase is counted in 1,000 words', () => {
  expect(perThousandWords('Nobody waits, and nobody runs.', /nobody/gi)).toBe(400);
  expect(perThousandWords('', /nobody/gi)).toBe(0);
});

test('texts beyond a budget fail, those for search engines do not count', () => {
  const home = (text: string) => JSON.stringify({ home: { meta: { title: 'nobody nobody' }, a: { text } } });
  const folder = temporaryFolder(
    Object.fromEntries(
      ['is', 'en', 'es', 'da'].map((code) => [
        `locales/${code}/home.json`,
        home(code === 'en' ? 'Nobody waits. Come by.' : 'Opið, også, líka eða ella'),
      ]),
    ),
  );
  const failed = measureTexts(folder).flatMap(({ what, ok }) => (ok ? [] : [what]));
  expect(failed).toEqual(['is: „, líka“', 'en: blocks of two sentences', 'en: “nobody”', 'da: », også«']);
});
