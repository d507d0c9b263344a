import { describe, expect, test } from 'vitest';
import {
  type MessageCase,
  messageCase,
  type PlaceCase,
  placeOf,
  readingOf,
  story,
  testMessages,
  testPlaces,
} from '../texts/problem-case.ts';

/** Signs that come along when words are copied, or when a file is saved in another encoding. */
const messages: readonly MessageCase[] = [
  messageCase(
    'letters that are lost in several lines',
    story('Ve\ufffdur\n\n'.repeat(6).trim(), 'Weather\n\n'.repeat(6).trim()),
  )`
content/is/story.md:5:1 garbled-text
The letters of “Ve\ufffdur” are garbled: they were copied or saved in another encoding than UTF-8. Type the words anew, or save the file again as plain text with the encoding UTF-8.
Stafirnir í „Ve\ufffdur“ eru brenglaðir: þeir voru afritaðir eða vistaðir með annarri stafakóðun en UTF-8. Skrifaðu orðin upp á nýtt, eða vistaðu skrána aftur sem hreinan texta með stafakóðuninni UTF-8.`,
  messageCase('the bullet of a word processor', story('\uf0b7 Eitt', 'One'))`
content/is/story.md:5:1 garbled-text
The sign here (U+F0B7) is shown only by the program that it was copied from. Delete it, or write another sign in its place.
Táknið hér (U+F0B7) birtist aðeins í forritinu sem það var afritað úr. Eyddu því eða skrifaðu annað tákn í staðinn.`,
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

describe('what was misread is found:', () => {
  test.each(['sér', 'Þórður', 'København', '“We”', '2006–2024', '35€', '🙂ok'])('%s', (meant) => {
    const { problems } = readingOf(story(`a ${misread(meant)} b`, 'a b'));
    expect(problems.map(placeOf)).toEqual(['content/is/story.md:5:3 garbled-text']);
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
