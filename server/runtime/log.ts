import { multistream, pino } from 'pino';

/** Details of an event, without visitors' input or data that identifies a visitor. */
export type LogDetails = Readonly<
  Record<string, string | number | boolean | null | readonly string[] | Readonly<Record<string, string>>>
>;

/** `text` for people at a terminal, `json` for machines: one object per line. */
export const LOG_FORMATS = ['text', 'json'] as const;
export type LogFormat = (typeof LOG_FORMATS)[number];

/** Logs an event name (`database-unavailable`), a fixed sentence and details. */
type LogEvent = (event: string, message: string, details?: LogDetails) => void;

/** The server's log. Its interface admits no error objects: their messages may quote a visitor, see `failure`. */
export type Log = Readonly<Record<'info' | 'warning' | 'error', LogEvent>>;

interface LogOptions {
  readonly format: LogFormat;
  /** Receives each line; if left out, information goes to standard output and the rest to standard error. */
  readonly write?: (line: string) => void;
}

export function createLog({ format, write }: LogOptions): Log {
  const streamTo = (writeLine: (line: string) => void) => ({
    write: (json: string) => writeLine(format === 'json' ? json : formatText(json)),
  });
  const logger = pino(
    {
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label === 'warn' ? 'warning' : label }) },
    },
    write
      ? streamTo((line) => write(line.trimEnd()))
      : multistream(
          [
            { level: 'info', stream: streamTo((line) => process.stdout.write(line)) },
            { level: 'warn', stream: streamTo((line) => process.stderr.write(line)) },
          ],
          { dedupe: true },
        ),
  );
  return {
    info: (event, message, details) => logger.info({ event, ...details }, message),
    warning: (event, message, details) => logger.warn({ event, ...details }, message),
    error: (event, message, details) => logger.error({ event, ...details }, message),
  };
}

/** The default log of modules: text for people. */
export const terminalLog: Log = createLog({ format: 'text' });

/** Logs a state of many requests once, and their number when it ends, so that no visitor can fill the disk. */
export function createStateLog(log: Log, level: keyof Log, event: string, message: string) {
  let times = 0;
  return {
    begin(details?: LogDetails): void {
      if (times++ === 0) log[level](event, message, details);
    },
    end(): void {
      if (times > 0) log.info(`${event}-over`, `Resolved: ${message}`, { times });
      times = 0;
    },
  };
}

/** The message and the details, without the fields for machines. */
function formatText(json: string): string {
  const { level: _, time: __, event: ___, message, ...details } = JSON.parse(json);
  return Object.keys(details).length === 0 ? `${message}\n` : `${message} ${JSON.stringify(details)}\n`;
}

/** An error whose message quotes no visitor, so that it may be logged. */
export class LoggableError extends Error {
  override readonly name: string = 'LoggableError';
  readonly loggable: string;

  /** @param options loggable: the text to log if the message may quote a visitor's input */
  constructor(
    message: string,
    { loggable = message, ...options }: ErrorOptions & { loggable?: string } = {},
  ) {
    super(message, options);
    this.loggable = loggable;
  }
}

const MAX_STACK_FRAMES = 8;

/**
 * The loggable details of an error: its name, code and stack frames, never its message, in which a database, a parser
 * or a mail server may quote a visitor's input; only the text of a LoggableError is logged.
 */
export function failure(error: unknown): LogDetails {
  if (error instanceof LoggableError) return { reason: error.loggable };
  if (!(error instanceof Error)) return { reason: `a thrown ${typeof error}` };
  const code = readCode(error) ?? readCode(error.cause);
  const moduleName = findMissingModule(error);
  const reason =
    moduleName === undefined ? (toIdentifier(error.name) ?? 'Error') : `${moduleName} is missing`;
  return { reason, ...(code === undefined ? {} : { code }), at: listStackFrames(error) };
}

/** The reason and the code of a failure in one line: `Error (ENOSPC)`. */
export function failureLine({ reason, code }: LogDetails): string {
  return code === undefined ? String(reason) : `${reason} (${code})`;
}

/**
 * The name of the package or file that Node could not import; undefined for an error of another kind. Only code names
 * modules, so it quotes no input.
 */
export function findMissingModule(error: unknown): string | undefined {
  if (!(error instanceof Error) || !/^(ERR_)?MODULE_NOT_FOUND$/.test(readCode(error) ?? '')) return undefined;
  const [, name] = /^Cannot find (?:package|module) '([\w@./\\:?=&-]{1,200})'/.exec(error.message) ?? [];
  return name?.replace(`${process.cwd()}/`, '');
}

/** A code of the operating system or a database: `ENOSPC`, `23505`. */
function readCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? toIdentifier(error.code) : undefined;
}

function toIdentifier(value: unknown): string | undefined {
  return typeof value === 'string' && /^\w{1,40}$/.test(value) ? value : undefined;
}

/** The frames after the message; the message itself may have lines that look like frames. */
function listStackFrames({ stack = '', message }: Error): string[] {
  const messageStart = stack.indexOf(message);
  if (messageStart === -1) return [];
  return stack
    .slice(messageStart + message.length)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '))
    .slice(0, MAX_STACK_FRAMES);
}
