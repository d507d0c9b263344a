/**
 * Why a server cannot have its port, and what to do about it.
 *
 * @param command the command that was given, to be given again: `npm start`
 */
export function listenProblem(
  error: unknown,
  port: number,
  host: string | undefined,
  command: string,
): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE': {
      const other = port < 65535 ? port + 1 : 3000;
      return `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${other} ${command}`;
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
