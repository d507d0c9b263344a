import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { readDatabaseEnvironment } from '../server/database/database-environment.ts';
import { listenProblem, readEnvironment } from '../server/environment.ts';
import { readMailEnvironment } from '../server/mail/mail-settings.ts';

/**
 * npm start: checks the settings and the port, builds the sites if anything has changed, and serves them.
 * Exit codes: 0 stopped, 1 the site has problems or cannot be served, 2 a setting is wrong or it cannot run.
 */
async function start(): Promise<void> {
  const problem = await settingsProblem();
  if (problem !== null) {
    console.error(problem);
    process.exit(2);
  }
  const status = await build();
  if (status !== 0) process.exit(status);
  await import('../server/start.ts');
}

/** What is wrong with the environment variables or the port; null when nothing is. Before a build, which takes long. */
async function settingsProblem(): Promise<string | null> {
  const server = readEnvironment(process.env);
  const others = [readDatabaseEnvironment(process.env), readMailEnvironment(process.env)];
  const wrong = [server, ...others].flatMap((read) => (read.kind === 'wrong' ? [read.message] : []));
  if (wrong.length > 0 || server.kind === 'wrong') return wrong.join('\n');
  const { PORT, HOST } = server.environment;
  const probe = createServer();
  try {
    await once(probe.listen(PORT, HOST), 'listening');
    return null;
  } catch (error) {
    return listenProblem(error, PORT, HOST, 'npm start');
  } finally {
    probe.close();
  }
}

/** In a process of its own, so that the server does not keep its memory. Gives its exit status. */
async function build(): Promise<number> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'run.js'), 'build', '--if-changed'], {
    stdio: 'inherit',
  });
  const stop = (signal: NodeJS.Signals) => child.kill(signal);
  process.on('SIGTERM', stop).on('SIGINT', stop);
  const [status, signal] = await once(child, 'exit');
  process.off('SIGTERM', stop).off('SIGINT', stop);
  // Whoever stops the build wants no server.
  if (signal !== null) process.exit(0);
  return status;
}

await start();
