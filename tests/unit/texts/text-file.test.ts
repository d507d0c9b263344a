import { describe, expect, test } from 'vitest';
import { readTextFile } from '../../../scripts/check/texts/text-file.ts';

const words = {
  wording: {
    en: { message: 'This is wrong.', hint: 'Write that.' },
    is: { message: 'Þetta er rangt.', hint: 'Skrifaðu hitt.' },
  },
};

describe('a file of texts', () => {
  const file = readTextFile('nav.json', '{\n  "home": { "title": "Forsíða" },\n  "about": "Um okkur"\n}\n');

  test('gives its texts as a tree and by dotted key', () => {
    expect(file.problems).toEqual([]);
    expect(file.tree).toEqual({ home: { title: 'Forsíða' }, about: 'Um okkur' });
    expect([...file.flat]).toEqual([
      ['home.title', 'Forsíða'],
      ['about', 'Um okkur'],
    ]);
  });

  test.each([
    ['home.title', { line: 2, column: 22, length: 9 }],
    ['about', { line: 3, column: 12, length: 10 }],
    ['home.none', { line: 2, column: 3, length: 6 }],
    ['none.at.all', { line: 1, column: 1, length: 1 }],
  ])('knows where %s stands', (key, position) => {
    expect(file.problemAt('missing-text', key, words)).toMatchObject({
      ...position,
      ...words,
      file: 'nav.json',
      severity: 'error',
      path: key.split('.'),
    });
  });

  test.each([
    ['tabs', '{\n\t"home": {\n\t\t"title": "Forsíða"\n\t}\n}', { line: 3, column: 12 }],
    ['no spaces', '{"home":{"title":"Forsíða"}}', { line: 1, column: 18 }],
    ['line ends of Windows', '{\r\n  "home": {\r\n    "title": "x"\r\n  }\r\n}', { line: 3, column: 14 }],
    [
      'signs of YAML in its words',
      '{\n  "home": {\n    "title": "a: [b] # &c *d !e %f"\n  }\n}',
      { line: 3, column: 14 },
    ],
    ['escapes', '{\n  "home": {\n    "title": "a \\"b\\" \\u00e9 \\/ \\\\"\n  }\n}', { line: 3, column: 14 }],
  ])('with %s has its places', (_, text, place) => {
    const read = readTextFile('nav.json', text);
    expect(read.problems).toEqual([]);
    expect(read.problemAt('unused-text', 'home.title', words)).toMatchObject(place);
  });

  test('may start with a byte order mark', () => {
    const { problems, flat } = readTextFile('nav.json', '\uFEFF{ "about": "Um okkur" }');
    expect(problems).toEqual([]);
    expect(flat.get('about')).toBe('Um okkur');
  });

  test('with one text of the wrong shape hands none on', () => {
    const read = readTextFile('nav.json', '{ "a": "b", "c": [1], "d": null }');
    expect(read.tree).toEqual({});
    expect(read.problems.map(({ code, path }) => `${code} ${path}`)).toEqual([
      'text-shape c',
      'text-shape d',
    ]);
  });

  test.each(['[]', '"text"', '5', 'null', 'true'])('%s is none', (text) => {
    expect(readTextFile('nav.json', text).problems.map(({ code }) => code)).toEqual(['text-shape']);
  });
});

test.each(['\u000b', '\u0000'])('a sign that text does not have is named: %j', (sign) => {
  const code = sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0');
  expect(readTextFile('nav.json', `{\n  "a": "b${sign}c"\n}\n`).problems).toMatchObject([
    {
      code: 'not-text',
      line: 2,
      column: 10,
      wording: {
        en: { message: `There is an invisible character here (U+${code}) that text does not have.` },
      },
    },
  ]);
});

describe('a file that cannot be read is told at the line with the slip, or where reading ends:', () => {
  test.each([
    ['', 1, 1],
    ['{', 1, 1],
    ['{\n  "a": "b"\n  "c": "d"\n}\n', 2, 3],
    ['{\n  "a": "b",\n}\n', 2, 3],
    ['{\n  "a": b\n}\n', 2, 3],
    ["{\n  'a': 'b'\n}\n", 2, 3],
    ['{\n  "a": „b“,\n  "c": "d"\n}\n', 2, 3],
    ['{\n  "a": "b"\n}\n}\n', 4, 1],
    ['{\n  "a": "b\n  c"\n}\n', 2, 3],
    ['\uFEFF{\n  "a": b\n}\n', 2, 3],
    ['{\n  "a": b\n  "c": d\n}\n', 2, 8],
  ])('%j', (text, line, column) => {
    const { problems } = readTextFile('nav.json', text);
    expect(problems.map(({ code, ...place }) => [code, place.line, place.column])).toEqual([
      ['json-syntax', line, column],
    ]);
  });
});
