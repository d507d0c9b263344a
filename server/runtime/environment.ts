import { z } from 'zod';
import { EMAIL } from '../../app/forms/typed-answers.ts';
import { LOG_FORMATS } from './log.ts';

/** @param unit the counted unit, like ` of seconds`; may be empty */
export function wholeNumber(min: number, max: number, fallback: number, unit = '') {
  return z
    .string()
    .regex(/^\d{1,7}$/)
    .transform(Number)
    .refine((number) => number >= min && number <= max)
    .default(fallback)
    .describe(`a whole number${unit} from ${min} to ${max}, for example ${fallback}`);
}

const optionalText = (pattern: RegExp) => z.string().regex(pattern).optional();
const onOffSetting = (purpose: string) =>
  z.enum(['on', 'off']).optional().describe(`on or off, for whether ${purpose}`);
const folderSetting = (fallback: string) =>
  z
    .string()
    .regex(/^[^\0]+$/)
    .default(fallback);

const serverSchema = z.object({
  PORT: wholeNumber(0, 65535, 3000),
  HOST: optionalText(/^[\w.:%-]+$/).describe('a host name or an IP address, for example 127.0.0.1'),
  FORM_SECRET: z
    .string()
    .min(32)
    .optional()
    .describe(
      'at least 32 random characters that all servers of the site share, for example the output of openssl rand -hex 32',
    ),
  FORM_MIN_SECONDS: wholeNumber(0, 600, 2, ' of seconds'),
  FORM_RATE_LIMIT: wholeNumber(1, 1_000_000, 20, ' of forms'),
  TRUST_PROXY: wholeNumber(0, 10, 0, ' of proxies in front of the server'),
  SPOOL_FOLDER: folderSetting('.database/spool').describe(
    'a folder on a disk that outlives the server, for example /var/lib/hraunvefur',
  ),
  BACKUPS: onOffSetting('the server backs up its own database every night').default('on'),
  ROWS_MAX_AGE: wholeNumber(0, 3600, 30, ' of seconds'),
  LOG_FORMAT: z.enum(LOG_FORMATS).default('text').describe('text for people or json for machines'),
  METRICS_TOKEN: optionalText(/^[\w.~+/=-]{16,200}$/).describe(
    'at least 16 characters that a monitoring system sends as a bearer token, for example the output of openssl rand -hex 32',
  ),
  DRAIN_SECONDS: wholeNumber(0, 300, 0, ' of seconds'),
  STUDIO: onOffSetting('the server runs the Studio'),
  STUDIO_HOST: optionalText(/^[\w.-]+$/).describe(
    'the only host that serves the Studio, for example studio.hraunvefur.is',
  ),
  STUDIO_FOLDER: folderSetting('.studio').describe(
    'a folder on a disk that outlives the server, for example /var/lib/hraunvefur/studio',
  ),
  STUDIO_PORT: wholeNumber(0, 65535, 3100),
  STUDIO_PUBLISH: z
    .enum(['commit', 'push', 'pull-request'])
    .default('commit')
    .describe('commit, push or pull-request, for where publications of the Studio go'),
  STUDIO_REMOTE: z.string().min(1).default('origin').describe('a remote of git, for example origin'),
  STUDIO_BRANCH: z
    .string()
    .regex(/^(?!-)[\w./-]+$/)
    .default('main')
    .describe('the branch that the sites are made from, for example main'),
  GITHUB_REPOSITORY: optionalText(/^[\w.-]+\/[\w.-]+$/).describe(
    'owner and name of the repository, for example hraunvefur/site',
  ),
  GITHUB_TOKEN: z.string().min(1).optional().describe('a token that may open pull requests'),
  GITHUB_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.github.com')
    .describe('the address of the API, for example https://api.github.com'),
  // Checked against the languages of the site by `findSiteLanguageProblem`.
  SITE_LANGUAGE: z.string().optional().describe('the code of a language of the site, for example is'),
  NODE_ENV: z
    .enum(['production', 'development', 'test'])
    .default('production')
    .describe('production, development or test'),
});

const databaseSchema = z.object({
  SUPABASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((url) => url.replace(/\/+$/, ''))
    .optional()
    .describe("the project's address, like https://abcdefgh.supabase.co"),
  SUPABASE_PUBLISHABLE_KEY: optionalText(/^(?!sb_secret_)[\w.-]+$/).describe(
    "the project's public key, which begins with sb_publishable_",
  ),
  SUPABASE_SECRET_KEY: optionalText(/^(?!sb_publishable_)[\w.-]+$/).describe(
    "the project's secret key, which begins with sb_secret_",
  ),
  DATABASE_URL: z
    .string()
    .refine(isPostgresUrl)
    .optional()
    .describe(
      'the address of a Postgres with a user who may create roles, a password and a database, for example postgres://user:password@localhost:5432/site (with ?sslmode=verify-full for TLS; write %40 for @ in a user name or password)',
    ),
  DATABASE_FOLDER: folderSetting('.database').describe('a folder, like .database'),
  SAMPLE_DATA: onOffSetting('a new embedded database begins with sample news and projects'),
});

