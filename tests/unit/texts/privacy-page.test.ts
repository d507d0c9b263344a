import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { realSite } from './real-project.ts';

const privacyPage = readFileSync('docs/privacy.md', 'utf8');

/** Sentences of each paragraph and list entry of the privacy page. */
function readSentences(language: string): string[][] {
  return readFileSync(`content/${language}/privacy.md`, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((block) => block.replace(/^- /, '').split(/(?<=[.?!])\s+(?=\p{Lu})/u));
}

test('each sentence of the privacy page has a row that names its test or procedure', () => {
  const rows = [...privacyPage.matchAll(/^\| (.+) \| (.+) \|$/gm)].slice(1);
  expect(rows.map(([, sentence]) => sentence)).toEqual(readSentences('en').flat());
});

test('the page has the same number of sentences in each paragraph in every language', () => {
  const counts = (language: string) => readSentences(language).map((sentences) => sentences.length);
  for (const { code } of realSite.languages) expect(counts(code), code).toEqual(counts('en'));
});

test('the tests that it names are there', () => {
  const testPaths = [...privacyPage.matchAll(/`(tests\/[^`]+)`/g)].map(([, path = '']) => path);
  expect(testPaths.length).toBeGreaterThan(20);
  expect(testPaths.filter((path) => !existsSync(path))).toEqual([]);
});
