import type { markApi } from '../api/pictures.ts';
import { createThread } from './limited-thread.ts';
import { Refusal } from './refusal.ts';
import type { Handlers } from './route.ts';

/** Four times what a drawing program writes for a word mark of many shapes; what it may have at the end is 8 KB. */
const MAX_LENGTH = 64 * 1024;
/** A usual one takes a tenth of a second. */
const MAX_CLEAN_MS = 2_000;
const MAX_MEMORY_MIB = 64;

const tooComplex = () => new Refusal(422, 'mark-complex');
const thread = createThread<string>({
  module: new URL('mark-thread.ts', import.meta.url),
  milliseconds: MAX_CLEAN_MS,
  memory: MAX_MEMORY_MIB,
  beyondLimit: tooComplex,
});

/** Word marks of clients: what is uploaded is cleaned here, and gets into a draft by an edit. */
export const markRoutes: Handlers<typeof markApi> = {
  async 'POST /marks'({ body }) {
    if (Buffer.byteLength(body.svg) > MAX_LENGTH) throw tooComplex();
    const svg = await thread.ask<string | null>(body.svg);
    if (svg === null) throw new Refusal(422, 'mark-unusable');
    return { svg };
  },
};
