import { story, type WordingCase } from './wording-case.ts';

const home = 'locales/is/home.json';
const title = '"is home.hero.title"';

/** Signs that come along when words are copied, or when a file is saved in another encoding. */
export const copiedCases: readonly WordingCase[] = [
  {
    code: 'garbled-text',
    name: 'letters that were misread',
    edits: story('Hús sem þolir sÃ©r Ã¶ll veÃ°ur.', 'A house for any weather.'),
    printed: [
      'content/is/story.md:5:15  The letters of “sÃ©r Ã¶ll veÃ°ur.” are garbled: they were copied or saved in another encoding than UTF-8.',
      '  5 | Hús sem þolir sÃ©r Ã¶ll veÃ°ur.',
      '    |               ^^^^^^^^^^^^^^^^^',
      '  Write: sér öll veður.',
    ],
    icelandic: [
      'Stafirnir í „sÃ©r Ã¶ll veÃ°ur.“ eru brenglaðir: þeir voru afritaðir eða vistaðir með annarri stafakóðun en UTF-8.',
      'Skrifaðu: sér öll veður.',
    ],
  },
  {
    code: 'garbled-text',
    name: 'letters of which a half is lost',
    edits: [[home, title, '"Ãslenskir vefir"']],
    printed: [
      'locales/is/home.json:9:17  The letters of “Ãslenskir” are garbled: they were copied or saved in another encoding than UTF-8.',
      '   8 |     "hero": {',
      '   9 |       "title": "Ãslenskir vefir",',
      '     |                 ^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Type the words anew.',
    ],
    icelandic: [
      'Stafirnir í „Ãslenskir“ eru brenglaðir: þeir voru afritaðir eða vistaðir með annarri stafakóðun en UTF-8.',
      'Skrifaðu orðin upp á nýtt.',
    ],
  },
  {
    code: 'garbled-text',
    name: 'a letter that is lost',
    edits: [[home, title, '"Ve\ufffdur"']],
    printed: [
      'locales/is/home.json:9:19  A letter is lost here: the sign “\ufffd” (U+FFFD) stands in its place.',
      '   8 |     "hero": {',
      '   9 |       "title": "Ve\ufffdur",',
      '     |                   ^',
      '  10 |       "text": "is home.hero.text"',
      '  Write the letter that belongs here.',
    ],
    icelandic: [
      'Hér hefur stafur glatast: táknið „\ufffd“ (U+FFFD) er komið í staðinn.',
      'Skrifaðu stafinn sem á að vera hér.',
    ],
  },
  {
    code: 'garbled-text',
    name: 'a file in another encoding',
    edits: story('Ve\ufffdur\n\n'.repeat(6).trim(), 'Weather\n\n'.repeat(6).trim()),
    printed: [
      'content/is/story.md:5:3  Letters are lost or garbled in 6 lines of this file: it was copied or saved in another encoding than UTF-8.',
      '  5 | Ve\ufffdur',
      '    |   ^',
      '  Take back the last change, or save the file anew as plain text with the encoding UTF-8.',
    ],
    icelandic: [
      'Stafir eru brenglaðir eða glataðir í 6 línum þessarar skráar: hún var afrituð eða vistuð með annarri stafakóðun en UTF-8.',
      'Taktu síðustu breytingu til baka, eða vistaðu skrána aftur sem hreinan texta með stafakóðuninni UTF-8.',
    ],
  },
  {
    code: 'garbled-text',
    name: 'the bullet of a word processor',
    edits: story('\uf0b7 Eitt', 'One'),
    printed: [
      'content/is/story.md:5:1  The sign here (U+F0B7) is shown only by the program that it was copied from.',
      '  5 | \uf0b7 Eitt',
      '    | ^',
      '  Delete it, or write another sign in its place. A point of a list starts with “- ”.',
    ],
    icelandic: [
      'Táknið hér (U+F0B7) birtist aðeins í forritinu sem það var afritað úr.',
      'Eyddu því eða skrifaðu annað tákn í staðinn. Liður í lista byrjar á „- “.',
    ],
  },
  {
    code: 'garbled-text',
    name: 'a sign that nobody sees',
    edits: [[home, title, '"Vefir\u200b sem endast"']],
    printed: [
      'locales/is/home.json:9:22  There is an invisible character here (U+200B) that text does not have.',
      '   8 |     "hero": {',
      '   9 |       "title": "Vefir\u200b sem endast",',
      '     |                      ^',
      '  10 |       "text": "is home.hero.text"',
      '  Delete it, or type the line anew.',
    ],
    icelandic: [
      'Hér er ósýnilegt tákn (U+200B) sem á ekki heima í texta.',
      'Eyddu því eða skrifaðu línuna upp á nýtt.',
    ],
  },
  {
    code: 'garbled-text',
    name: 'a hyphen that nobody sees, in a file that starts with a mark',
    edits: [
      ['content/en/story.md', '## Since', '\ufeff## Since'],
      ['content/en/story.md', 'An hour', 'An h\u00adour'],
    ],
    printed: [
      'content/en/story.md:3:5  There is an invisible character here (U+00AD) that text does not have.',
      '  3 | An h\u00adour costs {{price.hourly}}.',
      '    |     ^',
      '  Delete it, or type the line anew.',
    ],
    icelandic: [
      'Hér er ósýnilegt tákn (U+00AD) sem á ekki heima í texta.',
      'Eyddu því eða skrifaðu línuna upp á nýtt.',
    ],
  },
  {
    code: 'garbled-text',
    name: 'a name in site.yaml that was misread',
    edits: [['site.yaml', 'locality: Reykjavík', 'locality: ReykjavÃ\u00adk']],
    printed: [
      'site.yaml:45:17  The letters of “ReykjavÃ\u00adk” are garbled: they were copied or saved in another encoding than UTF-8.',
      '  44 |       postalCode: "101"',
      '  45 |       locality: ReykjavÃ\u00adk',
      '     |                 ^^^^^^^^^^',
      '  46 |       countryCode: IS',
      '  Write: Reykjavík',
    ],
    icelandic: [
      'Stafirnir í „ReykjavÃ\u00adk“ eru brenglaðir: þeir voru afritaðir eða vistaðir með annarri stafakóðun en UTF-8.',
      'Skrifaðu: Reykjavík',
    ],
  },
];
