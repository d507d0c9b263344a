import type { LogDetails } from './log.ts';
import { LoggableError } from './loggable-error.ts';

/** Frames of a stack that are logged. */
const MOST_FRAMES = 8;

/**
 * What the log says of an error: its kind, its code and where it came from, never its message. A database, a parser or
 * a mail server may quote there what a visitor wrote; only a LoggableError is known not to.
 */
export function failure(error: unknown): LogDetails {
  if (error instanceof LoggableError) return { reason: error.loggable };
  if (!(error instanceof Error)) return { reason: `a thrown ${typeof error}` };
  const code = codeOf(error) ?? codeOf(error.cause);
  const reason = wordOf(error.name) ?? 'Error';
  return { reason, ...(code === undefined ? {} : { code }), at: framesOf(error) };
}

/** An operating system's or a database's code: `ENOSPC`, `23505`. */
function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? wordOf(error.code) : undefined;
}

function wordOf(value: unknown): string | undefined {
  return typeof value === 'string' && /^\w{1,40}$/.test(value) ? value : undefined;
}

/** The stack without the message in front of it, which may have lines that look like it. */
function framesOf({ stack = '', message }: Error): string[] {
  const start = stack.indexOf(message);
  if (start === -1) return [];
  return stack
    .slice(start + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, MOST_FRAMES);
}
