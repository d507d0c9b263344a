import { fourLanguages } from '../check-texts/four-languages.ts';
import type { FileEdit } from './small-project.ts';
import type { TextProblemCase } from './text-problem-cases.ts';

/** The project that the cases edit. */
export const project = fourLanguages;

/** The same words in the running text of each language, and what stands there instead in some. */
const inStories = (codes: readonly string[], find: string, replace: string): readonly FileEdit[] =>
  codes.map((code): FileEdit => [`content/${code}/story.md`, find, replace]);

const price = 'An hour costs {{price.hourly}}.\n';

/** One for each way in which languages part; where all others differ from the first one, the slip is in the first one. */
export const parityCases: readonly TextProblemCase[] = [
  {
    code: 'text-mismatch',
    name: 'a number in the first language only',
    edits: [['locales/is/home.json', '"is home.hero.title"', '"is home.hero.title 17"']],
    printed: [
      'locales/is/home.json:9:16  The two languages do not say the same: only Íslenska has 17. The other text is at locales/en/home.json:9:16.',
      '   8 |     "hero": {',
      '   9 |       "title": "is home.hero.title 17",',
      '     |                ^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write 17 in both texts, or in neither. Numbers, facts, names and links are the same in every language.',
    ],
    icelandic: [
      'locales/is/home.json:9:16  Tungumálin tvö segja ekki það sama: aðeins Íslenska er með 17. Hinn textinn er í locales/en/home.json:9:16.',
      '  Skrifaðu 17 í báða textana, eða í hvorugan. Tölur, gildi úr site.yaml, nöfn og tenglar eiga að vera eins á öllum tungumálum.',
    ],
  },
  {
    code: 'text-mismatch',
    name: 'a number in one of the other languages only',
    edits: [['locales/es/home.json', '"es home.hero.title"', '"es home.hero.title 17"']],
    printed: [
      'locales/es/home.json:9:16  The two languages do not say the same: only Español has 17. The other text is at locales/is/home.json:9:16.',
      '   8 |     "hero": {',
      '   9 |       "title": "es home.hero.title 17",',
      '     |                ^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "es home.hero.text"',
      '  Write 17 in both texts, or in neither. Numbers, facts, names and links are the same in every language.',
    ],
    icelandic: [
      'locales/es/home.json:9:16  Tungumálin tvö segja ekki það sama: aðeins Español er með 17. Hinn textinn er í locales/is/home.json:9:16.',
      '  Skrifaðu 17 í báða textana, eða í hvorugan. Tölur, gildi úr site.yaml, nöfn og tenglar eiga að vera eins á öllum tungumálum.',
    ],
  },
  {
    code: 'text-mismatch',
    name: 'a number in the running text of the first language only',
    edits: inStories(['is'], price, price.replace('.\n', ' 17.\n')),
    printed: [
      'content/is/story.md:3:1  The two languages do not say the same: only Íslenska has 17. The other text is at content/en/story.md:3:1.',
      '  3 | An hour costs {{price.hourly}} 17.',
      '    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write 17 in both texts, or in neither. Numbers, facts, names and links are the same in every language.',
    ],
    icelandic: [
      'content/is/story.md:3:1  Tungumálin tvö segja ekki það sama: aðeins Íslenska er með 17. Hinn textinn er í content/en/story.md:3:1.',
      '  Skrifaðu 17 í báða textana, eða í hvorugan. Tölur, gildi úr site.yaml, nöfn og tenglar eiga að vera eins á öllum tungumálum.',
    ],
  },
  {
    code: 'text-mismatch',
    name: 'a number in an entry of a list',
    edits: [['content/da/story.md', '- Hint\n', '- Hint 17\n']],
    printed: [
      'content/da/story.md:10:1  The two languages do not say the same: only Dansk has 17. The other text is at content/is/story.md:10:1.',
      '   9 | - Dette',
      '  10 | - Hint 17',
      '     | ^^^^^^^^^',
      '  Write 17 in both texts, or in neither. Numbers, facts, names and links are the same in every language.',
    ],
    icelandic: [
      'content/da/story.md:10:1  Tungumálin tvö segja ekki það sama: aðeins Dansk er með 17. Hinn textinn er í content/is/story.md:10:1.',
      '  Skrifaðu 17 í báða textana, eða í hvorugan. Tölur, gildi úr site.yaml, nöfn og tenglar eiga að vera eins á öllum tungumálum.',
    ],
  },
  {
    code: 'text-mismatch',
    name: 'a paragraph that the first language lacks',
    edits: inStories(['is'], `${price}\n`, ''),
    printed: [
      'content/is/story.md:1:1  A paragraph is missing after this one; another language has it at content/en/story.md:3:1.',
      '  1 | ## Since {{company.milestone.founded}}',
      '    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write the same paragraphs in the same order in every language.',
    ],
    icelandic: [
      'content/is/story.md:1:1  Efnisgrein vantar á eftir þessari; hún er á öðru tungumáli í content/en/story.md:3:1.',
      '  Hafðu sömu efnisgreinar í sömu röð á öllum tungumálum.',
    ],
  },
  {
    code: 'text-mismatch',
    name: 'a paragraph that one of the other languages lacks, behind a list',
    edits: [['content/en/story.md', '\nWhich is `all` of it.\n', '']],
    printed: [
      'content/en/story.md:10:1  A paragraph is missing after this one; another language has it at content/is/story.md:12:1.',
      '   9 | - This',
      '  10 | - That',
      '     | ^^^^^^',
      '  Write the same paragraphs in the same order in every language.',
    ],
    icelandic: [
      'content/en/story.md:10:1  Efnisgrein vantar á eftir þessari; hún er á öðru tungumáli í content/is/story.md:12:1.',
      '  Hafðu sömu efnisgreinar í sömu röð á öllum tungumálum.',
    ],
  },
  {
    code: 'text-mismatch',
    name: 'a heading that only the first language has',
    edits: inStories(['is'], price, `${price}\n### Og svo\n`),
    printed: [
      'content/is/story.md:5:1  There is no such heading in content/en/story.md.',
      '  5 | ### Og svo',
      '    | ^^^^^^^^^^',
      '  Write the same paragraphs in the same order in every language.',
    ],
    icelandic: [
      'content/is/story.md:5:1  Þessi fyrirsögn er ekki í content/en/story.md.',
      '  Hafðu sömu efnisgreinar í sömu röð á öllum tungumálum.',
    ],
  },
  {
    code: 'text-mismatch',
    name: 'a paragraph that is there twice',
    edits: inStories(['es'], price, `${price}\n${price}`),
    printed: [
      'content/es/story.md:5:1  There is no such paragraph in content/is/story.md.',
      '  5 | An hour costs {{price.hourly}}.',
      '    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write the same paragraphs in the same order in every language.',
    ],
    icelandic: [
      'content/es/story.md:5:1  Þessi efnisgrein er ekki í content/is/story.md.',
      '  Hafðu sömu efnisgreinar í sömu röð á öllum tungumálum.',
    ],
  },
  {
    code: 'text-mismatch',
    name: 'a first paragraph that one language lacks',
    edits: inStories(['is', 'en', 'es'], '## Since', 'Lava.\n\n## Since'),
    printed: [
      'content/da/story.md:1:1  A paragraph is missing before this one; another language has it at content/is/story.md:1:1.',
      '  1 | ## Since {{company.milestone.founded}}',
      '    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write the same paragraphs in the same order in every language.',
    ],
    icelandic: [
      'content/da/story.md:1:1  Efnisgrein vantar á undan þessari; hún er á öðru tungumáli í content/is/story.md:1:1.',
      '  Hafðu sömu efnisgreinar í sömu röð á öllum tungumálum.',
    ],
  },
];
