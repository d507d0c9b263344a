import { test } from 'vitest';
import { expectPublication, expectRefusal } from '../../faults/checkout-states.ts';

/* Some states of each kind; tests/faults covers all of them. */

test.each(['a detached HEAD', 'a rebase', 'a lock of the index', 'a branch without a commit', 'no git'])(
  '%s refuses a publication and leaves all unchanged',
  expectRefusal,
);

test.each([
  'hooks that refuse commits',
  'line ends of Windows',
  'a linked worktree',
  'a folder of a larger repository',
  'code that is staged',
  'a damaged index',
])('%s: a publication is committed whole', expectPublication);
