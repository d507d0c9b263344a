import { createHash, randomBytes } from 'node:crypto';
import { createClient, type SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import {
  connectClient,
  type DatabaseConnection,
  DatabaseUnavailable,
  runStatement,
} from '../../server/database/database-connection.ts';
import { type Role, roles } from '../api/constants.ts';
import { type PersonEntry, personEntrySchema } from '../api/people-api.ts';

const DAY_MS = 86_400_000;
const INVITATION_DAYS = 7;

const personRowSchema = z.object({ email: z.string(), name: z.string(), role: z.enum(roles) });
const entryRowSchema = personEntrySchema
  .omit({ hasAccepted: true })
  .extend({ account: z.string().nullable() })
  .transform(({ account, ...entry }): PersonEntry => ({ ...entry, hasAccepted: account !== null }));
const ENTRY_COLUMNS = 'email,name,role,account,invitedBy:invited_by,lastSignIn:last_sign_in';

/** A new or renewed invitation. */
export interface Invitation {
  readonly email: string;
  /** Null keeps the name of an existing person. */
  readonly name: string | null;
  readonly role: Role | null;
  readonly invitedBy: string | null;
}

/** Client with the secret key, which sees all rows. */
export function serverClient({ url, secretKey }: DatabaseConnection): SupabaseClient {
  return connectClient(url, secretKey);
}

/** Client that sees the rows of a user who is signed in, according to row-level security. */
export function personClient(
  { url, publishableKey }: DatabaseConnection,
  accessToken: string,
): SupabaseClient {
  return createClient(url, publishableKey, { accessToken: async () => accessToken });
}

/** Person of a token. `unknown`: none has this account. `refused`: it has expired or is from another database. */
export async function findPersonByToken(
  connection: DatabaseConnection,
  { accessToken, account }: { readonly accessToken: string; readonly account: string },
): Promise<z.output<typeof personRowSchema> | 'unknown' | 'refused'> {
  const { data, error, status } = await personClient(connection, accessToken)
    .from('studio_people')
    .select('email,name,role')
    .eq('account', account)
    .abortSignal(AbortSignal.timeout(PERSON_TIMEOUT_MS));
  if (status === 401) return 'refused';
  if (error) throw new DatabaseUnavailable(`The database answered ${status}`, { cause: error });
  const [row] = z.array(personRowSchema).parse(data);
  return row ?? 'unknown';
}

const PERSON_TIMEOUT_MS = 3_000;

/** All people, by e-mail address. */
export async function listPeople(client: SupabaseClient): Promise<PersonEntry[]> {
  const statement = client.from('studio_people').select(ENTRY_COLUMNS).order('email').limit(1_000);
  return z.array(entryRowSchema).parse(await runStatement(statement));
}

/**
 * Invites a person, or gives an existing one a new link for setting a new password.
 * @returns the secret of the link; only its hash is stored
 */
export async function invite(
  client: SupabaseClient,
  { email, name, role, invitedBy }: Invitation,
  now: Date,
): Promise<string> {
  const secret = randomBytes(32).toString('base64url');
  const link = {
    invitation: hashSecret(secret),
    invitation_ends: new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString(),
    invited_by: invitedBy,
  };
  // JSON omits undefined values.
  const profile = { name: name ?? undefined, role: role ?? undefined };
  if (await changePerson(client, email, { ...link, ...profile, invited_at: now.toISOString() }))
    return secret;
  const newPerson = { email, name: name ?? email, role: role ?? 'writer', ...link };
  await runStatement(client.from('studio_people').insert(newPerson));
  return secret;
}

/** Changes a person, for example the role; false if no one has the address. */
export async function changePerson(client: SupabaseClient, email: string, values: object): Promise<boolean> {
  const update = client.from('studio_people').update(values).eq('email', email).select('email');
  return hasRows(await runStatement(update));
}

/** Removes a person; false if no one has the address. */
export async function removePerson(client: SupabaseClient, email: string): Promise<boolean> {
  const deletion = client.from('studio_people').delete().eq('email', email).select('email');
  return hasRows(await runStatement(deletion));
}

/** Removes a person's account, including its sessions. */
export async function removeAccount(server: SupabaseClient, email: string): Promise<void> {
  await runStatement(server.rpc('studio_remove_account', { address: email }));
}

/** Person with an invitation; null if the link has been used, has expired or never existed. */
export async function findInvited(
  server: SupabaseClient,
  secret: string,
  now: Date,
): Promise<z.output<typeof personRowSchema> | null> {
  const statement = server
    .from('studio_people')
    .select('email,name,role')
    .eq('invitation', hashSecret(secret))
    .gt('invitation_ends', now.toISOString());
  const [row] = z.array(personRowSchema).parse(await runStatement(statement));
  return row ?? null;
}

/**
 * Uses a link: of two requests at the same moment, only one succeeds.
 * @param makeAccount creates the account; if it fails, the link can be used again
 */
export async function acceptInvitation(
  server: SupabaseClient,
  email: string,
  secret: string,
  makeAccount: () => Promise<string>,
): Promise<boolean> {
  const invitation = hashSecret(secret);
  const update = server
    .from('studio_people')
    .update({ invitation: null })
    .eq('email', email)
    .eq('invitation', invitation)
    .select('email');
  if (!hasRows(await runStatement(update))) return false;
  try {
    await changePerson(server, email, { account: await makeAccount() });
    return true;
  } catch (error) {
    await changePerson(server, email, { invitation });
    throw error;
  }
}

/** Stores the time of a person's last sign-in. */
export async function recordSignIn(server: SupabaseClient, email: string, now: Date): Promise<void> {
  await changePerson(server, email, { last_sign_in: now.toISOString() });
}

/** Returns true if a person with this address has an account. */
export async function hasAccount(server: SupabaseClient, email: string): Promise<boolean> {
  const people = server.from('studio_people').select('email').eq('email', email);
  return hasRows(await runStatement(people.not('account', 'is', null)));
}

/** Returns true if a statement returned any rows. */
export function hasRows(data: unknown): boolean {
  return Array.isArray(data) && data.length > 0;
}

function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex');
}
