import { describe, expect, test } from 'vitest';
import { readTextFile } from '../../../scripts/check/texts/text-file.ts';
import { type MessageCase, messageCase, testMessages } from './problem-case.ts';
import type { FileEdit } from './small-project.ts';

const home = 'locales/is/home.json';
const line = '      "title": "is home.hero.title",\n';
const end = '      "text": "is home.hero.text"\n    },\n';
const instead = (written: string): readonly FileEdit[] => [[home, line, written]];

/** One for each repair that a message can propose. */
const syntaxMessages: readonly MessageCase[] = [
  messageCase('a group without its bracket', [[home, '"numbers": {', '"numbers":']])`
locales/is/home.json:12:5 json-syntax
There is no { at the end of this line. Write: "numbers": {
Það vantar { aftast í þessa línu. Skrifaðu: "numbers": {`,
  messageCase('a group that is not closed', [[home, end, end.replace('    },\n', '')]])`
locales/is/home.json:11:5 json-syntax
A group is not closed before this line. Put a line with “},” before it.
Hópi er ekki lokað á undan þessari línu. Settu línu með „},“ á undan henni.`,
  messageCase(
    'two versions that nobody has chosen between',
    instead(`<<<<<<< HEAD\n${line}=======\n      "title": "Vefir",\n>>>>>>> autumn\n`),
  )`
locales/is/home.json:9:1 json-syntax
Two versions of the file were put together here, and nobody has chosen between them. Between <<<<<<< and >>>>>>> keep the lines that are right, and take the other ones and the lines with the signs out.
Hér mætast tvær útgáfur skrárinnar og enginn hefur valið á milli þeirra. Haltu eftir réttu línunum milli <<<<<<< og >>>>>>> og taktu hinar út, líka línurnar með táknunum.`,
  messageCase('two mistakes at once', instead('      "title": is home.hero.title\n'))`
locales/is/home.json:9:16 json-syntax
locales/is/home.json cannot be read at this place or just before it. Each line has the form "name": "words" with a comma after it, except the last line before a }. Quotes inside the words are written \\".
locales/is/home.json er ólæsileg á þessum stað eða rétt á undan honum. Hver lína er á forminu "nafn": "orð" með kommu á eftir, nema síðasta línan á undan }. Gæsalappir inni í orðunum eru skrifaðar \\".`,
];

/** A mistake in what is written in the place of line 9. */
const inLine = (written: string) => messageCase(written, instead(`      ${written}\n`));

const lineMessages: readonly MessageCase[] = [
  inLine('"title": ,')`
locales/is/home.json:9:7 json-syntax
The name on this line has no words after it. Write: "title": "…",
Það vantar orðin á eftir nafninu í þessari línu. Skrifaðu: "title": "…",`,
  inLine('"title": "is home.hero.title,')`
locales/is/home.json:9:7 json-syntax
The words on this line have no quotation mark at their end. Write: "title": "is home.hero.title",
Það vantar gæsalappir aftan við orðin í þessari línu. Skrifaðu: "title": "is home.hero.title",`,
  inLine('"title": is home.hero.title,')`
locales/is/home.json:9:7 json-syntax
The words on this line have no quotation marks. Write: "title": "is home.hero.title",
Það vantar gæsalappir utan um orðin í þessari línu. Skrifaðu: "title": "is home.hero.title",`,
  inLine('title: "is home.hero.title",')`
locales/is/home.json:9:7 json-syntax
The name at the start of this line needs a quotation mark on both sides. Write: "title": "is home.hero.title",
Nafnið fremst í þessari línu þarf að vera innan gæsalappa. Skrifaðu: "title": "is home.hero.title",`,
  inLine('"title": "Við erum "heima" í dag",')`
locales/is/home.json:9:7 json-syntax
There are quotation marks inside of the words on this line. Write: "title": "Við erum \\"heima\\" í dag",
Það eru gæsalappir inni í orðunum í þessari línu. Skrifaðu: "title": "Við erum \\"heima\\" í dag",`,
  inLine('"title": "Vefir \\ hýsing",')`
locales/is/home.json:9:7 json-syntax
There is a single \\ on this line, which is a special sign here. Write: "title": "Vefir \\\\ hýsing",
Í þessari línu stendur eitt \\, sem er sérstakt tákn hér. Skrifaðu: "title": "Vefir \\\\ hýsing",`,
  inLine('"title": "Vefir\n        og hýsing",')`
locales/is/home.json:9:7 json-syntax
The words on this line go on in the next one. Write all of the words on one line, and \\n where a new line is to start.
Orðin í þessari línu halda áfram í næstu línu. Hafðu öll orðin í einni línu og skrifaðu \\n þar sem ný lína á að byrja.`,
  inLine(`// Á forsíðunni\n${line}`)`
locales/is/home.json:9:7 json-syntax
This line is not a text; notes have no place here. Take the line out.
Þessi lína er ekki texti; athugasemdir mega ekki vera hér. Taktu línuna út.`,
];

