import { z } from 'zod';
import type { CountAttempt } from '../forms/shared-rate-limit.ts';
import { askDatabase, connectClient, type DatabaseConnection } from './database-connection.ts';

const secondsToWait = z.number().nonnegative();

/** Counts by the function `take_form_attempt` of the database: one statement for each form. */
export function countAttemptIn({ url, secretKey }: DatabaseConnection): CountAttempt {
  const client = connectClient(url, secretKey);
  return async (visitor, { count, seconds }) => {
    const wait = await askDatabase((signal) =>
      client.rpc('take_form_attempt', { visitor, attempts: count, seconds }).abortSignal(signal),
    );
    return secondsToWait.parse(wait);
  };
}
