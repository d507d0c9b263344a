import { type Limit, limitConcurrency } from '../../app/data/limit-concurrency.ts';

/**
 * Limits the concurrent work of each client, so that no client takes the places of the others.
 * @param running maximum of running calls of one client; the rest waits in the order of arrival
 * @param waiting maximum of waiting calls of one client; further ones reject with `QueueFull`
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
