import { parentPort } from 'node:worker_threads';
import { drawSocialPicture, type SignedPicture } from './draw-social-picture.ts';

/** What a worker is asked for, and what it answers; `task` says which answer belongs to what. */
export interface DrawingTask {
  readonly task: number;
  readonly picture: SignedPicture;
}
export interface DrawingDone {
  readonly task: number;
  readonly png: Uint8Array;
}

parentPort?.on('message', async ({ task, picture }: DrawingTask) => {
  // A failure ends the worker, and whoever waits for it is told.
  const png = await drawSocialPicture(picture);
  parentPort?.postMessage({ task, png } satisfies DrawingDone);
});
