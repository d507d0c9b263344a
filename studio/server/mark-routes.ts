import type { markApi } from '../api/pictures-api.ts';
import { createThread } from './limited-thread.ts';
import { Refusal } from './refusal.ts';
import type { Handlers } from './route.ts';

/** Four times the usual output of a drawing program for a mark of many shapes; the result may have 8 KB. */
const MAX_LENGTH = 64 * 1024;
/** Usually takes 0.1 seconds. */
const MAX_CLEAN_MS = 2_000;
const MAX_MEMORY_MIB = 64;

const tooComplex = () => new Refusal(422, 'mark-complex');
const thread = createThread<string>({
  module: new URL('mark-thread.ts', import.meta.url),
  milliseconds: MAX_CLEAN_MS,
  memory: MAX_MEMORY_MIB,
  beyondLimit: tooComplex,
});

/** Word marks of clients: an upload is cleaned here, and added to a draft by an edit. */
export const markRoutes: Handlers<typeof markApi> = {
  async 'POST /marks'({ body }) {
    if (Buffer.byteLength(body.svg) > MAX_LENGTH) throw tooComplex();
    const svg = await thread.ask<string | null>(body.svg);
    if (svg === null) throw new Refusal(422, 'mark-unusable');
    return { svg };
  },
};
