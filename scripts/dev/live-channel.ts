import type { ServerResponse } from 'node:http';
import type { LiveState } from './live-state.ts';

/** Tells open pages about changes, by server-sent events. */
export interface LiveChannel {
  /** Takes a page on and tells it the state at once. */
  readonly connect: (response: ServerResponse) => void;
  /** Tells all open pages the state. */
  readonly announce: () => void;
  readonly close: () => void;
}

/** @param state the state at this moment */
export function createLiveChannel(state: () => LiveState): LiveChannel {
  const pages = new Set<ServerResponse>();
  const message = () => `data: ${JSON.stringify(state())}\n\n`;
  return {
    connect(response) {
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      // A page whose server was started again comes back soon.
      response.write(`retry: 500\n${message()}`);
      pages.add(response);
      response.on('close', () => pages.delete(response));
    },
    announce() {
      const text = message();
      for (const page of pages) page.write(text);
    },
    close() {
      for (const page of pages) page.end();
    },
  };
}
