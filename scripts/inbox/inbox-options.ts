import { parseArgs } from 'node:util';
import { calendarDay } from '../../schema/lifetime.ts';
import { normalizeAddress } from '../../server/privacy/person.ts';

export interface InboxOptions {
  readonly format: 'text' | 'json' | 'csv';
  /** ISO 8601; null for all. */
  readonly since: string | null;
  /** The id of a form; null for all. */
  readonly form: string | null;
  /** Whether to list what people sent, what robots sent (spam), or both. */
  readonly senders: 'people' | 'robots' | 'all';
}

export interface PersonOptions {
  /** In small letters. */
  readonly address: string;
  readonly isJson: boolean;
  readonly isDeleted: boolean;
}

export type InboxOptionsResult =
  | { readonly kind: 'valid'; readonly options: InboxOptions }
  | { readonly kind: 'person'; readonly options: PersonOptions }
  | { readonly kind: 'help' }
  /** What is wrong, in a sentence. */
  | { readonly kind: 'wrong'; readonly message: string };

export const INBOX_USAGE = `npm run inbox -- [options]

Lists what visitors have sent by the forms, newest first, whether the server runs or not.
What --person does is recorded in audit.ndjson in the database's folder, without the address.

  --json          one JSON object a line; redirect it with npm run -s, which prints no banner
  --csv           for a spreadsheet
  --since TIME    2026-11-01, 30m, 24h, 7d or 2w
  --form ID       of one form, for example contact
  --spam          only what robots sent
  --all           what people and what robots sent
  --person EMAIL  everything that was sent with an e-mail address, spam too; only with --json or --delete
  --delete        with --person: deletes it from the database and the spool
  --help          this text

It ends with 0 when they are listed, 2 when it cannot run.
`;

const HOUR_MS = 3_600_000;
const UNITS: Readonly<Record<string, number>> = {
  m: HOUR_MS / 60,
  h: HOUR_MS,
  d: 24 * HOUR_MS,
  w: 7 * 24 * HOUR_MS,
};

/**
 * Reads the arguments of npm run inbox.
 * @param now the time in milliseconds, which a duration is counted back from
 */
export function readInboxOptions(given: readonly string[], now: number): InboxOptionsResult {
  const parsed = parse(given);
  if (parsed instanceof Error) return { kind: 'wrong', message: parsed.message };
  const { json, csv, since, form, spam, all, person, delete: isDeleted, help } = parsed;
  if (help) return { kind: 'help' };
  if (person !== undefined) {
    if (csv || spam || all || since !== undefined || form !== undefined)
      return { kind: 'wrong', message: 'Give --person alone, or with --json and --delete.' };
    const address = normalizeAddress(person);
    if (!/^\S+@\S+$/.test(address))
      return {
        kind: 'wrong',
        message: `--person is an e-mail address like sigga@example.is; not ${person}.`,
      };
    return { kind: 'person', options: { address, isJson: json, isDeleted } };
  }
  if (isDeleted) return { kind: 'wrong', message: 'Give --delete with --person, and with nothing else.' };
  if (spam && all) return { kind: 'wrong', message: 'Give --spam or --all, not both.' };
  if (json && csv) return { kind: 'wrong', message: 'Give --json or --csv, not both.' };
  const time = since === undefined ? null : readSince(since, now);
  if (time === undefined) {
    return {
      kind: 'wrong',
      message: `--since is a date like 2026-11-01, or a duration like 30m, 24h, 7d or 2w; not ${since}.`,
    };
  }
  let format: InboxOptions['format'] = 'text';
  if (json) format = 'json';
  if (csv) format = 'csv';
  let senders: InboxOptions['senders'] = 'people';
  if (spam) senders = 'robots';
  if (all) senders = 'all';
  return { kind: 'valid', options: { format, since: time, form: form ?? null, senders } };
}

function parse(given: readonly string[]) {
  try {
    return parseArgs({
      args: [...given],
      options: {
        json: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        since: { type: 'string' },
        form: { type: 'string' },
        spam: { type: 'boolean', default: false },
        all: { type: 'boolean', default: false },
        person: { type: 'string' },
        delete: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    }).values;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** A date begins at midnight UTC, which is Iceland's time; undefined when it is none of the forms. */
function readSince(written: string, now: number): string | undefined {
  const [, count, unit = ''] = /^(\d{1,6})([mhdw])$/.exec(written) ?? [];
  const milliseconds = UNITS[unit];
  if (count !== undefined && milliseconds !== undefined)
    return new Date(now - Number(count) * milliseconds).toISOString();
  return calendarDay.safeParse(written).success ? `${written}T00:00:00.000Z` : undefined;
}
