import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { isDirect } from '../http/client.ts';
import type { StoragePlace } from '../submissions/keep-submission.ts';
import type { Readings } from './readings.ts';
import { findTroubles, TROUBLE_PARTS } from './troubles.ts';

/** The same on every host; clients without access get 404. */
export const METRICS_PATH = '/metrics';
export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8';

/** Outcome of a form: its storage, returned with messages, or refused without looking at its fields. */
export type FormResult = StoragePlace | 'returned' | 'refused';

/** Counts requests, forms and renders for Prometheus, without personal data. */
export interface Metrics {
  readonly countRequest: (status: number) => void;
  readonly countForm: (outcome: FormResult) => void;
  /** @param milliseconds that a page took to render */
  readonly addRender: (milliseconds: number) => void;
  readonly hasToken: (request: Pick<IncomingMessage, 'headers'>) => boolean;
  readonly mayRead: (request: Pick<IncomingMessage, 'headers' | 'socket'>) => boolean;
  /** All metrics in Prometheus's text format. */
  readonly text: (readings: Readings) => string;
}

interface MetricsOptions {
  /** The number of proxies in front: behind one, every visitor has a connection from this machine. */
  readonly trustedProxies?: number;
  /** A client that sends it as a bearer token may read from anywhere. */
  readonly token?: string | undefined;
}

const STATUS_CLASSES = ['1xx', '2xx', '3xx', '4xx', '5xx'] as const;
const OUTCOMES: readonly FormResult[] = ['table', 'spool', 'nowhere', 'returned', 'refused'];
/** Upper limits of the histogram of render times, seconds. */
const RENDER_LIMITS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5] as const;

/** Without prom-client: the format is a few lines, and the library would bring three packages. */
export function createMetrics({ trustedProxies = 0, token }: MetricsOptions = {}): Metrics {
  const requests = STATUS_CLASSES.map(() => 0);
  const forms = new Map(OUTCOMES.map((outcome) => [outcome, 0]));
  const renders = { within: RENDER_LIMITS.map(() => 0), count: 0, seconds: 0 };
  const hasToken: Metrics['hasToken'] = ({ headers }) =>
    token !== undefined && isEqual(headers.authorization ?? '', `Bearer ${token}`);
  return {
    hasToken,
    countRequest(status) {
      const index = Math.floor(status / 100) - 1;
      requests[index] = (requests[index] ?? 0) + 1;
    },
    countForm(outcome) {
      forms.set(outcome, (forms.get(outcome) ?? 0) + 1);
    },
    addRender(milliseconds) {
      const seconds = milliseconds / 1000;
      renders.count++;
      renders.seconds += seconds;
      for (const [index, limit] of RENDER_LIMITS.entries())
        if (seconds <= limit) renders.within[index] = (renders.within[index] ?? 0) + 1;
    },
    mayRead: (request) => hasToken(request) || (trustedProxies === 0 && isDirect(request)),
    text: (readings) =>
      [
        ...formatMetric(
          'http_requests_total',
          'counter',
          'Answered requests by status class.',
          STATUS_CLASSES.map((name, index) => [`{status="${name}"}`, requests[index] ?? 0]),
        ),
        ...formatMetric(
          'forms_total',
          'counter',
          'Received forms by what became of them.',
          [...forms].map(([outcome, count]) => [`{outcome="${outcome}"}`, count]),
        ),
        ...formatMetric('page_render_seconds', 'histogram', 'Time to render a page.', [
          ...RENDER_LIMITS.map(
            (limit, index): Sample => [`_bucket{le="${limit}"}`, renders.within[index] ?? 0],
          ),
          ['_bucket{le="+Inf"}', renders.count],
          ['_sum', renders.seconds],
          ['_count', renders.count],
        ]),
        ...formatGauges(readings),
      ].join('\n'),
  };
}

/** The suffix of the metric's name, and the value. */
type Sample = readonly [suffix: string, value: number];

function formatMetric(name: string, type: string, help: string, samples: readonly Sample[]): string[] {
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...samples.map(([suffix, value]) => `${name}${suffix} ${value}`),
    '',
  ];
}

/** The gauges; unknown values are left out. */
function formatGauges(readings: Readings): string[] {
  const { keepsForms, databaseTime, spool, mail, disk, lastBackup, studio } = readings;
  const troubles = findTroubles(readings);
  const backupSeconds = lastBackup && lastBackup.getTime() / 1000;
  const gauge = (name: string, help: string, value: number | null | undefined) =>
    value === null || value === undefined ? [] : formatMetric(name, 'gauge', help, [['', value]]);
  return [
    ...formatMetric('trouble', 'gauge', '1 with the reason while a part is in trouble, else 0.', [
      ...TROUBLE_PARTS.filter((part) => !troubles.has(part)).map((part): Sample => [`{part="${part}"}`, 0]),
      ...[...troubles].map(
        ([part, reason]): Sample => [`{part="${part}",reason=${JSON.stringify(reason)}}`, 1],
      ),
    ]),
    ...gauge('studio_ready', '1 while the Studio answers, else 0.', studio && Number(studio.isReady)),
    ...gauge('unsent_publications', 'Publications not sent to the remote.', studio?.unsent.count),
    ...gauge('forms_kept', '1 while forms can be kept, else 0.', Number(keepsForms)),
    ...gauge('database_up', '1 while the database answers, else 0.', Number(databaseTime !== null)),
    ...gauge('database_answer_seconds', 'Time of the last query.', databaseTime && databaseTime / 1000),
    ...gauge('spool_forms', 'Forms that wait in the spool.', spool.waiting),
    ...gauge('mail_queue_forms', 'Forms whose mails wait.', mail?.waiting),
    ...gauge('mail_failing_forms', 'Forms whose mails have failed.', mail?.failing),
    ...gauge('disk_free_bytes', "Free space on the spool's disk.", disk?.free),
    ...gauge('disk_size_bytes', "Size of the spool's disk.", disk?.total),
    ...gauge('last_backup_timestamp_seconds', 'When the last backup was made.', backupSeconds),
  ];
}

/** Takes the same time for every wrong value. */
function isEqual(input: string, secret: string): boolean {
  const hash = (value: string) => createHash('sha256').update(value).digest();
  return timingSafeEqual(hash(input), hash(secret));
}
