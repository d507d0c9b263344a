import type { SupabaseClient } from '@supabase/supabase-js';
import { connectClient, type DatabaseConnection } from '../../../server/database/database-connection.ts';
import { type Role, roles } from '../../../studio/api/constants.ts';
import { personClient, serverClient } from '../../../studio/server/people-table.ts';

/** `outsider` has an account and no role, such as a person whose role was revoked. */
export type Who = 'anonymous' | 'outsider' | Role;

/** Access of each of them to the database, with a token of the sign-in: `writer@example.is` and so on. */
export async function peopleOfRoles(
  connection: DatabaseConnection,
): Promise<Readonly<Record<Who, SupabaseClient>>> {
  const { url, publishableKey, secretKey } = connection;
  const server = serverClient(connection);
  const signUp = async (name: string) => {
    const { data, error } = await connectClient(url, secretKey).auth.signUp({
      email: `${name}@example.is`,
      password: 'hraun og mosi 27',
    });
    if (error || !data.user || !data.session) throw error ?? new Error(`${name} has no account`);
    return { account: data.user.id, client: personClient(connection, data.session.access_token) };
  };
  const withRole = async (role: Role) => {
    const { account, client } = await signUp(role);
    const person = { email: `${role}@example.is`, name: role, role, account };
    const { error } = await server.from('studio_people').insert(person);
    if (error) throw error;
    return [role, client] as const;
  };
  const outsider = await signUp('outsider');
  const people = await Promise.all(roles.map(withRole));
  return {
    anonymous: connectClient(url, publishableKey),
    outsider: outsider.client,
    ...(Object.fromEntries(people) as Record<Role, SupabaseClient>),
  };
}
