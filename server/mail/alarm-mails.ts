import { randomUUID } from 'node:crypto';
import type { MailSettings } from '../environment.ts';
import type { Log } from '../log.ts';
import type { Readings } from '../readings.ts';
import type { MailTransport } from './mail-transport.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MEGABYTE = 1_000_000;
const LONGEST_SPOOL_MS = 15 * MINUTE;
const LONGEST_MAIL_MS = HOUR;
const LEAST_FREE_BYTES = 200 * MEGABYTE;
const LEAST_FREE_SHARE = 0.05;

interface Cause {
  readonly name: string;
  /** Null when it is not known. */
  readonly isOn: (readings: Readings) => boolean | null;
  /** In the agency's languages. */
  readonly texts: readonly [icelandic: string, english: string];
}

const CAUSES: readonly Cause[] = [
  {
    name: 'spool',
    isOn: ({ spool }) => (spool.waiting === null ? null : (spool.longestWait ?? 0) >= LONGEST_SPOOL_MS),
    texts: [
      'Innsend form hafa ekki komist í gagnagrunninn í 15 mínútur. Þau eru geymd á diski þjónsins.',
      "Forms have not reached the database for 15 minutes. They are kept on the server's disk.",
    ],
  },
  {
    name: 'mail',
    isOn: ({ mail }) => (mail?.failingFor ?? 0) >= LONGEST_MAIL_MS,
    texts: [
      'Tölvupóstur um innsent form hefur ekki komist til skila í klukkustund. Lestu formin með npm run inbox.',
      'A mail about a form has failed for an hour. Read the forms with npm run inbox.',
    ],
  },
  {
    name: 'disk',
    isOn: ({ disk }) => disk && (disk.free < LEAST_FREE_BYTES || disk.free < LEAST_FREE_SHARE * disk.total),
    texts: [
      'Diskur þjónsins er næstum fullur. Þegar hann fyllist er ekki hægt að taka við formum.',
      "The server's disk is nearly full. When it is full, no forms can be kept.",
    ],
  },
];

const OVER = ['Þetta er komið í lag: ', 'This is over: '] as const;

interface AlarmMailsOptions {
  readonly readings: () => Promise<Readings>;
  readonly mail: Pick<MailSettings, 'from' | 'to'>;
  readonly transport: MailTransport;
  readonly log: Log;
  /** A monotonic clock, milliseconds. */
  readonly now?: () => number;
}

/**
 * Creates the task of the alarm mails to the agency: at most one an hour for each cause, and one when it is over. A mail
 * that is not accepted is tried again by the next call.
 */
export function createAlarmMails({
  readings,
  mail,
  transport,
  log,
  now = () => performance.now(),
}: AlarmMailsOptions): () => Promise<void> {
  const states = CAUSES.map((cause) => ({ cause, isReported: false, lastAt: Number.NEGATIVE_INFINITY }));

  const send = async ({ texts }: Cause, isOver: boolean): Promise<boolean> => {
    const lines = texts.map((text, at) => (isOver ? `${OVER[at]}${text}` : text));
    const outcome = await transport.send(
      {
        from: { address: mail.from },
        to: { address: mail.to },
        replyTo: null,
        subject: `${isOver ? 'OK' : 'ALARM'}: ${lines[0]}`,
        text: `${lines.join('\n\n')}\n`,
        autoSubmitted: 'auto-generated',
        key: randomUUID(),
      },
      AbortSignal.timeout(MINUTE),
    );
    return outcome.kind === 'accepted';
  };

  return async () => {
    const current = await readings();
    for (const state of states) {
      const isOn = state.cause.isOn(current);
      if (isOn === true && now() - state.lastAt >= HOUR && (await send(state.cause, false))) {
        log.warning('alarm', 'An alarm mail was sent', { cause: state.cause.name });
        state.lastAt = now();
        state.isReported = true;
      }
      if (isOn === false && state.isReported && (await send(state.cause, true))) state.isReported = false;
    }
  };
}
