import { createHash, randomBytes } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  askDatabase,
  connectClient,
  type DatabaseConnection,
  DatabaseUnavailable,
} from '../../server/database/database-connection.ts';
import { type PersonEntry, type Role, roles } from '../api.ts';

const DAY_MS = 86_400_000;
const INVITATION_DAYS = 7;

const personRow = z.object({ email: z.string(), name: z.string(), role: z.enum(roles) });
const entryRow = z
  .object({
    ...personRow.shape,
    account: z.string().nullable(),
    invited_by: z.string().nullable(),
    invited_at: z.string(),
    last_sign_in: z.string().nullable(),
  })
  .transform(
    ({ account, invited_by, invited_at, last_sign_in, ...person }): PersonEntry => ({
      ...person,
      invitedBy: invited_by,
      invitedAt: invited_at,
      lastSignIn: last_sign_in,
      hasAccepted: account !== null,
    }),
  );
const ENTRY_COLUMNS = 'email,name,role,account,invited_by,invited_at,last_sign_in';

/** Who is invited, by whom, and as what. */
export interface Invitation {
  readonly email: string;
  /** Null leaves those of somebody who is there already. */
  readonly name: string | null;
  readonly role: Role | null;
  readonly invitedBy: string | null;
}

/** An address as it is stored. */
export const emailSchema = z
  .string()
  .max(254)
  .transform((email) => email.trim().toLowerCase())
  .pipe(z.email());

/** A client with the secret key, which sees all rows. */
export function serverClient({ url, secretKey }: DatabaseConnection): SupabaseClient {
  return connectClient(url, secretKey);
}

/** A client that sees what a person who is signed in may see: row-level security decides. */
export function personClient(
  { url, publishableKey }: DatabaseConnection,
  accessToken: string,
): SupabaseClient {
  return createClient(url, publishableKey, { accessToken: async () => accessToken });
}

/** Whose token it is: `unknown` for nobody's, `refused` for a token that has ended or is not of this database. */
export async function personOfToken(
  connection: DatabaseConnection,
  { accessToken, account }: { readonly accessToken: string; readonly account: string },
): Promise<z.output<typeof personRow> | 'unknown' | 'refused'> {
  const { data, error, status } = await personClient(connection, accessToken)
    .from('studio_people')
    .select('email,name,role')
    .eq('account', account)
    .abortSignal(AbortSignal.timeout(TIMEOUT_MS));
  if (status === 401) return 'refused';
  if (error) throw new DatabaseUnavailable(`The database answered ${status}`, { cause: error });
  const [row] = z.array(personRow).parse(data);
  return row ?? 'unknown';
}

const TIMEOUT_MS = 3_000;

/** Everybody, by address. */
export async function listPeople(client: SupabaseClient): Promise<PersonEntry[]> {
  const data = await askDatabase((signal) =>
    client.from('studio_people').select(ENTRY_COLUMNS).order('email').limit(1_000).abortSignal(signal),
  );
  return z.array(entryRow).parse(data);
}

/**
 * Invites somebody, or gives somebody who is there a new link, by which the password can be set anew.
 * @returns the secret of the link, of which only a hash is stored
 */
export async function invite(
  client: SupabaseClient,
  { email, name, role, invitedBy }: Invitation,
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const link = {
    invitation: hashOf(secret),
    invitation_ends: new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString(),
    invited_by: invitedBy,
  };
  const known = await askDatabase((signal) =>
    client
      .from('studio_people')
      .update({
        ...link,
        invited_at: now.toISOString(),
        ...(name === null ? {} : { name }),
        ...(role === null ? {} : { role }),
      })
      .eq('email', email)
      .select('email')
      .abortSignal(signal),
  );
  if (hasRows(known)) return secret;
  await askDatabase((signal) =>
    client
      .from('studio_people')
      .insert({ email, name: name ?? email, role: role ?? 'writer', ...link })
      .abortSignal(signal),
  );
  return secret;
}

/** Gives somebody another role; false where nobody has the address. */
export async function changeRole(client: SupabaseClient, email: string, role: Role): Promise<boolean> {
  const data = await askDatabase((signal) =>
    client.from('studio_people').update({ role }).eq('email', email).select('email').abortSignal(signal),
  );
  return hasRows(data);
}

/** Removes somebody; false where nobody has the address. */
export async function removePerson(client: SupabaseClient, email: string): Promise<boolean> {
  const data = await askDatabase((signal) =>
    client.from('studio_people').delete().eq('email', email).select('email').abortSignal(signal),
  );
  return hasRows(data);
}

/** Removes somebody's account, and with it the sessions. */
export async function removeAccount(server: SupabaseClient, email: string): Promise<void> {
  await askDatabase((signal) => server.rpc('studio_remove_account', { address: email }).abortSignal(signal));
}

/** Whose link it is; null for one that has been used, has ended or never was. */
export async function invitedBy(
  server: SupabaseClient,
  secret: string,
  now: Date,
): Promise<z.output<typeof personRow> | null> {
  const data = await askDatabase((signal) =>
    server
      .from('studio_people')
      .select('email,name,role')
      .eq('invitation', hashOf(secret))
      .gt('invitation_ends', now.toISOString())
      .abortSignal(signal),
  );
  const [row] = z.array(personRow).parse(data);
  return row ?? null;
}

/**
 * Uses a link: of two requests at the same moment, one gets it.
 * @param makeAccount makes the account; if it fails, the link can be used again
 */
export async function acceptInvitation(
  server: SupabaseClient,
  email: string,
  secret: string,
  makeAccount: () => Promise<string>,
): Promise<boolean> {
  const table = () => server.from('studio_people');
  const invitation = hashOf(secret);
  const taken = await askDatabase((signal) =>
    table()
      .update({ invitation: null })
      .eq('email', email)
      .eq('invitation', invitation)
      .select('email')
      .abortSignal(signal),
  );
  if (!hasRows(taken)) return false;
  try {
    const account = await makeAccount();
    await askDatabase((signal) => table().update({ account }).eq('email', email).abortSignal(signal));
    return true;
  } catch (error) {
    await askDatabase((signal) => table().update({ invitation }).eq('email', email).abortSignal(signal));
    throw error;
  }
}

/** Notes when somebody signed in. */
export async function noteSignIn(server: SupabaseClient, email: string, now: Date): Promise<void> {
  await askDatabase((signal) =>
    server
      .from('studio_people')
      .update({ last_sign_in: now.toISOString() })
      .eq('email', email)
      .abortSignal(signal),
  );
}

/** Whether somebody has this address and an account. */
export async function hasAccount(server: SupabaseClient, email: string): Promise<boolean> {
  const data = await askDatabase((signal) =>
    server
      .from('studio_people')
      .select('email')
      .eq('email', email)
      .not('account', 'is', null)
      .abortSignal(signal),
  );
  return hasRows(data);
}

/** Whether a change or a question has met any. */
export function hasRows(data: unknown): boolean {
  return Array.isArray(data) && data.length > 0;
}

function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
