/** Why the preview cannot have its port, and what to do about it. */
export function listenProblem(error: unknown, port: number, host: string): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE': {
      const other = port < 65535 ? port + 1 : 3000;
      return `Port ${port} is already in use. Stop the program that uses it, or choose another port: PORT=${other} npm run dev`;
    }
    case 'EACCES':
      return `Port ${port} may not be used without special rights. Choose one from 1024 up: PORT=3000 npm run dev`;
    case 'ENOTFOUND':
    case 'EADDRNOTAVAIL':
      return `HOST is "${host}", which is no address of this machine. Leave HOST out to be reached from this machine only.`;
    default:
      return `The preview cannot listen on port ${port}: ${message}`;
  }
}