const mailAddress = z.string().max(254).regex(EMAIL).optional();

const mailSchema = z.object({
  SMTP_URL: z
    .string()
    .transform(parseSmtpUrl)
    .optional()
    .describe(
      'the address of a mail server that takes mail from this one, for example smtps://user:password@mail.example.is:465 (smtp:// for STARTTLS; write %40 for @ in a user name or password)',
    ),
  MAIL_FROM: mailAddress.describe(
    'the e-mail address that the site writes from, for example vefur@example.is',
  ),
  MAIL_TO: mailAddress.describe('the e-mail address of the agency, for example hallo@example.is'),
});

/** Settings that are never quoted in a message. */
const SECRET_SETTINGS = new Set([
  'FORM_SECRET',
  'SUPABASE_PUBLISHABLE_KEY',
  'SUPABASE_SECRET_KEY',
  'DATABASE_URL',
  'METRICS_TOKEN',
  'SMTP_URL',
]);

/** The server's settings; if HOST is undefined, it listens on all network interfaces. */
export type Environment = z.output<typeof serverSchema> & { readonly STUDIO: 'on' | 'off' };

/** The database: a hosted Supabase project, or a Postgres that is embedded or has an address. */
export type DatabaseEnvironment =
  | {
      readonly kind: 'hosted';
      /** Without a slash at the end. */
      readonly url: string;
      readonly publishableKey: string;
      readonly secretKey: string;
    }
  | {
      readonly kind: 'embedded';
      readonly folder: string;
      /** The address of a Postgres that runs elsewhere; the folder then holds no rows. */
      readonly postgresUrl?: string;
      /** True if a new one begins with sample news and projects. */
      readonly sampleRows: boolean;
    };

export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS, which is optional only for a mail server on this machine. */
  readonly secure: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
}

export interface MailSettings {
  readonly smtp: SmtpServer;
  /** The sender address of the site. */
  readonly from: string;
  /** The agency's address. */
  readonly to: string;
}

/** All settings that `npm start` needs. */
export interface Settings {
  readonly environment: Environment;
  readonly database: DatabaseEnvironment;
  /** Null if mail is off. */
  readonly mail: MailSettings | null;
}

export type SettingsResult<T> =
  | { readonly kind: 'valid'; readonly settings: T }
  /** One sentence for each wrong or missing value, with the allowed values; no secret is quoted. */
  | { readonly kind: 'wrong'; readonly message: string };

/** Environment variables; an empty one counts as missing. */
type Variables = Readonly<Record<string, string | undefined>>;

/** Validates all settings of the server, its database and its mail. */
export function readSettings(variables: Variables): SettingsResult<Settings> {
  const environment = readEnvironment(variables);
  const database = readDatabaseEnvironment(variables);
  const mail = readMailSettings(variables);
  if (environment.kind === 'wrong' || database.kind === 'wrong' || mail.kind === 'wrong')
    return joinProblems(environment, database, mail);
  return {
    kind: 'valid',
    settings: { environment: environment.settings, database: database.settings, mail: mail.settings },
  };
}

/** Joins the problems of several groups. */
export function joinProblems(...groups: readonly SettingsResult<unknown>[]) {
  const messages = groups.flatMap((group) => (group.kind === 'wrong' ? [group.message] : []));
  return { kind: 'wrong' as const, message: messages.join('\n') };
}

/** Validates the server's settings. STUDIO_HOST turns the Studio on. */
export function readEnvironment(variables: Variables): SettingsResult<Environment> {
  const result = readGroup(serverSchema, variables);
  if (result.kind === 'wrong') return result;
  const { STUDIO = result.settings.STUDIO_HOST ? 'on' : 'off', ...settings } = result.settings;
  return { kind: 'valid', settings: { ...settings, STUDIO } };
}

/** Production begins without sample rows; a first try, without NODE_ENV, begins with them. */
export function defaultSampleData({ NODE_ENV }: Variables): 'on' | 'off' {
  return NODE_ENV === 'production' ? 'off' : 'on';
}

/** Validates the settings of the database: all three of Supabase, DATABASE_URL, or none for the embedded one. */
export function readDatabaseEnvironment(variables: Variables): SettingsResult<DatabaseEnvironment> {
  const result = readGroup(databaseSchema, variables);
  if (result.kind === 'wrong') return result;
  const { DATABASE_FOLDER: folder, DATABASE_URL: postgresUrl, SAMPLE_DATA, ...supabase } = result.settings;
  const sampleRows = (SAMPLE_DATA ?? defaultSampleData(variables)) === 'on';
  const {
    SUPABASE_URL: url,
    SUPABASE_PUBLISHABLE_KEY: publishableKey,
    SUPABASE_SECRET_KEY: secretKey,
  } = supabase;
  const names = ['SUPABASE_URL', 'SUPABASE_PUBLISHABLE_KEY', 'SUPABASE_SECRET_KEY'];
  if (postgresUrl && (url ?? publishableKey ?? secretKey) !== undefined) {
    const message = `DATABASE_URL and settings of Supabase are set; the database is one or the other. Leave out DATABASE_URL, or ${names.join(', ')}.`;
    return { kind: 'wrong', message };
  }
  if (url && publishableKey && secretKey) {
    return { kind: 'valid', settings: { kind: 'hosted', url, publishableKey, secretKey } };
  }
  const message = findIncompleteGroup(names, supabase, 'a hosted database, or none for the embedded one');
  if (message !== null) return { kind: 'wrong', message };
  return {
    kind: 'valid',
    settings: { kind: 'embedded', folder, sampleRows, ...(postgresUrl ? { postgresUrl } : {}) },
  };
}

