import { test } from 'vitest';
import { killPublications } from '../../faults/kill-publications.ts';

// tests/faults covers more of them.
test('each of 2 publications that are killed is live as a whole and sent once, or not at all', () =>
  killPublications(2));
