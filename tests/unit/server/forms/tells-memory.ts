import { setTimeout as wait } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** The memory of a process, bytes. */
export interface ToldMemory {
  /** What is still in use after tidying up. */
  readonly held: number;
  /** The most that the process ever took. */
  readonly most: number;
}

/* Loaded before a program (`node --import`), it tells the parent on every message how much memory the process has. */
setFlagsFromString('--expose-gc');
const tidyUp = runInNewContext('gc') as () => void;

process.on('message', async () => {
  // What buffers held is given back a moment after they are gone.
  for (let time = 0; time < 3; time++) {
    tidyUp();
    await wait(100);
  }
  const { heapUsed, external } = process.memoryUsage();
  const told: ToldMemory = { held: heapUsed + external, most: process.resourceUsage().maxRSS * 1024 };
  process.send?.(told);
});
