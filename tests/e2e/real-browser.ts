/** A page in a browser that Playwright cannot drive: the few things that the main journeys do. */
export interface RealPage {
  readonly open: (url: string) => Promise<void>;
  /** Clicks what can be seen, and waits until it is there. */
  readonly click: (selector: string) => Promise<void>;
  /** Moves the mouse there. */
  readonly pointAt: (selector: string) => Promise<void>;
  /** Types into a field. */
  readonly type: (selector: string, text: string) => Promise<void>;
  readonly choose: (select: string, value: string) => Promise<void>;
  /** Runs a function in the page. */
  readonly evaluate: <Result>(run: () => Result) => Promise<Result>;
}

/** A running browser. */
export interface RealBrowser {
  readonly page: RealPage;
  /** Errors in scripts since the start, as far as the browser reports them. */
  readonly errors: () => readonly string[];
  readonly close: () => Promise<void>;
}
