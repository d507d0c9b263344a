const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
const ADDRESS_PER_DAY = 3;
const ALL_PER_HOUR = 200;

/** Limits the confirmations, which a visitor can have sent to any address. The counts are lost when the server ends. */
interface ConfirmationLimit {
  /** Returns true if one more may be sent: 3 to an address in 24 hours, 200 to all in an hour. */
  readonly allows: (address: string) => boolean;
  readonly count: (address: string) => void;
}

/** @param now a monotonic clock, milliseconds */
export function createConfirmationLimit(now: () => number = () => performance.now()): ConfirmationLimit {
  /** Confirmations of the last day, the oldest first; ALL_PER_HOUR bounds their number. */
  let confirmations: { readonly mailbox: string; readonly at: number }[] = [];
  return {
    allows(address) {
      const time = now();
      confirmations = confirmations.filter(({ at }) => time - at < DAY_MS);
      const mailbox = normalizeMailbox(address);
      const toAddress = confirmations.filter((each) => each.mailbox === mailbox);
      const lastHour = confirmations.filter(({ at }) => time - at < HOUR_MS);
      return toAddress.length < ADDRESS_PER_DAY && lastHour.length < ALL_PER_HOUR;
    },
    count(address) {
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
