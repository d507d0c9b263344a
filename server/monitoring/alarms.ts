import { randomUUID } from 'node:crypto';
import type { MailTransport } from '../mail/mail-transport.ts';
import type { MailSettings } from '../runtime/environment.ts';
import type { Log } from '../runtime/log.ts';
import texts from './alarm-texts.json' with { type: 'json' };
import type { Readings } from './readings.ts';
import { findTrouble, TROUBLE_PARTS, type TroublePart } from './troubles.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Time until a trouble becomes an alarm, milliseconds; the others are alarms immediately. */
const ALARM_DELAY_MS: Partial<Readonly<Record<TroublePart, number>>> = {
  database: 15 * MINUTE_MS,
  rows: 15 * MINUTE_MS,
  mail: HOUR_MS,
  publications: 15 * MINUTE_MS,
};

const RESOLVED = { is: 'Þetta er komið í lag: ', en: 'This is over: ' } as const;

interface AlarmOptions {
  readonly readings: () => Promise<Readings>;
  /** The address that gets alarms; null if mail is off. */
  readonly mail: (Pick<MailSettings, 'from' | 'to'> & { readonly transport: MailTransport }) | null;
  readonly log: Log;
  /** A monotonic clock, milliseconds. */
  readonly now?: () => number;
}

/**
 * Creates the task of the alarms: each is logged and then mailed to the agency, at most once an hour for each part, and
 * so is its end. The next call retries a mail that was not accepted.
 */
export function createAlarms(options: AlarmOptions): () => Promise<void> {
  const { readings, mail, log, now = () => performance.now() } = options;
  const states = TROUBLE_PARTS.map((part) => ({
    part,
    /** Of the last trouble; null once it has ended. */
    reason: null as string | null,
    since: 0,
    loggedAt: Number.NEGATIVE_INFINITY,
    isLogged: false,
    isMailDue: false,
    isMailed: false,
  }));
  type State = (typeof states)[number];

  const updateState = (state: State, reason: string | null, { mail: mailState }: Readings): void => {
    const { part } = state;
    if (reason === null) {
      if (state.isLogged) log.info('alarm-over', RESOLVED.en + texts[part].en, { cause: part });
      Object.assign(state, { reason, isLogged: false, isMailDue: false });
      return;
    }
    if (state.reason === null) state.since = now();
    state.reason = reason;
    const duration = part === 'mail' ? (mailState?.failingFor ?? 0) : now() - state.since;
    if (duration < (ALARM_DELAY_MS[part] ?? 0) || now() - state.loggedAt < HOUR_MS) return;
    log.error('alarm', texts[part].en, { cause: part, reason });
    Object.assign(state, { loggedAt: now(), isLogged: true, isMailDue: true });
  };

  const sendDue = async (state: State): Promise<void> => {
    const { part, reason, isMailDue, isMailed } = state;
    const isOver = reason === null;
    if (mail === null || !(isOver ? isMailed : isMailDue)) return;
    const lines = (['is', 'en'] as const).map((code) => (isOver ? RESOLVED[code] : '') + texts[part][code]);
    const outcome = await mail.transport.send(
      {
        from: { address: mail.from },
        to: { address: mail.to },
        replyTo: null,
        subject: `${isOver ? 'OK' : 'ALARM'}: ${lines[0]}`,
        text: `${[...lines, ...(isOver ? [] : [`${part}: ${reason}`])].join('\n\n')}\n`,
        autoSubmitted: 'auto-generated',
        key: randomUUID(),
      },
      AbortSignal.timeout(MINUTE_MS),
    );
    if (outcome.kind === 'accepted') Object.assign(state, { isMailDue: false, isMailed: !isOver });
  };

  return async () => {
    const current = await readings();
    for (const state of states) {
      const reason = findTrouble[state.part](current);
      if (reason !== undefined) updateState(state, reason, current);
    }
    for (const state of states) await sendDue(state);
  };
}
