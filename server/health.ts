import type { ServerResponse } from 'node:http';
import { sendJson } from './http/send-answer.ts';

/** The same on every host; in no menu and no sitemap. */
export const HEALTH_PATH = '/healthz';

/** At `stopping` and `forms-not-kept`, load balancers send no more visitors. */
type HealthState = 'ok' | 'stopping' | 'forms-not-kept';

/** The health of a server. */
export interface Health {
  /** Never rejects. */
  readonly state: () => Promise<HealthState>;
  /** From now on the state is `stopping`. */
  readonly stop: () => void;
}

/** How long a result is cached, milliseconds: anybody may ask as often as they like. */
const CACHE_MS = 5_000;

/**
 * @param canKeepForms whether a form that is sent now would be kept; never rejects
 * @param now a monotonic clock, milliseconds
 */
export function createHealth(
  canKeepForms: () => Promise<boolean>,
  now: () => number = () => performance.now(),
): Health {
  let isStopping = false;
  let known: { readonly until: number; readonly keeps: Promise<boolean> } | null = null;
  return {
    async state() {
      if (isStopping) return 'stopping';
      if (known === null || now() >= known.until) known = { until: now() + CACHE_MS, keeps: canKeepForms() };
      const keeps = await known.keeps;
      if (isStopping) return 'stopping';
      return keeps ? 'ok' : 'forms-not-kept';
    },
    stop() {
      isStopping = true;
    },
  };
}

/**
 * Answers 200 or 503, uncached.
 * @param health left out where the server stores nothing
 */
export async function sendHealth(response: ServerResponse, health?: Health): Promise<void> {
  const status = (await health?.state()) ?? 'ok';
  sendJson(response, status === 'ok' ? 200 : 503, { status });
}
