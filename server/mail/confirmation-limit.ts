const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const MAX_PER_ADDRESS_AND_DAY = 3;
const MAX_PER_HOUR = 200;

/**
 * Limits the confirmations, which a visitor can have sent to any address. The counts are lost when the server ends.
 * @param now a monotonic clock, milliseconds
 */
export function createConfirmationLimit(now: () => number = () => performance.now()) {
  /** Confirmations of the last day, the oldest first; MAX_PER_HOUR bounds their number. */
  let confirmations: { readonly mailbox: string; readonly at: number }[] = [];
  return {
    /** Returns true if one more may be sent: 3 to an address in 24 hours, 200 to all in an hour. */
    allows(address: string): boolean {
      const time = now();
      confirmations = confirmations.filter(({ at }) => time - at < DAY_MS);
      const mailbox = normalizeMailbox(address);
      const mailboxConfirmations = confirmations.filter((confirmation) => confirmation.mailbox === mailbox);
      const hourConfirmations = confirmations.filter(({ at }) => time - at < HOUR_MS);
      return mailboxConfirmations.length < MAX_PER_ADDRESS_AND_DAY && hourConfirmations.length < MAX_PER_HOUR;
    },
    count(address: string): void {
      confirmations.push({ mailbox: normalizeMailbox(address), at: now() });
    },
  };
}

/** `Anna+shop@Example.is` and `anna@example.is` are read by the same person; at Gmail, `a.nna@gmail.com` too. */
const normalizeMailbox = (address: string) =>
  address
    .toLowerCase()
    .replace(/\+[^@]*@/, '@')
    .replace(/@googlemail\.com$/, '@gmail.com')
    .replace(/\.(?=[^@]*@gmail\.com$)/g, '');
