/** A wait that doubles with each failure. In milliseconds. */
export interface Backoff {
  readonly first: number;
  readonly longest: number;
}

/** How fast a notifier works. Times in milliseconds. */
export interface NotifierPace {
  /** How often it looks for submissions without being poked. */
  readonly poll: number;
  /** How many submissions it works on at once. */
  readonly atOnce: number;
  /** Between attempts at one submission. */
  readonly row: Backoff;
  /** Nothing is sent at all for so long after the mail server was away; nothing read after the database was. */
  readonly away: Backoff;
  /** A confirmation that is put off for longer is given up: its address is most likely mistyped. */
  readonly confirmationPatience: number;
  /** So many confirmations may be put off; more are given up, lest they keep new submissions out of sight. */
  readonly mostPutOff: number;
  /** On stopping, what is being sent may take so long. */
  readonly stopPatience: number;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

export const usualPace: NotifierPace = {
  poll: MINUTE,
  atOnce: 3,
  row: { first: 5 * SECOND, longest: 10 * MINUTE },
  away: { first: SECOND, longest: MINUTE },
  confirmationPatience: 3 * DAY,
  mostPutOff: 300,
  stopPatience: 5 * SECOND,
};

/** How long to wait after so many failures in a row, 1 or more. */
export function waitAfter(failures: number, { first, longest }: Backoff): number {
  return Math.min(first * 2 ** Math.min(failures - 1, 30), longest);
}
