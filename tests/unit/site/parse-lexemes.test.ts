import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Document, parseDocument, visit } from 'yaml';
import { parseLexemes } from '../../../scripts/check/yaml/parse-lexemes.ts';
import { scanTokens } from '../../../scripts/check/yaml/yaml-tokens.ts';

const site = readFileSync('site.yaml', 'utf8');

/** What is read of a document, where everything in it stands, and its mistakes. */
function read(document: Document.Parsed) {
  const ranges: unknown[] = [document.range];
  visit(document, {
    Node(_, { range }) {
      ranges.push(range);
    },
  });
  const errors = document.errors.map(({ code, message, pos }) => [code, message, pos]);
  return { contents: JSON.stringify(document.contents), ranges, errors };
}

function expectAlike(text: string): void {
  const { lexemes, refused } = scanTokens(text);
  // What is refused is not parsed.
  fc.pre(refused.length === 0);
  const options = { merge: false, uniqueKeys: false, prettyErrors: false } as const;
  expect(read(parseLexemes(lexemes, text.length))).toEqual(read(parseDocument(text, options)));
}

describe('parsed from its words a text is what yaml makes of it', () => {
  test('as a whole', () => {
    expectAlike(site);
  });

  test.each([
    '',
    '\n',
    'a: 1\n---\nb: 2\n---\nc: 3\n',
    'a: [1, {b: 2]',
    '"open',
    'a:\n\t- b',
    '...\n',
    '- |\n  x\n y',
  ])('%j', expectAlike);

  test('with a part of it taken out, at any place', () => {
    const part = 3_000;
    fc.assert(
      fc.property(fc.nat(site.length - part), fc.nat(part), fc.nat(60), (start, cut, length) => {
        const text = site.slice(start, start + part);
        expectAlike(text.slice(0, cut) + text.slice(cut + length));
      }),
    );
  });

  test('of any characters that YAML has a meaning for', () => {
    const piece = fc.constantFrom(
      'a',
      'b: ',
      '- ',
      '\n',
      '  ',
      '[',
      ']',
      '{',
      '}',
      ',',
      '"',
      "'",
      '|\n',
      '>',
      '#',
      '? ',
      '---\n',
      '...',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        expectAlike(pieces.join(''));
      }),
    );
  });
});
