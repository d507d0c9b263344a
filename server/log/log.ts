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
