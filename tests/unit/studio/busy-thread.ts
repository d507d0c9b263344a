import { answerRequests } from '../../../studio/server/limited-thread.ts';

/* A thread for `limited-thread.test.ts`, which does the work that it is asked for. */

export type BusyRequest = 'answer' | 'loop' | 'fill' | 'keep' | 'nest' | 'fail' | 'end';

const heapBlocks: number[][] = [];

answerRequests((request: BusyRequest) => {
  switch (request) {
    case 'answer':
      return 'answered';
    case 'loop':
      for (;;);
    case 'fill':
      for (;;) heapBlocks.push(Array(100_000).fill(heapBlocks.length));
    case 'keep':
      // It takes 24 of 64 MiB.
      heapBlocks.push(Array(3_000_000).fill(0.5));
      return 'kept';
    case 'nest':
      return recurse();
    case 'fail':
      throw new Error('It failed.');
    case 'end':
      return process.exit(0);
  }
});

function recurse(): number {
  return 1 + recurse();
}
