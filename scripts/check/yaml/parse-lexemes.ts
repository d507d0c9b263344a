import { Composer, type CST, type Document, Parser, YAMLParseError } from 'yaml';

/** The parser compares every key with every other, which takes half a minute for large maps; `plainValue` does it instead. */
const OPTIONS = { version: '1.2', merge: false, uniqueKeys: false, logLevel: 'error' } as const;

/** In yaml's own words. */
const SECOND = 'Source contains multiple documents; please use YAML.parseAllDocuments()';

/**
 * Parses YAML that has been taken apart into words, as `parseDocument` does a text (yaml 2.9, public-api.ts): it would take it
 * apart once more.
 * @param lexemes what yaml's lexer gives for a text
 * @param length of that text
 * @returns the document, and in it its errors
 */
export function parseLexemes(lexemes: Iterable<string>, length: number): Document.Parsed {
  const [document, second] = new Composer(OPTIONS).compose(tokensOf(lexemes), true, length);
  if (!document) throw new Error('A document is always composed.');
  if (second)
    document.errors.push(new YAMLParseError([second.range[0], second.range[1]], 'MULTIPLE_DOCS', SECOND));
  return document;
}

function* tokensOf(lexemes: Iterable<string>): Generator<CST.Token> {
  const parser = new Parser();
  for (const lexeme of lexemes) yield* parser.next(lexeme);
  yield* parser.end();
}
