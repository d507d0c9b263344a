import type { Problem } from '../problems/problem.ts';
import { otherOrder, paragraphsOf } from '../project/paragraphs.ts';
import type { ProjectContent } from '../project/project-content.ts';
import type { BaseTexts } from './base-texts.ts';
import { documentProblem } from './document-problem.ts';
import { factsDiffer } from './facts-differ.ts';
import { type Block, blocksOf } from './markdown-blocks.ts';
import type { RunningDocument, SharedDocument } from './running-document.ts';
import { saysElse, staleWording } from './stale-texts.ts';

/** Paragraphs of a running text in the first language that have changed while translations have not. */
export function staleDocuments(
  { versions }: SharedDocument,
  content: ProjectContent,
  base: BaseTexts,
): Problem[] {
  const [first, ...others] = versions;
  const was = first?.language.isDefault ? base.textOf(first.file) : null;
  if (!first || was === null) return [];
  // Paragraphs that have changed places say what they said.
  if (otherOrder(paragraphsOf(was), paragraphsOf(first.markdown))) return [];
  const alike = others.filter(({ blocks }) => blocks.length === first.blocks.length);
  const untouched = alike.map((document) => ({ document, isUntouched: untouchedBlocks(document, base) }));
  return changedBlocks(blocksOf(was), first.blocks).flatMap(({ before, now, place }) => {
    if (!saysElse(before.written, now.written, content)) return [];
    const behind = untouched
      .filter(({ document, isUntouched }) => {
        const text = document.blocks[place]?.written ?? '';
        const both = [
          { language: first.language, text: now.written },
          { language: document.language, text },
        ];
        return isUntouched(text) && !factsDiffer(both, content.site);
      })
      .map(({ document }) => document);
    if (behind.length === 0) return [];
    const { line, old } = changedLine(before, now);
    const wording = staleWording('paragraph', {
      was: old,
      languages: behind.map(({ language }) => language.name),
      files: behind.map(({ file }) => file),
    });
    return [documentProblem(first, 'stale-text', line, wording, 'warning')];
  });
}

/** Whether a paragraph stood in the document before as it stands there now. */
function untouchedBlocks({ file }: RunningDocument, base: BaseTexts): (text: string) => boolean {
  const before = base.textOf(file);
  if (before === null) return () => !base.isChanged(file);
  const known = new Set(blocksOf(before).map(({ written }) => written));
  return (text) => known.has(text);
}

interface ChangedBlock {
  readonly before: Block;
  readonly now: Block;
  /** Of the block as it is now, from 0. */
  readonly place: number;
}

/**
 * Blocks that have become others. Where there are more or fewer than before they cannot be told apart, and a language
 * that has not followed has fewer or more than the first one, which `text-mismatch` tells.
 */
function changedBlocks(before: readonly Block[], now: readonly Block[]): ChangedBlock[] {
  if (before.length !== now.length) return [];
  return now.flatMap((block, place) => {
    const old = before[place];
    return old && old.written !== block.written ? [{ before: old, now: block, place }] : [];
  });
}

/** The first line of a block that was not there before, and the one that stood in its place. */
function changedLine(before: Block, now: Block) {
  const old = before.written.split('\n');
  const known = new Set(old);
  let index = now.index;
  for (const [place, written] of now.written.split('\n').entries()) {
    if (!known.has(written)) return { line: { written, index }, old: old[place] ?? before.written };
    index += written.length + 1;
  }
  return { line: now, old: before.written };
}
