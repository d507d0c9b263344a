import { describe, expect, test } from 'vitest';
import {
  formatPlace,
  type MessageCase,
  messageCase,
  readCase,
  story,
  testMessages,
} from '../texts/problem-case.ts';

/** Characters that are copied along with words. */
const messages: readonly MessageCase[] = [
  messageCase('the bullet of a word processor', story('\uf0b7 Eitt', 'One'))`
content/is/story.md:5:1 garbled-text
The character here (U+F0B7) is visible only in the program that it was copied from. Delete it, or replace it with another character.`,
  messageCase('an invisible hyphen', [['content/en/story.md', 'An hour', 'An h\u00adour']])`
content/en/story.md:3:5 garbled-text
There is an invisible character here (U+00AD) that does not belong in a text. Delete it, or type the line again.`,
];

describe('the place, the message and the hint are those of', () => {
  testMessages(messages);
});

const garble = (text: string) => new TextDecoder('windows-1252').decode(new TextEncoder().encode(text));

test.each(['Þórður', 'København', '“We”', '2006–2024', '35€', '🙂ok'])(
  'what was misread is found, once in a file: %s',
  (letters) => {
    const { problems } = readCase(story(`a ${garble(letters)} b\n\nVe\ufffdur`, 'a b\n\nWeather'));
    expect(problems.map(formatPlace)).toEqual(['content/is/story.md:5:3 garbled-text']);
  },
);

test.each([
  'Þær eiga sér „KAFFÉ“ og „ALÞÝÐA“…',
  'På „Å“ og »Å« står der Å…',
  'château, âge, être',
  '° % © · ½',
])('no letters are garbled in %s', (line) => {
  const { problems } = readCase(story(line, 'Weather'));
  expect(problems.filter(({ code }) => code === 'garbled-text')).toEqual([]);
});
