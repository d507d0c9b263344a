import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { hashText } from '../../../app/ui/basalt/seeded-random.ts';
import type { SignedPicture } from './draw-social-picture.ts';
import type { DrawingDone, DrawingTask } from './picture-worker.ts';

/** Draws on all processors; none is started before there is something to draw. */
export interface DrawingWorkers {
  /** Rejects when the picture cannot be drawn. */
  readonly draw: (picture: SignedPicture) => Promise<Uint8Array>;
  readonly close: () => Promise<void>;
}

interface Hand {
  readonly worker: Worker;
  readonly waiting: Map<number, PromiseWithResolvers<Uint8Array>>;
}

export function drawingWorkers(): DrawingWorkers {
  const hands: (Hand | undefined)[] = Array.from({ length: availableParallelism() });
  let tasks = 0;
  return {
    draw(picture) {
      // Pictures on the same ground go to the same hand, which keeps it.
      const place = hashText(picture.seed) % hands.length;
      const hand = hands[place] ?? startHand();
      hands[place] = hand;
      const task = ++tasks;
      const done = Promise.withResolvers<Uint8Array>();
      hand.waiting.set(task, done);
      hand.worker.postMessage({ task, picture } satisfies DrawingTask);
      return done.promise;
    },
    async close() {
      await Promise.all(hands.map((hand) => hand?.worker.terminate()));
    },
  };
}

function startHand(): Hand {
  const worker = new Worker(new URL('picture-worker.ts', import.meta.url));
  const waiting: Hand['waiting'] = new Map();
  worker.on('message', ({ task, png }: DrawingDone) => {
    waiting.get(task)?.resolve(png);
    waiting.delete(task);
  });
  worker.on('error', (error) => {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  });
  return { worker, waiting };
}