describe('the place, the message and the hint are those of', () => {
  testMessages(syntaxMessages);
  testMessages(lineMessages);
});

describe('a file that cannot be read is reported at the line with the mistake, or where reading ends:', () => {
  test.each([
    ['', 1, 1],
    ['{', 1, 1],
    ['{\n  "a": b\n}\n', 2, 3],
    ["{\n  'a': 'b'\n}\n", 2, 3],
    ['{\n  "a": "b"\n}\n}\n', 4, 1],
    ['{\n  "a": {\n    "b": "c"\n}\n', 4, 1],
    ['\uFEFF{\n  "a": b\n}\n', 2, 3],
    ['{\n  "a": b\n  "c": d\n}\n', 2, 8],
  ])('%j', (text, row, column) => {
    const { problems } = readTextFile('nav.json', text);
    expect(problems.map(({ code, ...place }) => [code, place.line, place.column])).toEqual([
      ['json-syntax', row, column],
    ]);
  });
});

test.each([
  [`'Vefir'`, '"Vefir"'],
  [`'Vefir"`, '"Vefir"'],
  [`'Joe's bar'`, '"Joe\'s bar"'],
])('of %s the quotation marks are replaced, and an apostrophe stays', (written, meant) => {
  const [problem] = readTextFile('nav.json', `{\n  "title": ${written}\n}\n`).problems;
  expect(problem?.wording.en.hint).toBe(`Write: "title": ${meant}`);
});

describe('a file of texts', () => {
  const words = {
    wording: {
      en: { message: 'This is wrong.', hint: 'Write that.' },
      is: { message: 'Þetta er rangt.', hint: 'Skrifaðu hitt.' },
    },
  };
  const file = readTextFile('nav.json', '{\n  "home": { "title": "Forsíða" },\n  "about": "Um okkur"\n}\n');

  test('gives its texts as a tree and by dotted key', () => {
    expect(file.problems).toEqual([]);
    expect(file.tree).toEqual({ home: { title: 'Forsíða' }, about: 'Um okkur' });
    expect(Object.fromEntries(file.flat)).toEqual({ 'home.title': 'Forsíða', about: 'Um okkur' });
  });

  test.each([
    ['home.title', { line: 2, column: 22, length: 9 }],
    ['home.none', { line: 2, column: 3, length: 6 }],
    ['none.at.all', { line: 1, column: 1, length: 1 }],
  ])('knows the place of %s', (key, position) => {
    expect(file.problemAt('missing-text', key, words)).toMatchObject({
      ...position,
      ...words,
      file: 'nav.json',
      severity: 'error',
      path: key.split('.'),
    });
  });

  test.each([
    ['line ends of Windows', '{\r\n  "home": {\r\n    "title": "x"\r\n  }\r\n}', { line: 3, column: 14 }],
    ['a byte order mark', '\uFEFF{\n  "home": {\n    "title": "x"\n  }\n}', { line: 3, column: 14 }],
  ])('with %s has its places', (_, text, place) => {
    const read = readTextFile('nav.json', text);
    expect(read.problems).toEqual([]);
    expect(read.problemAt('unused-text', 'home.title', words)).toMatchObject(place);
  });

  test('with values that are no texts gives none', () => {
    const read = readTextFile('nav.json', '{ "a": "b", "c": [1], "d": null }');
    expect(read.tree).toEqual({});
    expect(read.problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'text-shape c',
      'text-shape d',
    ]);
  });

  test.each(['[]', 'null'])('is not %s', (text) => {
    expect(readTextFile('nav.json', text).problems.map(({ code }) => code)).toEqual(['text-shape']);
  });

  test('names a control character', () => {
    expect(readTextFile('nav.json', '{\n  "a": "b\u0000c"\n}\n').problems).toMatchObject([
      {
        code: 'not-text',
        line: 2,
        column: 10,
        wording: {
          en: { message: 'There is an invisible character here (U+0000) that text does not have.' },
        },
      },
    ]);
  });
});
