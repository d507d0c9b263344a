import { expect, test } from 'vitest';
import { QueueFull } from '../../../app/data/limit-concurrency.ts';
import { limitClients } from '../../../server/http/limit-clients.ts';

test('work of a client waits for its own, and for that of no other', async () => {
  const limitOf = limitClients(2, 1);
  const ends: (() => void)[] = [];
  const startedClients: string[] = [];
  const begin = (client: string) =>
    limitOf(client)(async () => {
      startedClients.push(client);
      await new Promise<void>((end) => ends.push(end));
    });
  const tasks = ['a', 'a', 'a', 'b'].map(begin);
  await expect(begin('a')).rejects.toBeInstanceOf(QueueFull);
  expect(startedClients).toEqual(['a', 'a', 'b']);
  ends.shift()?.();
  await tasks[0];
  expect(startedClients).toEqual(['a', 'a', 'b', 'a']);
  for (const end of ends) end();
  await Promise.all(tasks);
  await expect(limitOf('a')(async () => 'again')).resolves.toBe('again');
});
