import { paragraphsOf } from '../../checks/texts/markdown-blocks.ts';
import type { Files } from '../../edits/edit.ts';

/** The blocks of a document as they are written, what is between blank lines. */
function blocksIn(markdown: string): readonly string[] {
  return paragraphsOf(normalized(markdown)).map(({ written }) => written.trimEnd());
}

function normalized(markdown: string): string {
  return markdown.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
}

/** The block that a line is in. @param line from 1 @returns from 1 */
export function blockAtLine(markdown: string, line: number): number {
  const text = normalized(markdown);
  const start = [...text.matchAll(/^/gm)][line - 1]?.index ?? text.length;
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
