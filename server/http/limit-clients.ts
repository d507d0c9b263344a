import { type Limit, limitConcurrency } from '../../app/data/limit-concurrency.ts';

/**
 * Limits how much work of each client runs at the same time, so that no client takes the places of the others.
 * @param running work of one client that runs; the rest waits in the order it came
 * @param waiting work of one client that waits; what goes beyond it rejects with `QueueFull`
 */
export function limitClients(running: number, waiting: number): (client: string) => Limit {
  const clients = new Map<string, { readonly limit: Limit; count: number }>();
  return (client) => async (work) => {
    const entry = clients.get(client) ?? { limit: limitConcurrency(running, waiting), count: 0 };
    clients.set(client, entry);
    entry.count++;
    try {
      return await entry.limit(work);
    } finally {
      if (--entry.count === 0) clients.delete(client);
    }
  };
}
