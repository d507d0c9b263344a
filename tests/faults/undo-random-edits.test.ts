import { test } from 'vitest';
import { undoRandomEdits } from '../properties/undo-random-edits.ts';

test(
  '1,000 random edits of the real files, undone in any order, leave them unchanged',
  {
    timeout: 600_000,
  },
  () => undoRandomEdits(100),
);
