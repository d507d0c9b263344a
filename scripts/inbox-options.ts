import { calendarDay } from '../schema/lifetime.ts';
import type { PersonOptions } from '../server/inbox/person-inbox.ts';
import type { InboxOptions } from '../server/inbox/print-inbox.ts';
import { normalizeAddress } from '../server/privacy/person.ts';
import type { OptionValues } from './command-line.ts';

export type InboxOptionsResult =
  | { readonly kind: 'valid'; readonly options: InboxOptions }
  | { readonly kind: 'person'; readonly options: PersonOptions }
  /** The problem, in a sentence. */
  | { readonly kind: 'wrong'; readonly message: string };

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const UNIT_MS: Readonly<Record<string, number>> = { m: HOUR_MS / 60, h: HOUR_MS, d: DAY_MS, w: 7 * DAY_MS };

/**
 * Reads the options of npm run inbox.
 * @param now the time in milliseconds, from which a duration is counted back
 */
export function readInboxOptions(values: OptionValues<'inbox'>, now: number): InboxOptionsResult {
  const { json, csv, since, form, spam, all, person, delete: shouldDelete } = values;
  if (person !== undefined) {
    if (csv || spam || all || since !== undefined || form !== undefined)
      return { kind: 'wrong', message: 'Give --person alone, or with --json and --delete.' };
    const address = normalizeAddress(person);
    if (!/^\S+@\S+$/.test(address))
      return {
        kind: 'wrong',
        message: `--person is an e-mail address like sigga@example.is; not ${person}.`,
      };
    return { kind: 'person', options: { address, isJson: json, shouldDelete } };
  }
  if (shouldDelete) return { kind: 'wrong', message: 'Give --delete with --person, and with nothing else.' };
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

/** A date begins at midnight UTC, which is Iceland's time; undefined if it has no such format. */
function readSince(text: string, now: number): string | undefined {
  const [, count, unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? [];
  const milliseconds = UNIT_MS[unit];
  if (count !== undefined && milliseconds !== undefined)
    return new Date(now - Number(count) * milliseconds).toISOString();
  return calendarDay.safeParse(text).success ? `${text}T00:00:00.000Z` : undefined;
}
