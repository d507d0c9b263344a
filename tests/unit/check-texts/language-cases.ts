import { inBoth, story, type WordingCase } from './wording-case.ts';

const sentence = 'Vefir sem standa af sér öll veður og endast lengi';

/** Texts that are not in the language of their folder. */
export const languageCases: readonly WordingCase[] = [
  {
    code: 'untranslated-text',
    name: 'a sentence that was copied',
    edits: inBoth('home.json', 'home.hero.title', sentence, sentence),
    printed: [
      'locales/en/home.json:9:16  This text is not translated: it is word for word the one in locales/is/home.json.',
      '   8 |     "hero": {',
      '   9 |       "title": "Vefir sem standa af sér öll veður og endast lengi",',
      '     |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "en home.hero.text"',
      '  Write it in the language of this file (English); a name goes under properNames in site.yaml.',
    ],
    icelandic: [
      'Þessi texti er óþýddur: hann er orðrétt sá sami og í locales/is/home.json.',
      'Skrifaðu hann á tungumáli þessarar skráar (English); sé þetta nafn á það heima undir properNames í site.yaml.',
    ],
  },
  {
    code: 'untranslated-text',
    name: 'a single word with letters that the language has not',
    edits: inBoth('home.json', 'home.hero.title', 'Vefþróun', 'Vefþróun'),
    printed: [
      'locales/en/home.json:9:16  This text is not translated: it is word for word the one in locales/is/home.json.',
      '   8 |     "hero": {',
      '   9 |       "title": "Vefþróun",',
      '     |                ^^^^^^^^^^',
      '  10 |       "text": "en home.hero.text"',
      '  Write it in the language of this file (English); a name goes under properNames in site.yaml.',
    ],
    icelandic: [
      'Þessi texti er óþýddur: hann er orðrétt sá sami og í locales/is/home.json.',
      'Skrifaðu hann á tungumáli þessarar skráar (English); sé þetta nafn á það heima undir properNames í site.yaml.',
    ],
  },
  {
    code: 'untranslated-text',
    name: 'both texts of one thing, told once',
    edits: [
      ...inBoth('home.json', 'home.hero.title', sentence, sentence),
      ...inBoth(
        'home.json',
        'home.hero.text',
        `${sentence}. Líka á þriðjudögum.`,
        `${sentence}. Líka á þriðjudögum.`,
      ),
    ],
    printed: [
      'locales/en/home.json:9:16  This text is not translated: it is word for word the one in locales/is/home.json, and so is 1 more below it.',
      '   8 |     "hero": {',
      '   9 |       "title": "Vefir sem standa af sér öll veður og endast lengi",',
      '     |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "Vefir sem standa af sér öll veður og endast lengi. Líka á þriðjudögum."',
      '  Write it in the language of this file (English); a name goes under properNames in site.yaml.',
    ],
    icelandic: [
      'Þessi texti er óþýddur: hann er orðrétt sá sami og í locales/is/home.json og eins er um 1 annan fyrir neðan.',
      'Skrifaðu hann á tungumáli þessarar skráar (English); sé þetta nafn á það heima undir properNames í site.yaml.',
    ],
  },
  {
    code: 'untranslated-text',
    name: 'a text in another language than that of its folder',
    edits: inBoth(
      'home.json',
      'home.hero.title',
      'Websites that stand up to all of the weather',
      'Our sites last',
    ),
    printed: [
      'locales/is/home.json:9:16  This text seems to be in another language (English) than its file (Íslenska).',
      '   8 |     "hero": {',
      '   9 |       "title": "Websites that stand up to all of the weather",',
      '     |                ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write it in the language of this file (Íslenska).',
    ],
    icelandic: [
      'Þessi texti virðist vera á öðru tungumáli (English) en skráin (Íslenska).',
      'Skrifaðu hann á tungumáli þessarar skráar (Íslenska).',
    ],
  },
  {
    code: 'untranslated-text',
    name: 'a paragraph that was copied',
    edits: story(`${sentence}.`, `${sentence}.`),
    printed: [
      'content/en/story.md:5:1  This text is not translated: it is word for word the one in content/is/story.md.',
      '  5 | Vefir sem standa af sér öll veður og endast lengi.',
      '    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write it in the language of this file (English); a name goes under properNames in site.yaml.',
    ],
    icelandic: [
      'Þessi texti er óþýddur: hann er orðrétt sá sami og í content/is/story.md.',
      'Skrifaðu hann á tungumáli þessarar skráar (English); sé þetta nafn á það heima undir properNames í site.yaml.',
    ],
  },
  {
    code: 'untranslated-text',
    name: 'several paragraphs in another language, told once',
    edits: story(
      'Vinnan er greidd síðar.\n\nReikningur kemur um mánaðamót.',
      'Þú færð reikninginn þegar verkinu er lokið.\n\nVið sendum hann með tölvupósti.',
    ),
    printed: [
      'content/en/story.md:5:1  This text seems to be in another language (Íslenska) than its file (English), and so is 1 more below it.',
      '  5 | Þú færð reikninginn þegar verkinu er lokið.',
      '    | ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  Write it in the language of this file (English).',
    ],
    icelandic: [
      'Þessi texti virðist vera á öðru tungumáli (Íslenska) en skráin (English) og eins er um 1 annan fyrir neðan.',
      'Skrifaðu hann á tungumáli þessarar skráar (English).',
    ],
  },
];
