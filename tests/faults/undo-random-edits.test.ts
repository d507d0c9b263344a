import { test } from 'vitest';
import { undoRandomEdits } from '../properties/undo-random-edits.ts';

test(
  '1,000 random edits of the real files that are undone in any order leave these as they were',
  {
    timeout: 600_000,
  },
  () => undoRandomEdits(100),
);
