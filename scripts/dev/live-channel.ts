import type { ServerResponse } from 'node:http';

/** What an open page must know to stay current; sent as a whole, so that a page that missed some messages catches up. */
export interface LiveState {
  /** Changes with the content, the rows and each start of the preview. A page of another version reloads. */
  readonly version: string;
  /** How often the code was edited. A page that is not hydrated reloads. */
  readonly code: number;
  /** The panel to show over the page, as HTML; empty when there are no problems. */
  readonly overlay: string;
  /** A note to show over the page once, as HTML; empty as long as there is none. */
  readonly note: string;
}

/** Reports changes to open pages, by server-sent events. */
export interface LiveChannel {
  /** Adds a page and sends it the state. */
  readonly connect: (response: ServerResponse) => void;
  /** Sends the state to all open pages. */
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
      // How soon a page connects again after a restart of the server.
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
