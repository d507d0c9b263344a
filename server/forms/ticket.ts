import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hiddenFields } from '../../app/forms/hidden-fields.ts';
import type { SiteFile } from '../http/site-file.ts';

/** A ticket that this server signed. */
export interface Ticket {
  /** Random; part of the idempotency key. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly issuedAt: number;
}

/** Signs and verifies the tickets that forms are sent with. */
export interface Tickets {
  /** A new ticket, always `TICKET_LENGTH` characters that need no escaping anywhere. */
  readonly issue: () => string;
  /** The ticket, or null if this site's servers did not sign it. */
  readonly read: (text: string) => Ticket | null;
}

const ID_BYTES = 16;
const TIME_BYTES = 6;
const SIGNED_BYTES = ID_BYTES + TIME_BYTES;
const SIGNATURE_BYTES = 32;

/** Characters of a ticket: 54 bytes as base64url without padding, so that it has only one spelling. */
export const TICKET_LENGTH = ((SIGNED_BYTES + SIGNATURE_BYTES) / 3) * 4;

/**
 * @param secret shared by this site's servers
 * @param now the time in milliseconds
 */
export function createTickets(secret: string, now: () => number = Date.now): Tickets {
  const sign = (data: Buffer) => createHmac('sha256', secret).update('form-ticket').update(data).digest();
  return {
    issue() {
      const data = Buffer.alloc(SIGNED_BYTES);
      randomBytes(ID_BYTES).copy(data);
      data.writeUIntBE(now(), ID_BYTES, TIME_BYTES);
      return Buffer.concat([data, sign(data)]).toString('base64url');
    },
    read(text) {
      if (text.length !== TICKET_LENGTH || !/^[\w-]+$/.test(text)) return null;
      const bytes = Buffer.from(text, 'base64url');
      const data = bytes.subarray(0, SIGNED_BYTES);
      if (!timingSafeEqual(bytes.subarray(SIGNED_BYTES), sign(data))) return null;
      return {
        id: data.toString('base64url', 0, ID_BYTES),
        issuedAt: data.readUIntBE(ID_BYTES, TIME_BYTES),
      };
    },
  };
}

/** After a power cut, a file may be empty or full of zeros. */
const SECRET = /^[!-~]{32,}$/;

/**
 * Reads the secret that signs tickets from a file, which is created if missing or damaged, so that tickets survive a
 * restart. Only the owner can read it. Servers that start at the same time get the same secret.
 * @throws if the file can be neither read nor created
 */
export async function ticketSecret(file: string): Promise<string> {
  try {
    const read = async () => (await readFile(file, 'utf8')).trim();
    if (existsSync(file) && !SECRET.test(await read())) await rm(file);
    if (!existsSync(file)) await makeSecret(file);
    return await read();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `There is no secret for the forms: ${reason}. Make the file writable, or set FORM_SECRET.`,
      { cause: error },
    );
  }
}

async function makeSecret(file: string): Promise<void> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, `${randomBytes(32).toString('hex')}\n`, { mode: 0o600, flush: true });
  // A link never replaces the file of another server.
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
}

/** The field for the ticket, as rendered by `app/ui/fields/FormFrame.tsx`. */
const FIELD = `name="${hiddenFields.ticket}" value="`;
const EMPTY_FIELD = `${FIELD}"`;

/** Returns true if a page has a form that takes a ticket. */
export function hasTicketField(page: SiteFile): boolean {
  return page.representations[0].body.includes(EMPTY_FIELD);
}

/** Puts a ticket into the forms of a page. */
export function withTicket(html: string, ticket: string): string {
  return html.replaceAll(EMPTY_FIELD, `${FIELD}${ticket}"`);
}
