import { test } from 'vitest';
import { ALL_KILLS, killServers } from './kill-servers.ts';

test(
  'a server that is killed, alone or with its database, loses no form and keeps none twice',
  {
    timeout: 400_000,
  },
  () => killServers(ALL_KILLS),
);
