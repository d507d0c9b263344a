export type LogLevel = 'info' | 'warning' | 'error';

/** What an event is told with besides its words; nothing that a visitor sent, and nothing by which one is known. */
export type LogDetails = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | Readonly<Record<string, string>>>
>;

/** `text` for people at a terminal, `json` for machines: one object a line. */
export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/**
 * Takes an event: its name in a few fixed words (`database-away`), a sentence without anything variable from outside,
 * and details.
 */
type LogEvent = (event: string, message: string, details?: LogDetails) => void;

/** Where the server tells what happens to it. */
export type Log = Readonly<Record<LogLevel, LogEvent>>;

interface LogOptions {
  readonly format: LogFormat;
  /** Takes a line; standard output for what is well and standard error for the rest, if left out. */
  readonly write?: (line: string, level: LogLevel) => void;
  readonly now?: () => Date;
}

/** Makes a log. */
export function createLog({ format, write = print, now = () => new Date() }: LogOptions): Log {
  const eventOf =
    (level: LogLevel): LogEvent =>
    (event, message, details = {}) => {
      const line =
        format === 'json'
          ? JSON.stringify({ time: now().toISOString(), level, event, message, ...details })
          : textOf(message, details);
      write(line, level);
    };
  return { info: eventOf('info'), warning: eventOf('warning'), error: eventOf('error') };
}

/** What is written to when nobody has said where to: text for people. */
export const terminalLog: Log = createLog({ format: 'text' });

function print(line: string, level: LogLevel): void {
  if (level === 'info') console.log(line);
  else console.error(line);
}

/** The sentence, its reason, then what else is known: `A form was refused: too-many (count 3)`. */
function textOf(message: string, { reason, at, ...rest }: LogDetails): string {
  const wording = typeof reason === 'string' ? `${message}: ${reason}` : message;
  const details = Object.entries(rest).map(([name, value]) => `${name} ${wordsOf(value)}`);
  const frames = Array.isArray(at) ? at.map((frame) => `\n    ${frame}`).join('') : '';
  return `${wording}${details.length === 0 ? '' : ` (${details.join(', ')})`}${frames}`;
}

function wordsOf(value: LogDetails[string]): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

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

/** An error that says in the server's own words what happened; these may be logged, and quote nothing of a visitor. */
export class LoggableError extends Error {
  override readonly name: string = 'LoggableError';
  readonly loggable: string;

  /** @param options loggable: what the log may say, where the message itself may quote what somebody sent */
  constructor(
    message: string,
    { loggable = message, ...options }: ErrorOptions & { loggable?: string } = {},
  ) {
    super(message, options);
    this.loggable = loggable;
  }
}

/** How often the same thing is told, milliseconds. */
const PACE_MS = 10_000;

/**
 * Tells of what anybody can bring about as often as they like: each reason at once, then at most every ten seconds with
 * how often it has come since. Nobody can fill the disk with it.
 * @param tell takes the reason, which must be one of few, and the count
 */
export function pacedEvent<Reason extends string>(
  tell: (details: LogDetails & { readonly reason: Reason; readonly count: number }) => void,
  now: () => number = () => performance.now(),
): (reason: Reason) => void {
  const told = new Map<Reason, { at: number; since: number }>();
  return (reason) => {
    const last = told.get(reason);
    if (last && now() - last.at < PACE_MS) {
      last.since++;
      return;
    }
    told.set(reason, { at: now(), since: 0 });
    tell({ reason, count: (last?.since ?? 0) + 1 });
  };
}
