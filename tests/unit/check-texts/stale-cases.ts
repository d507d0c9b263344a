import type { WordingCase } from './wording-case.ts';

const home = 'locales/is/home.json';
const story = 'content/is/story.md';

/** What is held against the small project as it was. */
export const staleCases: readonly WordingCase[] = [
  {
    code: 'stale-text',
    name: 'a text that changed in the first language only',
    edits: [[home, '"is home.hero.title"', '"Vefir sem endast"']],
    printed: [
      'locales/is/home.json:9:16  Warning: This text has changed and English has not. It was “is home.hero.title”.',
      '   8 |     "hero": {',
      '   9 |       "title": "Vefir sem endast",',
      '     |                ^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  If the meaning is another, change home.hero.title in locales/en/home.json too.',
    ],
    icelandic: [
      'Þessi texti er breyttur en þýðingin ekki (English). Áður stóð „is home.hero.title“.',
      'Ef merkingin er önnur skaltu líka breyta home.hero.title í locales/en/home.json.',
    ],
  },
  {
    code: 'stale-text',
    name: 'two texts of one thing, told once',
    edits: [
      [home, '"is home.hero.title"', '"Vefir sem endast"'],
      [home, '"is home.hero.text"', '"Árum saman."'],
    ],
    printed: [
      'locales/is/home.json:9:16  Warning: This text has changed and English has not. It was “is home.hero.title”.',
      '   8 |     "hero": {',
      '   9 |       "title": "Vefir sem endast",',
      '     |                ^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "Árum saman."',
      '  If the meaning is another, change home.hero.title and home.hero.text in locales/en/home.json too.',
    ],
    icelandic: [
      'Þessi texti er breyttur en þýðingin ekki (English). Áður stóð „is home.hero.title“.',
      'Ef merkingin er önnur skaltu líka breyta home.hero.title og home.hero.text í locales/en/home.json.',
    ],
  },
  {
    code: 'stale-text',
    name: 'a paragraph that changed in the first language only',
    edits: [[story, 'An hour costs', 'Klukkustundin kostar']],
    printed: [
      'content/is/story.md:3:1  Warning: This text has changed and English has not. It was “An hour costs {{price.hourly}}.”.',
      '  3 | Klukkustundin kostar {{price.hourly}}.',
      '    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  If the meaning is another, change the same paragraph in content/en/story.md too.',
    ],
    icelandic: [
      'Þessi texti er breyttur en þýðingin ekki (English). Áður stóð „An hour costs {{price.hourly}}.“.',
      'Ef merkingin er önnur skaltu líka breyta sömu málsgrein í content/en/story.md.',
    ],
  },
];
