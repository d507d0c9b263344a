import type { MarkedWords } from './inline-markup.ts';
import type { RunningDocument } from './running-document.ts';

/** A link or a picture of a running text; `index` counts from the start of the text. */
export interface PlacedWords extends MarkedWords {
  /** The place of its block in the text, from 0. */
  readonly block: number;
}

/** All links or all pictures of a running text, from top to bottom. */
export function markedWords(document: RunningDocument, sort: 'links' | 'images'): readonly PlacedWords[] {
  return document.blocks.flatMap(({ units }, block) =>
    units.flatMap((unit) =>
      unit.inline[sort].map((found) => ({ ...found, block, index: unit.index + found.index })),
    ),
  );
}
