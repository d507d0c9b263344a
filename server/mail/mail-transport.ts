import { createTransport } from 'nodemailer';
import { isLoopback } from '../http/client.ts';
import type { SmtpServer } from '../runtime/environment.ts';
import type { Mail, Mailbox } from './mail.ts';
import { toOneLine } from './mail-texts.ts';

export type MailOutcome =
  | { readonly kind: 'accepted' }
  /** This mail or its recipient was refused permanently (5xx): a retry would not help. */
  | { readonly kind: 'refused'; readonly reason: string }
  /** This mail was deferred (4xx). */
  | { readonly kind: 'deferred'; readonly reason: string }
  /** The mail server does not answer or accepts no mail from here. */
  | { readonly kind: 'unavailable'; readonly reason: string };

export interface MailTransport {
  /** @param signal ends the attempt; the server may have accepted the mail all the same */
  readonly send: (mail: Mail, signal: AbortSignal) => Promise<MailOutcome>;
}

/** Keeps every header line far below the 998 characters that RFC 5322 allows. */
const MAX_HEADER_LENGTH = 200;
const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Creates a transport over SMTP with a connection for each mail. */
export function createMailTransport(server: SmtpServer): MailTransport {
  const transport = createTransport({
    host: server.host,
    port: server.port,
    secure: server.secure,
    ...getEncryption(server),
    ...(server.login ? { auth: { user: server.login.user, pass: server.login.password } } : {}),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    dnsTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    allowInternalNetworkInterfaces: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail, signal) {
      try {
        await transport.sendMail({
          from: formatMailbox(mail.from),
          to: formatMailbox(mail.to),
          ...(mail.replyTo ? { replyTo: formatMailbox(mail.replyTo) } : {}),
          subject: toOneLine(mail.subject, MAX_HEADER_LENGTH),
          text: mail.text,
          messageId: `<${mail.key}@${mail.from.address.split('@').at(-1)}>`,
          ...(mail.autoSubmitted !== 'no' && {
            headers: { 'Auto-Submitted': mail.autoSubmitted, 'X-Auto-Response-Suppress': 'All' },
          }),
          signal,
        });
        return { kind: 'accepted' };
      } catch (error) {
        return classifyError(error);
      }
    },
  };
}

function formatMailbox({ name, address }: Mailbox): { name: string; address: string } {
  return { name: toOneLine(name ?? '', MAX_HEADER_LENGTH), address };
}

/** Visitors' input and passwords are sent to another machine only over TLS. */
function getEncryption({ host, secure }: SmtpServer): { ignoreTLS?: true; requireTLS?: true } {
  if (secure) return {};
  return isLoopback(host) ? { ignoreTLS: true } : { requireTLS: true };
}

/** An error of nodemailer; system and TLS errors have only the message. */
interface SendError extends Error {
  /** The status code of the mail server. */
  readonly responseCode?: number;
  /** The command that failed: `RCPT TO`; `API` if the mail was never sent. */
  readonly command?: string;
  readonly code?: string;
}

/** Commands whose failure concerns one mail and not the connection. */
const MAIL_COMMANDS: readonly string[] = ['RCPT TO', 'DATA'];
const SERVICE_CLOSING = 421;

function classifyError(error: unknown): MailOutcome {
  const { message, responseCode = 0, command = '', code = '' } = error as SendError;
  const isMailError = MAIL_COMMANDS.includes(command);
  const isUnsendable = responseCode === 0 && (code === 'EENVELOPE' || code === 'EMESSAGE');
  const mayQuoteMail = isMailError || isUnsendable;
  const reason = mayQuoteMail ? formatCodes(message, responseCode, code) : message.replace(/\s+/g, ' ');
  if (isUnsendable) return { kind: 'refused', reason };
  if (!isMailError || responseCode === SERVICE_CLOSING || responseCode < 400)
    return { kind: 'unavailable', reason };
  return { kind: responseCode >= 500 ? 'refused' : 'deferred', reason };
}

/** The codes of a mail server's answer without its text, which may quote the mail and must not be logged. */
function formatCodes(message: string, responseCode: number, code: string): string {
  const [detail] = /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(message) ?? [];
  return ['answer', responseCode > 0 ? responseCode : code, detail].filter(Boolean).join(' ');
}
