import { test } from 'vitest';
import { killPublications } from './kill-publications.ts';

test(
  'each of 20 publications that are killed is live as a whole and sent once, or not at all',
  {
    timeout: 600_000,
  },
  () => killPublications(20),
);
