import { test } from 'vitest';
import { FIRST_KILL, killServers } from '../../../faults/kill-servers.ts';

// Kills at other moments, and together with the database: tests/faults.
test('a server that is killed loses no form that was answered with success, and keeps none twice', () =>
  killServers(FIRST_KILL));