/** Validates the settings of mail: all three, or none if mail is off. */
export function readMailSettings(variables: Variables): SettingsResult<MailSettings | null> {
  const result = readGroup(mailSchema, variables);
  if (result.kind === 'wrong') return result;
  const { SMTP_URL: smtp, MAIL_FROM: from, MAIL_TO: to } = result.settings;
  if (smtp && from && to) return { kind: 'valid', settings: { smtp, from, to } };
  const names = ['SMTP_URL', 'MAIL_FROM', 'MAIL_TO'];
  const message = findIncompleteGroup(names, result.settings, 'mail, or none to send no mail');
  return message === null ? { kind: 'valid', settings: null } : { kind: 'wrong', message };
}

/**
 * Static hosts set SITE_LANGUAGE to the site that they publish. Only the site lists its languages.
 * @param codes the languages of the site
 * @returns the problem, or null
 */
export function findSiteLanguageProblem(
  { SITE_LANGUAGE: code = '' }: Variables,
  codes: readonly string[],
): string | null {
  if (code === '' || codes.includes(code)) return null;
  const list = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(codes);
  return `SITE_LANGUAGE is "${code}", but must be a language of the site: ${list}; correct it, or leave it out.`;
}

/** Validates variables that belong together; an empty one counts as missing. */
export function readGroup<Shape extends Record<string, z.ZodType>>(
  schema: z.ZodObject<Shape>,
  variables: Variables,
): SettingsResult<z.output<z.ZodObject<Shape>>> {
  const values = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const result = schema.safeParse(values);
  if (result.success) return { kind: 'valid', settings: result.data };
  const names = new Set(result.error.issues.map(({ path }) => String(path[0])));
  const sentences = [...names].map((name) => {
    const value = SECRET_SETTINGS.has(name) ? 'set' : `"${values[name]}"`;
    return `${name} is ${value}, but must be ${schema.shape[name]?.description}; correct it, or leave it out.`;
  });
  return { kind: 'wrong', message: sentences.join('\n') };
}

/** Null if all three settings of a group have a value, or none has. */
function findIncompleteGroup(
  names: readonly string[],
  values: Readonly<Record<string, unknown>>,
  purpose: string,
): string | null {
  const missingNames = names.filter((name) => values[name] === undefined);
  if (missingNames.length === 0 || missingNames.length === names.length) return null;
  const presentNames = names.filter((name) => !missingNames.includes(name));
  const join = (group: readonly string[]) => `${group.join(' and ')} ${group.length > 1 ? 'are' : 'is'}`;
  return `${join(presentNames)} set, but ${join(missingNames)} not; set all three for ${purpose}.`;
}

/** Other modes, like `prefer`, would leave encryption to the server. */
const TLS_MODES: readonly string[] = ['disable', 'require', 'verify-full'];

/** Returns true if `namedPostgres` can use the address. */
function isPostgresUrl(text: string): boolean {
  const parts = parseServerUrl(text, ['postgres:', 'postgresql:']);
  if (!parts || parts.user === '' || parts.password === '' || parts.path === '') return false;
  return [...parts.url.searchParams].every(
    ([name, value]) => name === 'sslmode' && TLS_MODES.includes(value),
  );
}

/** Parses an address like `smtps://user:password@host:port`; the login may be left out. */
function parseSmtpUrl(text: string, context: z.RefinementCtx): SmtpServer {
  const parts = parseServerUrl(text, ['smtp:', 'smtps:']);
  if (!parts || parts.path + parts.url.search !== '' || (parts.user === '') !== (parts.password === '')) {
    context.addIssue({ code: 'custom', message: 'not an address of a mail server' });
    return z.NEVER;
  }
  const { url, user, password } = parts;
  const secure = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: Number(url.port || (secure ? 465 : 587)),
    secure,
    login: user === '' ? null : { user, password },
  };
}

/** Parses the address of a server and decodes its percent codes; null if it is invalid or has another protocol. */
function parseServerUrl(text: string, protocols: readonly string[]) {
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol) || url.hostname === '' || url.hash !== '') return null;
  try {
    const [user, password, path] = [url.username, url.password, url.pathname.slice(1)].map(
      decodeURIComponent,
    );
    return { url, user: user ?? '', password: password ?? '', path: path ?? '' };
  } catch {
    return null;
  }
}
