import type { JsonSlip } from '../../../scripts/check/texts/json-repairs.ts';
import type { FileEdit } from './small-project.ts';
import type { TextProblemCase } from './text-problem-cases.ts';

/** A line that keeps a file of texts from being read. */
interface JsonSlipCase extends TextProblemCase {
  /** What the slip is; a merge is told without mending a line. */
  readonly slip: JsonSlip | 'merge' | 'none';
}

const home = 'locales/is/home.json';
const line = '      "title": "is home.hero.title",\n';
const end = '      "text": "is home.hero.text"\n    },\n';
const instead = (written: string): readonly FileEdit[] => [[home, line, written]];

/** One for each slip. */
export const jsonSlipCases: readonly JsonSlipCase[] = [
  {
    slip: 'comma-missing',
    name: 'a group without a comma behind it',
    code: 'json-syntax',
    edits: [[home, end, end.replace('},', '}')]],
    printed: [
      'locales/is/home.json:11:5  There is no comma at the end of this line.',
      '  10 |       "text": "is home.hero.text"',
      '  11 |     }',
      '     |     ^',
      '  12 |     "numbers": {',
      '  Put a comma at its end.',
    ],
    icelandic: [
      'locales/is/home.json:11:5  Það vantar kommu aftast í þessa línu.',
      '  Settu kommu aftast í hana.',
    ],
  },
  {
    slip: 'comma-form',
    name: 'a semicolon in the place of the comma',
    code: 'json-syntax',
    edits: instead('      "title": "is home.hero.title";\n'),
    printed: [
      'locales/is/home.json:9:7  This line ends with another sign than a comma.',
      '   8 |     "hero": {',
      '   9 |       "title": "is home.hero.title";',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "is home.hero.title",',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Þessi lína endar á öðru tákni en kommu.',
      '  Skrifaðu: "title": "is home.hero.title",',
    ],
  },
  {
    slip: 'words-missing',
    name: 'a name without words',
    code: 'json-syntax',
    edits: instead('      "title": ,\n'),
    printed: [
      'locales/is/home.json:9:7  The name on this line has no words after it.',
      '   8 |     "hero": {',
      '   9 |       "title": ,',
      '     |       ^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "…",',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Það vantar orðin á eftir nafninu í þessari línu.',
      '  Skrifaðu: "title": "…",',
    ],
  },
  {
    slip: 'two-in-one',
    name: 'two texts on one line',
    code: 'json-syntax',
    edits: instead('      "title": "is home.hero.title" "caption": "Vefir",\n'),
    printed: [
      'locales/is/home.json:9:7  Two texts stand on this line without a comma between them.',
      '   8 |     "hero": {',
      '   9 |       "title": "is home.hero.title" "caption": "Vefir",',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "is home.hero.title", "caption": "Vefir",',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Í þessari línu eru tveir textar án kommu á milli.',
      '  Skrifaðu: "title": "is home.hero.title", "caption": "Vefir",',
    ],
  },
  {
    slip: 'square',
    name: 'square brackets around a group',
    code: 'json-syntax',
    edits: [
      [home, '    "hero": {', '    "hero": ['],
      [home, end, end.replace('}', ']')],
    ],
    printed: [
      'locales/is/home.json:8:5  A group of texts starts here with [, but groups stand in { }.',
      '  7 |     },',
      '  8 |     "hero": [',
      '    |     ^^^^^^^^^',
      '  9 |       "title": "is home.hero.title",',
      '  Write { in place of [, and } in place of the ] at its end.',
    ],
    icelandic: [
      'locales/is/home.json:8:5  Hér byrjar hópur texta á [, en hópar eru innan { }.',
      '  Skrifaðu { í stað [, og } í stað ] aftast í honum.',
    ],
  },
  {
    slip: 'comma-extra',
    name: 'a comma behind the last group',
    code: 'json-syntax',
    edits: [[home, '    }\n  }\n}', '    },\n  }\n}']],
    printed: [
      'locales/is/home.json:35:5  There is a comma at the end of this line, but nothing follows in its group.',
      '  34 |       }',
      '  35 |     },',
      '     |     ^^',
      '  36 |   }',
      '  Take the comma out.',
    ],
    icelandic: [
      'locales/is/home.json:35:5  Það er komma aftast í þessari línu en ekkert fylgir á eftir í hópnum.',
      '  Taktu kommuna út.',
    ],
  },
  {
    slip: 'quote-end',
    name: 'no quotation mark at the end',
    code: 'json-syntax',
    edits: instead('      "title": "is home.hero.title,\n'),
    printed: [
      'locales/is/home.json:9:7  The words on this line have no quotation mark at their end.',
      '   8 |     "hero": {',
      '   9 |       "title": "is home.hero.title,',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "is home.hero.title",',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Það vantar gæsalappir aftan við orðin í þessari línu.',
      '  Skrifaðu: "title": "is home.hero.title",',
    ],
  },
  {
    slip: 'quote-start',
    name: 'no quotation mark at the start',
    code: 'json-syntax',
    edits: instead('      "title": is home.hero.title",\n'),
    printed: [
      'locales/is/home.json:9:7  The words on this line have no quotation mark at their start.',
      '   8 |     "hero": {',
      '   9 |       "title": is home.hero.title",',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "is home.hero.title",',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Það vantar gæsalappir framan við orðin í þessari línu.',
      '  Skrifaðu: "title": "is home.hero.title",',
    ],
  },
  {
    slip: 'quote-both',
    name: 'no quotation marks at all',
    code: 'json-syntax',
    edits: instead('      "title": is home.hero.title,\n'),
    printed: [
      'locales/is/home.json:9:7  The words on this line have no quotation marks.',
      '   8 |     "hero": {',
      '   9 |       "title": is home.hero.title,',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "is home.hero.title",',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Það vantar gæsalappir utan um orðin í þessari línu.',
      '  Skrifaðu: "title": "is home.hero.title",',
    ],
  },
  {
    slip: 'quote-key',
    name: 'a name without quotation marks',
    code: 'json-syntax',
    edits: instead('      title: "is home.hero.title",\n'),
    printed: [
      'locales/is/home.json:9:7  The name at the start of this line needs a quotation mark on both sides.',
      '   8 |     "hero": {',
      '   9 |       title: "is home.hero.title",',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "is home.hero.title",',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Nafnið fremst í þessari línu þarf að vera innan gæsalappa.',
      '  Skrifaðu: "title": "is home.hero.title",',
    ],
  },
  {
    slip: 'quote-inside',
    name: 'straight quotation marks in the words',
    code: 'json-syntax',
    edits: instead('      "title": "Við erum "heima" í dag",\n'),
    printed: [
      'locales/is/home.json:9:7  There are quotation marks inside of the words on this line.',
      '   8 |     "hero": {',
      '   9 |       "title": "Við erum "heima" í dag",',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "Við erum \\"heima\\" í dag",',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Það eru gæsalappir inni í orðunum í þessari línu.',
      '  Skrifaðu: "title": "Við erum \\"heima\\" í dag",',
    ],
  },
  {
    slip: 'quote-form',
    name: 'Icelandic quotation marks around the words',
    code: 'json-syntax',
    edits: instead('      "title": „is home.hero.title“,\n'),
    printed: [
      'locales/is/home.json:9:7  The quotation marks on this line are of another kind than "".',
      '   8 |     "hero": {',
      '   9 |       "title": „is home.hero.title“,',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "is home.hero.title",',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Gæsalappirnar í þessari línu eru af annarri gerð en "".',
      '  Skrifaðu: "title": "is home.hero.title",',
    ],
  },
  {
    slip: 'quote-form',
    name: 'single quotation marks',
    code: 'json-syntax',
    edits: instead("      'title': 'is home.hero.title',\n"),
    printed: [
      'locales/is/home.json:9:7  The quotation marks on this line are of another kind than "".',
      '   8 |     "hero": {',
      "   9 |       'title': 'is home.hero.title',",
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "is home.hero.title",',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Gæsalappirnar í þessari línu eru af annarri gerð en "".',
      '  Skrifaðu: "title": "is home.hero.title",',
    ],
  },
  {
    slip: 'colon',
    name: 'no colon behind the name',
    code: 'json-syntax',
    edits: instead('      "title" "is home.hero.title",\n'),
    printed: [
      'locales/is/home.json:9:7  There is no colon between the name and the words on this line.',
      '   8 |     "hero": {',
      '   9 |       "title" "is home.hero.title",',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "is home.hero.title",',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Það vantar tvípunkt milli nafnsins og orðanna í þessari línu.',
      '  Skrifaðu: "title": "is home.hero.title",',
    ],
  },
  {
    slip: 'brace',
    name: 'a group without its bracket',
    code: 'json-syntax',
    edits: [[home, '"numbers": {', '"numbers":']],
    printed: [
      'locales/is/home.json:12:5  There is no { at the end of this line.',
      '  11 |     },',
      '  12 |     "numbers":',
      '     |     ^^^^^^^^^^',
      '  13 |       "title": "is home.numbers.title",',
      '  Write: "numbers": {',
    ],
    icelandic: ['locales/is/home.json:12:5  Það vantar { aftast í þessa línu.', '  Skrifaðu: "numbers": {'],
  },
  {
    slip: 'backslash',
    name: 'a single backslash',
    code: 'json-syntax',
    edits: instead('      "title": "Vefir \\ hýsing",\n'),
    printed: [
      'locales/is/home.json:9:7  There is a single \\ on this line, which is a special sign here.',
      '   8 |     "hero": {',
      '   9 |       "title": "Vefir \\ hýsing",',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write: "title": "Vefir \\\\ hýsing",',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Í þessari línu stendur eitt \\, sem er sérstakt tákn hér.',
      '  Skrifaðu: "title": "Vefir \\\\ hýsing",',
    ],
  },
  {
    slip: 'tab',
    name: 'a tab in the words',
    code: 'json-syntax',
    edits: instead('      "title": "Vefir\tog hýsing",\n'),
    printed: [
      'locales/is/home.json:9:7  There is a tab inside of the words on this line.',
      '   8 |     "hero": {',
      '   9 |       "title": "Vefir  og hýsing",',
      '     |       ^^^^^^^^^^^^^^^^^^^^^^^^^^^^',
      '  10 |       "text": "is home.hero.text"',
      '  Write a space in its place.',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Það er dálkmerki (Tab) inni í orðunum í þessari línu.',
      '  Hafðu bil í staðinn.',
    ],
  },
  {
    slip: 'line-break',
    name: 'words on two lines',
    code: 'json-syntax',
    edits: instead('      "title": "Vefir\n        og hýsing",\n'),
    printed: [
      'locales/is/home.json:9:7  The words on this line go on in the next one.',
      '   8 |     "hero": {',
      '   9 |       "title": "Vefir',
      '     |       ^^^^^^^^^^^^^^^',
      '  10 |         og hýsing",',
      '  Write all of the words on one line, and \\n where a new line is to start.',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Orðin í þessari línu halda áfram í næstu línu.',
      '  Hafðu öll orðin í einni línu og skrifaðu \\n þar sem ný lína á að byrja.',
    ],
  },
  {
    slip: 'note',
    name: 'a note',
    code: 'json-syntax',
    edits: instead(`      // Á forsíðunni\n${line}`),
    printed: [
      'locales/is/home.json:9:7  This line is not a text; notes have no place here.',
      '   8 |     "hero": {',
      '   9 |       // Á forsíðunni',
      '     |       ^^^^^^^^^^^^^^^',
      '  10 |       "title": "is home.hero.title",',
      '  Take the line out.',
    ],
    icelandic: [
      'locales/is/home.json:9:7  Þessi lína er ekki texti; athugasemdir mega ekki vera hér.',
      '  Taktu línuna út.',
    ],
  },
  {
    slip: 'closing-missing',
    name: 'a group that is not closed',
    code: 'json-syntax',
    edits: [[home, end, end.replace('    },\n', '')]],
    printed: [
      'locales/is/home.json:11:5  A group is not closed before this line.',
      '  10 |       "text": "is home.hero.text"',
      '  11 |     "numbers": {',
      '     |     ^^^^^^^^^^^^',
      '  12 |       "title": "is home.numbers.title",',
      '  Put a line with “},” before it.',
    ],
    icelandic: [
      'locales/is/home.json:11:5  Hópi er ekki lokað á undan þessari línu.',
      '  Settu línu með „},“ á undan henni.',
    ],
  },
  {
    slip: 'closing-extra',
    name: 'a group that is closed twice',
    code: 'json-syntax',
    edits: [[home, end, `${end}    },\n`]],
    printed: [
      'locales/is/home.json:12:5  This } closes a group that is already closed.',
      '  11 |     },',
      '  12 |     },',
      '     |     ^^',
      '  13 |     "numbers": {',
      '  Take it out.',
    ],
    icelandic: ['locales/is/home.json:12:5  Þetta } lokar hópi sem er þegar lokaður.', '  Taktu það út.'],
  },
  {
    slip: 'merge',
    name: 'two versions that nobody has chosen between',
    code: 'json-syntax',
    edits: instead(`<<<<<<< HEAD\n${line}=======\n      "title": "Vefir",\n>>>>>>> autumn\n`),
    printed: [
      'locales/is/home.json:9:1  Two versions of the file were put together here, and nobody has chosen between them.',
      '   8 |     "hero": {',
      '   9 | <<<<<<< HEAD',
      '     | ^^^^^^^^^^^^',
      '  10 |       "title": "is home.hero.title",',
      '  Between <<<<<<< and >>>>>>> keep the lines that are right, and take the other ones and the lines with the signs out.',
    ],
    icelandic: [
      'locales/is/home.json:9:1  Hér mætast tvær útgáfur skrárinnar og enginn hefur valið á milli þeirra.',
      '  Haltu eftir réttu línunum milli <<<<<<< og >>>>>>> og taktu hinar út, líka línurnar með táknunum.',
    ],
  },
  {
    slip: 'none',
    name: 'two slips at once',
    code: 'json-syntax',
    edits: instead('      "title": is home.hero.title\n'),
    printed: [
      'locales/is/home.json:9:16  locales/is/home.json cannot be read at this place or just before it.',
      '   8 |     "hero": {',
      '   9 |       "title": is home.hero.title',
      '     |                ^',
      '  10 |       "text": "is home.hero.text"',
      '  Each line has the form "name": "words" with a comma after it, except the last line before a }. Quotes inside the words are written \\".',
    ],
    icelandic: [
      'locales/is/home.json:9:16  locales/is/home.json er ólæsileg á þessum stað eða rétt á undan honum.',
      '  Hver lína er á forminu "nafn": "orð" með kommu á eftir, nema síðasta línan á undan }. Gæsalappir inni í orðunum eru skrifaðar \\".',
    ],
  },
];
