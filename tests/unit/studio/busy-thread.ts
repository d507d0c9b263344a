import { answerRequests } from '../../../studio/server/limited-thread.ts';

/* A thread for `limited-thread.test.ts`, which does what it is asked for. */

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
      // Of 64 MiB it takes 24.
      heapBlocks.push(Array(3_000_000).fill(0.5));
      return 'kept';
    case 'nest':
      return nested();
    case 'fail':
      throw new Error('It failed.');
    case 'end':
      return process.exit(0);
  }
});

function nested(): number {
  return 1 + nested();
}
