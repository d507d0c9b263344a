import { parseParagraphs } from '../../checks/texts/markdown-blocks.ts';
import type { Files } from '../../edits/edit.ts';

/** Markdown source of the blocks of a document, which are separated by blank lines. */
function splitBlocks(markdown: string): readonly string[] {
  return parseParagraphs(normalize(markdown)).map(({ written }) => written.trimEnd());
}

function normalize(markdown: string): string {
  return markdown.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** The block that contains a line. @param line from 1 @returns from 1 */
export function findBlock(markdown: string, line: number): number {
  const text = normalize(markdown);
  const start = [...text.matchAll(/^/gm)][line - 1]?.index ?? text.length;
  return Math.max(1, parseParagraphs(text).filter(({ index }) => index <= start).length);
}

/** A document in all languages; null if no language has it. */
export function findDocument(
  files: Files,
  name: string,
  languages: readonly string[],
): ReadonlyMap<string, readonly string[]> | null {
  const translations = languages.flatMap((language): [string, readonly string[]][] => {
    const file = `content/${language}/${name}.md`;
    return Object.hasOwn(files, file) ? [[language, splitBlocks(files[file] ?? '')]] : [];
  });
  return translations.length === 0 ? null : new Map(translations);
}
