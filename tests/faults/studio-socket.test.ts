import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { bareEnvironment } from '../bare-environment.ts';
import { temporaryFolder } from '../temporary-files.ts';

test('the folder of the socket goes with a server that is killed', async () => {
  const temporary = temporaryFolder();
  const server = `
    import { createLog } from './server/runtime/log.ts';
    import { startStudioProcess } from './server/studio-process.ts';
    const studio = startStudioProcess({ trustedProxies: 0, log: createLog({ format: 'json' }) });
    await studio.ready;
    process.kill(process.pid, 'SIGKILL');
  `;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', server], {
    env: {
      ...bareEnvironment,
      TMPDIR: temporary,
      STUDIO_FOLDER: join(temporary, 'state'),
      DATABASE_FOLDER: join(temporary, 'database'),
    },
    stdio: 'ignore',
  });
  await once(child, 'exit');
  expect(child.signalCode).toBe('SIGKILL');
  const sockets = () => readdirSync(temporary).filter((name) => name.startsWith('studio-'));
  await vi.waitFor(() => expect(sockets()).toEqual([]), 30_000);
});
