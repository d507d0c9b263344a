import { paragraphsOf } from '../../scripts/check/texts/markdown-blocks.ts';
import type { Files } from '../api.ts';

/** The blocks of a document as they are written, what is between blank lines. */
export function blocksIn(markdown: string): readonly string[] {
  return paragraphsOf(markdown.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n')).map(({ written }) =>
    written.trimEnd(),
  );
}

/** The block that a line is in. @param line from 1 @returns from 1 */
export function blockAtLine(markdown: string, line: number): number {
  const text = markdown.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const start =
    text
      .split('\n')
      .slice(0, line - 1)
      .join('\n').length + (line > 1 ? 1 : 0);
  return Math.max(1, paragraphsOf(text).filter(({ index }) => index <= start).length);
}

/** A document in all languages; null where none has it. */
export function documentIn(
  files: Files,
  name: string,
  languages: readonly string[],
): ReadonlyMap<string, readonly string[]> | null {
  const found = languages.flatMap((language): [string, readonly string[]][] => {
    const file = `content/${language}/${name}.md`;
    return Object.hasOwn(files, file) ? [[language, blocksIn(files[file] ?? '')]] : [];
  });
  return found.length === 0 ? null : new Map(found);
}
