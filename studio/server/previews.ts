import type { DatabaseEnvironment } from '../../server/runtime/environment.ts';
import { createThread } from './limited-thread.ts';
import { Refusal } from './refusal.ts';
import type { Preview } from './studio-context.ts';

/** Name of a function of the renderer, and its arguments. */
export interface PreviewRequest {
  readonly name: keyof Preview;
  readonly parameters: readonly unknown[];
}

/** Dependencies of the rendering thread. */
export interface PreviewData {
  readonly buildFolder: string;
  readonly database: DatabaseEnvironment;
}

/** A page takes 0.1 seconds. */
const MAX_RENDER_MS = 20_000;
const MAX_MEMORY_MIB = 128;

/** Renders previews in a thread, so that a slow draft does not delay other requests. */
export function createPreviews(data: PreviewData, log: (line: string) => void): Preview {
  const module = new URL('preview-thread.ts', import.meta.url);
  const thread = createThread<PreviewRequest>({
    module,
    data,
    log,
    milliseconds: MAX_RENDER_MS,
    memory: MAX_MEMORY_MIB,
    beyondLimit: () => new Refusal(422, 'preview-limit'),
  });
  return {
    render: (...parameters) => thread.ask({ name: 'render', parameters }),
    file: (...parameters) => thread.ask({ name: 'file', parameters }),
  };
}
