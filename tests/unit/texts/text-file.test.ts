import { describe, expect, test } from 'vitest';
import { readTextFile } from '../../../checks/texts/text-file.ts';
import { type MessageCase, messageCase, testMessages } from './problem-case.ts';
import type { FileEdit } from './small-project.ts';

const home = 'locales/is/home.json';
const line = '      "title": "is home.hero.title",\n';
const end = '      "text": "is home.hero.text"\n    },\n';
const replaceLine = (newLine: string): readonly FileEdit[] => [[home, line, newLine]];

/** One case for each repair that a message can propose. */
const messages: readonly MessageCase[] = [
  messageCase('a group without its bracket', [[home, '"numbers": {', '"numbers":']])`
locales/is/home.json:12:5 json-syntax
There is no { at the end of this line. Write: "numbers": {`,
  messageCase('a group that is not closed', [[home, end, end.replace('    },\n', '')]])`
locales/is/home.json:11:5 json-syntax
A group is not closed before this line. Put a line with “},” before it.`,
  messageCase(
    'two versions of a merge conflict',
    replaceLine(`<<<<<<< HEAD\n${line}=======\n      "title": "Vefir",\n>>>>>>> autumn\n`),
  )`
locales/is/home.json:9:1 json-syntax
Two versions of the file were merged here, and the conflict is not resolved. Between <<<<<<< and >>>>>>> keep the correct lines, and delete the others and the lines with the markers.`,
  messageCase('two mistakes in one file', [
    ...replaceLine('      "title": is home.hero.title,\n'),
    [home, '"is home.hero.text"', 'is home.hero.text'],
  ])`
locales/is/home.json:9:16 json-syntax
locales/is/home.json cannot be read at or just before this place. Each line has the form "name": "words" with a comma after it, except the last line before a }. Quotes inside the words are written \\".`,
  messageCase('words that go on', replaceLine('      "title": "Vefir\n        og hýsing",\n'))`
locales/is/home.json:9:7 json-syntax
The text on this line continues on the next one. Write the whole text on one line, with \\n for each line break.`,
  messageCase('a note', replaceLine(`      // Á forsíðunni\n${line}`))`
locales/is/home.json:9:7 json-syntax
This line is not a text; comments are not allowed here. Delete the line.`,
  messageCase('words without quotation marks', replaceLine('      "title": is home.hero.title,\n'))`
locales/is/home.json:9:7 json-syntax
This line does not have a name and a text in quotation marks with a colon between them. Write: "title": "is home.hero.title",`,
];

describe('the place, the message and the hint are those of', () => {
  testMessages(messages);
});

test.each([
  ['"title": ,', '"title": "…",'],
  ['"title": "Vefir,', '"title": "Vefir",'],
  ['title: "Vefir",', '"title": "Vefir",'],
  ['"title" "Vefir",', '"title": "Vefir",'],
  ['"title": "Vefir";', '"title": "Vefir",'],
  ['"title": "Við erum "heima" í dag",', '"title": "Við erum \\"heima\\" í dag",'],
  ['"title": "Vefir \\ hýsing",', '"title": "Vefir \\\\ hýsing",'],
  ["'title': 'Joe's bar',", '"title": "Joe\'s bar",'],
  ['"title": „Vefir“,', '"title": "Vefir",'],
])('of %s the right form is written', (textLine, suggestion) => {
  const [problem] = readTextFile('nav.json', `{\n  ${textLine}\n  "text": "x"\n}\n`).problems;
  expect([problem?.line, problem?.wording.en.hint]).toEqual([2, `Write: ${suggestion}`]);
});

describe('a file that cannot be read is reported at the mistake, or where reading ends:', () => {
  test.each([
    ['', 1, 1],
    ['{', 1, 1],
    ['{\n  "a": "b"\n}\n}\n', 4, 1],
    ['\uFEFF{\n  "a": b\n}\n', 2, 3],
    ['{\n  "a": b\n  "c": d\n}\n', 2, 8],
  ])('%j', (text, row, column) => {
    const { problems } = readTextFile('nav.json', text);
    expect(problems.map(({ code, ...place }) => [code, place.line, place.column])).toEqual([
      ['json-syntax', row, column],
    ]);
  });
});

describe('a file of texts', () => {
  test.each([
    ['home.title', { line: 2, column: 22, length: 9 }],
    ['home.none', { line: 2, column: 3, length: 6 }],
    ['none.at.all', { line: 1, column: 1, length: 1 }],
  ])('knows the place of %s', (key, position) => {
    const file = readTextFile('nav.json', '{\n  "home": { "title": "Forsíða" },\n  "about": "Um okkur"\n}\n');
    expect(file.positionOf(key)).toEqual(position);
  });

  test.each([
    ['line ends of Windows', '{\r\n  "home": {\r\n    "title": "x"\r\n  }\r\n}'],
    ['a byte order mark', '\uFEFF{\n  "home": {\n    "title": "x"\n  }\n}'],
  ])('with %s has its places', (_, text) => {
    const { problems, positionOf } = readTextFile('nav.json', text);
    expect([problems, positionOf('home.title')]).toEqual([[], { line: 3, column: 14, length: 3 }]);
  });

  test.each([
    ['{ "a": "b", "c": [1], "d": null }', ['text-shape c', 'text-shape d']],
    ['[]', ['text-shape ']],
    ['{\n  "a": "b\u0000c"\n}\n', ['not-text ']],
  ])('is not %j', (text, problems) => {
    const reading = readTextFile('nav.json', text);
    expect(reading.tree).toEqual({});
    expect(reading.problems.map(({ code, path }) => `${code} ${path}`)).toEqual(problems);
  });
});
