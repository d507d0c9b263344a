import { describe, expect, test } from 'vitest';
import {
  type MessageCase,
  messageCase,
  type PlaceCase,
  readingOf,
  story,
  testMessages,
  testPlaces,
} from '../texts/problem-case.ts';

const home = 'locales/is/home.json';
const title = '"is home.hero.title"';

/** Signs that come along when words are copied, or when a file is saved in another encoding. */
const messages: readonly MessageCase[] = [
  messageCase('a letter that is lost', [[home, title, '"Ve\ufffdur"']])`
locales/is/home.json:9:19 garbled-text
A letter is lost here: the sign “\ufffd” (U+FFFD) stands in its place. Write the letter that belongs here.
Hér hefur stafur glatast: táknið „\ufffd“ (U+FFFD) er komið í staðinn. Skrifaðu stafinn sem á að vera hér.`,
  messageCase(
    'a file in another encoding',
    story('Ve\ufffdur\n\n'.repeat(6).trim(), 'Weather\n\n'.repeat(6).trim()),
  )`
content/is/story.md:5:3 garbled-text
Letters are lost or garbled in 6 lines of this file: it was copied or saved in another encoding than UTF-8. Take back the last change, or save the file anew as plain text with the encoding UTF-8.
Stafir eru brenglaðir eða glataðir í 6 línum þessarar skráar: hún var afrituð eða vistuð með annarri stafakóðun en UTF-8. Taktu síðustu breytingu til baka, eða vistaðu skrána aftur sem hreinan texta með stafakóðuninni UTF-8.`,
  messageCase('the bullet of a word processor', story('\uf0b7 Eitt', 'One'))`
content/is/story.md:5:1 garbled-text
The sign here (U+F0B7) is shown only by the program that it was copied from. Delete it, or write another sign in its place. A point of a list starts with “- ”.
Táknið hér (U+F0B7) birtist aðeins í forritinu sem það var afritað úr. Eyddu því eða skrifaðu annað tákn í staðinn. Liður í lista byrjar á „- “.`,
];

const places: readonly PlaceCase[] = [
  [
    'a hyphen that nobody sees, in a file that starts with a mark',
    [
      ['content/en/story.md', '## Since', '\ufeff## Since'],
      ['content/en/story.md', 'An hour', 'An h\u00adour'],
    ],
    'content/en/story.md:3:5 garbled-text',
  ],
];

describe('the place, the message and the hint are those of', () => {
  testMessages(messages);
});

describe('the place is that of', () => {
  testPlaces(places);
});

const misread = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

const reported = (is: string, en: string) =>
  readingOf(story(is, en)).problems.map(({ wording }) => `${wording.en.message} ${wording.en.hint}`);

describe('what was misread is read again:', () => {
  test.each(['sér', 'Þórður', 'København', '“We”', '2006–2024', '35€', '🙂ok'])('%s', (meant) => {
    expect(reported(`a ${misread(meant)} b`, 'a b')).toEqual([expect.stringMatching(`Write: ${meant}$`)]);
  });
});

describe('no letters are garbled in', () => {
  test.each([
    'Þær eiga sér öll veður – „KAFFÉ“ og „ALÞÝÐA“…',
    'På „Å“ og »Å« står der Å…',
    'château, âge, être',
    '° % © · ½',
  ])('%s', (line) => {
    const { problems } = readingOf(story(line, 'Weather'));
    expect(problems.filter(({ code }) => code === 'garbled-text')).toEqual([]);
  });
});
