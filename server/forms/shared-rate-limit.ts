import { createHmac } from 'node:crypto';
import type { Log } from '../log.ts';
import { failure } from '../log.ts';

/** So many forms at once, and as many again within so many seconds. */
export interface AttemptLimit {
  readonly count: number;
  readonly seconds: number;
}

/**
 * Counts one more form of a visitor, for all servers together, and gives the seconds that the visitor has to wait; 0
 * when it may come through. Rejects within some seconds when the database does not say.
 * @param visitor the same for the same visitor on all servers, and no address
 */
export type CountAttempt = (visitor: string, limit: AttemptLimit) => Promise<number>;

interface SharedRateLimitOptions extends AttemptLimit {
  readonly countAttempt: CountAttempt;
  /** What all servers of the site know and nobody else. */
  readonly secret: string;
  readonly log: Log;
  readonly now?: () => number;
}

/** How long the database is left alone after it did not say, milliseconds. */
const PAUSE_MS = 15_000;
const HASH_LENGTH = 22;

/**
 * The limit over all servers that share a database. While that is away each server counts for itself (`rate-limit.ts`),
 * which is then the only limit: nobody is turned away because of a database, and nobody waits for one that is known to
 * be away.
 * @returns takes the visitor's address, and gives the seconds to wait; never rejects
 */
export function createSharedRateLimit({
  countAttempt,
  secret,
  count,
  seconds,
  log,
  now = () => performance.now(),
}: SharedRateLimitOptions): (address: string) => Promise<number> {
  let askedAgainAt = 0;
  let isAway = false;
  return async (address) => {
    if (now() < askedAgainAt) return 0;
    try {
      const wait = await countAttempt(visitorOf(address, secret), { count, seconds });
      if (isAway) log.info('shared-limit-back', 'Forms are counted for all servers together again');
      isAway = false;
      return Math.ceil(wait);
    } catch (error) {
      if (!isAway) log.warning('shared-limit-away', 'Forms are counted by each server alone', failure(error));
      isAway = true;
      askedAgainAt = now() + PAUSE_MS;
      return 0;
    }
  };
}

/** An address is personal data; who has the table but not the secret cannot tell it from this. */
function visitorOf(address: string, secret: string): string {
  return createHmac('sha256', secret)
    .update('form-visitor')
    .update(address)
    .digest('base64url')
    .slice(0, HASH_LENGTH);
}
