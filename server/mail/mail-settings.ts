import { z } from 'zod';
import { emailPattern } from '../../app/forms/constraints.ts';

/** The mail server. */
export interface SmtpServer {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; otherwise STARTTLS where the server offers it. */
  readonly secure: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
}

/** The settings of mail. */
export interface MailSettings {
  readonly smtp: SmtpServer;
  /** The address that the site writes from. */
  readonly from: string;
  /** The agency's own address. */
  readonly to: string;
}

const address = z
  .string()
  .max(254)
  .regex(new RegExp(`^(?:${emailPattern})$`, 'v'));

const mailSchema = z.object({
  SMTP_URL: z
    .string()
    .transform(smtpServer)
    .refine((server) => server !== null)
    .describe(
      'the address of a mail server that takes mail from this one, for example SMTP_URL=smtps://user:password@mail.example.is:465 (smtp:// for STARTTLS; write %40 for @ in a user name or password)',
    ),
  MAIL_FROM: address.describe(
    'the e-mail address that the site writes from, for example MAIL_FROM=vefur@example.is',
  ),
  MAIL_TO: address.describe(
    'the e-mail address where the agency reads what visitors send, for example MAIL_TO=hallo@example.is',
  ),
});

/** The environment variables of mail with their descriptions. */
export const mailVariables: Readonly<Record<keyof typeof mailSchema.shape, string>> = {
  SMTP_URL: mailSchema.shape.SMTP_URL.description ?? '',
  MAIL_FROM: mailSchema.shape.MAIL_FROM.description ?? '',
  MAIL_TO: mailSchema.shape.MAIL_TO.description ?? '',
};

export type MailSettingsResult =
  /** null when mail is off. */
  | { readonly kind: 'valid'; readonly mail: MailSettings | null }
  /** One sentence for each wrong value that says what to do; no password is quoted. */
  | { readonly kind: 'wrong'; readonly message: string };

/**
 * Reads the settings of mail from environment variables; an empty variable counts as none.
 * Mail is off when none is given; some of them alone are refused, because then no mail would be sent.
 */
export function readMailSettings(
  variables: Readonly<Record<string, string | undefined>>,
): MailSettingsResult {
  const names = Object.keys(mailSchema.shape) as (keyof typeof mailSchema.shape)[];
  const missing = names.filter((name) => !variables[name]);
  if (missing.length === names.length) return { kind: 'valid', mail: null };
  if (missing.length > 0) return { kind: 'wrong', message: incomplete(names, missing) };

  const result = mailSchema.safeParse(variables);
  if (result.success && result.data.SMTP_URL) {
    const { SMTP_URL: smtp, MAIL_FROM: from, MAIL_TO: to } = result.data;
    return { kind: 'valid', mail: { smtp, from, to } };
  }
  const wrong = new Set((result.error?.issues ?? []).map(({ path }) => path[0]));
  const sentences = names
    .filter((name) => wrong.has(name))
    .map((name) => {
      const value = name === 'SMTP_URL' ? 'is not usable' : `is "${variables[name]}"`;
      return `${name} ${value}, but must be ${mailVariables[name]}; correct it.`;
    });
  return { kind: 'wrong', message: sentences.join('\n') };
}

function incomplete(names: readonly string[], missing: readonly string[]): string {
  const given = names.filter((name) => !missing.includes(name));
  const are = given.length > 1 ? 'are' : 'is';
  return `${given.join(' and ')} ${are} set, but ${missing.join(' and ')} ${missing.length > 1 ? 'are' : 'is'} not: mail needs all three. Set the missing, or leave all three out.`;
}

const defaultPorts: Readonly<Record<string, number>> = { 'smtp:': 587, 'smtps:': 465 };

/** Parses an address like `smtps://user:password@host:port`; null when it is invalid. */
function smtpServer(text: string): SmtpServer | null {
  const url = URL.parse(text);
  const defaultPort = defaultPorts[url?.protocol ?? ''];
  if (!url || defaultPort === undefined) return null;
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1');
  const rest = url.pathname.replace(/^\/$/, '') + url.search + url.hash;
  if (!/^[\w.:-]+$/.test(host) || rest !== '' || url.port === '0') return null;
  // One without the other is a mistake.
  if ((url.username === '') !== (url.password === '')) return null;
  const user = decoded(url.username);
  const password = decoded(url.password);
  if (user === null || password === null) return null;
  return {
    host,
    port: url.port === '' ? defaultPort : Number(url.port),
    secure: url.protocol === 'smtps:',
    login: user === '' ? null : { user, password },
  };
}

function decoded(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
