import { stat } from 'node:fs/promises';
import { createServer } from 'node:net';
import { z } from 'zod';
import { type DatabaseEnvironment, readDatabaseEnvironment } from './database/database-environment.ts';
import { LOG_FORMATS } from './log.ts';
import { type MailSettings, readMailSettings } from './mail/mail-settings.ts';

function wholeNumber(least: number, most: number) {
  return z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most);
}

const environmentSchema = z.object({
  PORT: wholeNumber(0, 65535).default(3000).describe('a whole number from 0 to 65535, for example PORT=3000'),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/)
    .optional()
    .describe('a host name or an IP address, for example HOST=127.0.0.1'),
  FORM_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'at least 32 random characters that all servers of the site share, for example the output of openssl rand -hex 32',
    ),
  FORM_MIN_SECONDS: wholeNumber(0, 600)
    .default(2)
    .describe('a whole number of seconds from 0 to 600, for example FORM_MIN_SECONDS=2'),
  FORM_RATE_LIMIT: wholeNumber(1, 1_000_000)
    .default(20)
    .describe('a whole number from 1 to 1000000, for example FORM_RATE_LIMIT=20'),
  TRUST_PROXY: wholeNumber(0, 10)
    .default(0)
    .describe('the number of proxies in front of the server, from 0 to 10, for example TRUST_PROXY=1'),
  SPOOL_FOLDER: z
    .string()
    .regex(/^[^\0]+$/)
    .default('.database/spool')
    .describe('a folder on a disk that outlives the server, for example SPOOL_FOLDER=/var/lib/hraunvefur'),
  ROWS_MAX_AGE: wholeNumber(0, 3600)
    .default(30)
    .describe('a whole number of seconds from 0 to 3600, for example ROWS_MAX_AGE=30'),
  LOG_FORMAT: z
    .enum(LOG_FORMATS)
    .default('text')
    .describe('text for people or json for machines, for example LOG_FORMAT=json'),
  LOG_REQUESTS: z
    .enum(['on', 'off'])
    .default('off')
    .describe('on or off, for whether each answer is logged, for example LOG_REQUESTS=on'),
  DRAIN_SECONDS: wholeNumber(0, 300)
    .default(0)
    .describe('a whole number of seconds from 0 to 300, for example DRAIN_SECONDS=10'),
  SITE_LANGUAGE: z
    .string()
    .regex(/^[a-z]{2,3}$/)
    .optional()
    .describe('the code of a language of the site, for example SITE_LANGUAGE=is'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('production, development or test, for example NODE_ENV=production'),
});

/** The server's settings; HOST undefined means all network interfaces. */
export type Environment = z.output<typeof environmentSchema>;

export type EnvironmentResult =
  | { readonly kind: 'valid'; readonly environment: Environment }
  /** One sentence for each wrong value that says what to do. */
  | { readonly kind: 'wrong'; readonly message: string };

/** All settings that `npm start` needs. */
export interface Settings {
  readonly environment: Environment;
  readonly database: DatabaseEnvironment;
  /** Null when mail is off. */
  readonly mail: MailSettings | null;
}

export type SettingsResult =
  | { readonly kind: 'valid'; readonly settings: Settings }
  /** One sentence for each wrong value that says what to do; no secret is quoted. */
  | { readonly kind: 'wrong'; readonly message: string };

type Variables = Readonly<Record<string, string | undefined>>;

/** Validates all settings of the server, its database and its mail; an empty variable counts as missing. */
export function readSettings(variables: Variables): SettingsResult {
  const server = readEnvironment(variables);
  const database = readDatabaseEnvironment(variables);
  const mail = readMailSettings(variables);
  if (server.kind === 'valid' && database.kind === 'valid' && mail.kind === 'valid') {
    const settings = { environment: server.environment, database: database.environment, mail: mail.mail };
    return { kind: 'valid', settings };
  }
  const messages = [server, database, mail].flatMap((read) => (read.kind === 'wrong' ? [read.message] : []));
  return { kind: 'wrong', message: messages.join('\n') };
}

/** Validates the settings of the server alone. */
export function readEnvironment(variables: Variables): EnvironmentResult {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = environmentSchema.safeParse(given);
  if (result.success) return { kind: 'valid', environment: result.data };

  const names = new Set(result.error.issues.map((issue) => String(issue.path[0])));
  return { kind: 'wrong', message: [...names].map((name) => sentence(name, given[name])).join('\n') };
}

function sentence(name: string, value: string | undefined): string {
  const field = environmentSchema.shape[name as keyof Environment];
  // Secrets do not belong into the log.
  const given = name.endsWith('SECRET') ? 'set' : `"${value}"`;
  return `${name} is ${given}, but must be ${field.description}; correct it, or leave it out.`;
}

/**
 * Says why a server with these settings could not start on this machine, or returns null. Takes some milliseconds, so that
 * it can be called before anything slow.
 *
 * @param command the command that was given, to be given again: `npm start`
 */
export async function findStartProblem(
  { PORT, HOST, SPOOL_FOLDER }: Pick<Environment, 'PORT' | 'HOST' | 'SPOOL_FOLDER'>,
  command: string,
): Promise<string | null> {
  return (await findPortProblem(PORT, HOST, command)) ?? (await findSpoolProblem(SPOOL_FOLDER));
}

async function findSpoolProblem(folder: string): Promise<string | null> {
  const found = await stat(folder).catch(() => null);
  if (found === null || found.isDirectory()) return null;
  return `SPOOL_FOLDER is "${folder}", which is a file; set it to a folder, or to a name that is not taken.`;
}

function findPortProblem(port: number, host: string | undefined, command: string): Promise<string | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error) => resolve(listenProblem(error, port, host, command)));
    probe.listen({ port, ...(host === undefined ? {} : { host }) }, () => probe.close(() => resolve(null)));
  });
}

/** Why a server cannot listen on its port, and what to do about it. */
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
