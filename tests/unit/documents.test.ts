import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const documents = globSync('**/*.md', {
  exclude: ['node_modules', 'build', '.*', 'content/*/*', 'tests/fixtures'],
});

/** Lines of a document with their places, without code. */
function readLines(file: string) {
  const text = readFileSync(file, 'utf8').replace(/^( *)```[\s\S]*?^\1```/gm, (code) =>
    code.replace(/.+/g, ''),
  );
  return text.split('\n').map((line, index) => ({ line, place: `${file}:${index + 1}` }));
}

const lines = documents.flatMap(readLines);

test('lines of documents have at most 120 characters', () => {
  expect(documents.length).toBeGreaterThan(60);
  const long = lines.filter(({ line }) => line.length > 120 && !line.startsWith('|'));
  expect(long.map(({ place }) => place)).toEqual([]);
});

test('a cell of a table fits in two lines', () => {
  const long = lines.filter(({ line }) => {
    const cells = line.startsWith('|') ? line.replace(/\]\([^)]*\)|<a [^>]*>/g, '').split('|') : [];
    return cells.some((cell) => cell.trim().length > 200);
  });
  expect(long.map(({ place }) => place)).toEqual([]);
});
