import type { ServerResponse } from 'node:http';
import { sendJson } from './http/send-answer.ts';
import type { Readings } from './readings.ts';

/** The same on every host; in no menu and no sitemap. */
export const HEALTH_PATH = '/healthz';

/** The health of a server. */
export interface Health {
  /** The state of its parts, at most some seconds old. Never rejects. */
  readonly readings: () => Promise<Readings>;
  readonly isStopping: () => boolean;
  /** From now on the status is `stopping`. */
  readonly stop: () => void;
}

/** How long readings are cached, milliseconds: anybody may ask as often as they like. */
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
  let known: { readonly until: number; readonly readings: Promise<Readings> } | null = null;
  return {
    readings() {
      if (known === null || now() >= known.until) known = { until: now() + CACHE_MS, readings: read() };
      return known.readings;
    },
    isStopping: () => isStopping,
    stop() {
      isStopping = true;
    },
  };
}

/**
 * Answers 200 or 503, uncached. At 503 load balancers send no more visitors: the server stops, or a form could not be kept.
 * @param health left out where the server stores nothing
 */
export async function sendHealth(response: ServerResponse, health?: Health): Promise<void> {
  const parts = health && !health.isStopping() ? await health.readings() : null;
  if (health?.isStopping()) sendJson(response, 503, { status: 'stopping' });
  else if (parts === null) sendJson(response, 200, { status: 'ok' });
  else sendJson(response, parts.keepsForms ? 200 : 503, report(parts));
}

const MEGABYTE = 1_000_000;

function report({ keepsForms, database, spool, mail, disk, lastBackup }: Readings) {
  return {
    status: keepsForms ? 'ok' : 'forms-not-kept',
    database,
    spool: { writable: spool.isWritable, waiting: spool.waiting },
    mail: mail && { waiting: mail.waiting, failing: mail.failing },
    disk: disk && {
      freeMegabytes: Math.floor(disk.free / MEGABYTE),
      freePercent: Math.floor((100 * disk.free) / disk.total),
    },
    lastBackup,
  };
}
