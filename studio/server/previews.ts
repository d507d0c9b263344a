import type { DatabaseEnvironment } from '../../server/environment.ts';
import type { DraftRenderer } from '../preview/draft-renderer.ts';
import { createThread, ThreadLimit } from './limited-thread.ts';
import { Refusal } from './route.ts';
import type { Preview } from './studio.ts';

/** A function of the renderer, and its arguments. */
export type PreviewRequest = {
  [Name in keyof Preview]: { readonly name: Name; readonly parameters: Parameters<DraftRenderer[Name]> };
}[keyof Preview];

/** What the thread renders with. */
export interface PreviewData {
  readonly buildFolder: string;
  readonly database: DatabaseEnvironment;
}

/** A page takes a tenth of a second, all pages for a search some seconds. */
const MAX_MILLISECONDS = 20_000;
const MAX_MEMORY = 128;

/** Renders previews in a thread: a draft that is slow to render keeps no other request waiting. */
export function createPreviews(data: PreviewData, log: (line: string) => void): Preview {
  const module = new URL('preview-thread.ts', import.meta.url);
  const thread = createThread({ module, data, milliseconds: MAX_MILLISECONDS, memory: MAX_MEMORY, log });
  const ask = async <Result>(request: PreviewRequest): Promise<Result> => {
    try {
      return (await thread.ask(request)) as Result;
    } catch (error) {
      throw error instanceof ThreadLimit ? new Refusal(422, 'preview-limit') : error;
    }
  };
  return {
    render: (...parameters) => ask({ name: 'render', parameters }),
    search: (...parameters) => ask({ name: 'search', parameters }),
    file: (...parameters) => ask({ name: 'file', parameters }),
  };
}
