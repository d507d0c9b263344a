import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { Environment } from './environment.ts';

/**
 * Returns the reason why a server with these settings could not start on this machine, or null. Takes milliseconds.
 * @param command the command to repeat: `npm start`
 */
export async function findStartProblem(
  { PORT, HOST, SPOOL_FOLDER }: Pick<Environment, 'PORT' | 'HOST' | 'SPOOL_FOLDER'>,
  command: string,
): Promise<string | null> {
  return (await findPortProblem(PORT, HOST, command)) ?? (await findSpoolProblem(SPOOL_FOLDER));
}

async function findSpoolProblem(folder: string): Promise<string | null> {
  const entry = await stat(folder).catch(() => null);
  if (entry === null || entry.isDirectory()) return null;
  return `SPOOL_FOLDER is "${folder}", which is a file; set it to a folder, or to a name that is not taken.`;
}

function findPortProblem(port: number, host: string | undefined, command: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(explainListenError(error, port, host, command)));
    probe.listen({ port, ...(host === undefined ? {} : { host }) }, () => probe.close(() => resolve(null)));
  });
}

/** Explains why a server cannot listen on its port, with a remedy. */
export function explainListenError(
  error: unknown,
  port: number,
  host: string | undefined,
  command: string,
): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE': {
      const otherPort = port < 65535 ? port + 1 : 3000;
      return `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${otherPort} ${command}`;
    }
    case 'EACCES':
      return `Port ${port} may not be used without special rights. Choose one from 1024 up: PORT=3000 ${command}`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `HOST is "${host}", which is no address of this machine. Leave HOST out, or give an address that it has.`;
    default:
      return `The server cannot listen on port ${port}: ${message}`;
  }
}
