import { test } from 'vitest';
import { saveWhilePublishing } from './save-while-publishing.ts';

test(
  'a line that a person saves at any of 40 moments of a publication is in the file',
  {
    timeout: 600_000,
  },
  () => saveWhilePublishing(40),
);
