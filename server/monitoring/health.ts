import type { IncomingMessage, ServerResponse } from 'node:http';
import { isDirect } from '../http/client.ts';
import { sendJson } from '../http/send-answer.ts';
import type { Metrics } from './metrics.ts';
import type { Readings } from './readings.ts';
import { findTroubles } from './troubles.ts';

/** The same on every host; in no menu and no sitemap. */
export const HEALTH_PATH = '/healthz';

export interface Health {
  /** The state of its parts, at most some seconds old. Never rejects. */
  readonly readings: () => Promise<Readings>;
  readonly isStopping: () => boolean;
  /** From now on the status is `stopping`. */
  readonly stop: () => void;
}

/** Time for which readings are cached, milliseconds: requests are not limited. */
const CACHE_MS = 5_000;

/**
 * @param read reads the state of the parts; never rejects
 * @param now a monotonic clock, milliseconds
 */
export function createHealth(
  read: () => Promise<Readings>,
  now: () => number = () => performance.now(),
): Health {
  let isStopping = false;
  let cache: { readonly until: number; readonly readings: Promise<Readings> } | null = null;
  return {
    readings() {
      if (cache === null || now() >= cache.until) cache = { until: now() + CACHE_MS, readings: read() };
      return cache.readings;
    },
    isStopping: () => isStopping,
    stop() {
      isStopping = true;
    },
  };
}

interface HealthParts {
  /** If left out, the server stores no forms and is always `ok`. */
  readonly health: Health | undefined;
  readonly metrics: Metrics | undefined;
}

/**
 * Answers 200 or 503, uncached. At 503 load balancers send no more visitors: the server stops, or a form could not be
 * kept. Only this machine and the holder of the metrics token get the details.
 */
export async function sendHealth(
  request: IncomingMessage,
  response: ServerResponse,
  { health, metrics }: HealthParts,
): Promise<void> {
  const parts = health && !health.isStopping() ? await health.readings() : null;
  if (health?.isStopping()) sendJson(response, 503, { status: 'stopping' });
  else if (parts === null) sendJson(response, 200, { status: 'ok' });
  else {
    const troubles = findTroubles(parts);
    const status = findStatus(parts, troubles.size > 0);
    const details = isDirect(request) || metrics?.hasToken(request) ? describeParts(parts, troubles) : {};
    sendJson(response, status === 'forms-not-kept' ? 503 : 200, { status, ...details });
  }
}

function findStatus({ keepsForms, database, studio }: Readings, isInTrouble: boolean) {
  if (!keepsForms) return 'forms-not-kept';
  if (isInTrouble) return 'degraded';
  return database === 'starting' || studio?.isReady === false ? 'starting' : 'ok';
}

const MEGABYTE = 1_000_000;

function describeParts(
  { database, spool, mail, disk, lastBackup, studio }: Readings,
  troubles: ReadonlyMap<string, string>,
) {
  return {
    degraded: [...troubles.keys()],
    reasons: Object.fromEntries(troubles),
    database,
    spool: { writable: spool.isWritable, waiting: spool.waiting },
    mail: mail && { waiting: mail.waiting, failing: mail.failing },
    disk: disk && {
      freeMegabytes: Math.floor(disk.free / MEGABYTE),
      freePercent: Math.floor((100 * disk.free) / disk.total),
    },
    lastBackup,
    studio: studio && { ready: studio.isReady, failures: studio.failures, unsent: studio.unsent.count },
  };
}
