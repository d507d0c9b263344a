import { createHmac } from 'node:crypto';
import type { Sql } from 'postgres';
import type { PostgresLogin } from './postgres-server.ts';

/** Logs in for requests; each request then takes the role of its key. */
const API_ROLE = 'site_api';

/** Connections of requests; the rest of Postgres's are for migrations and backups. */
export const API_CONNECTIONS = 10;

/** Lets the role of requests read and write the accounts; the roles that it takes for a request cannot. */
export async function grantAccounts(database: Sql): Promise<void> {
  await database.unsafe(`grant usage on schema auth to ${API_ROLE};
grant select, insert, update, delete on all tables in schema auth to ${API_ROLE};`);
}

/**
 * Creates the roles that a hosted Supabase project has, and the one that serves requests, which owns no table, so that
 * the library cannot grant any privileges with it.
 * @returns the login of that role
 */
export async function createRoles(database: Sql, superuser: PostgresLogin): Promise<PostgresLogin> {
  // Servers that share a database must derive the same password.
  const password = createHmac('sha256', superuser.password).update(API_ROLE).digest('base64url');
  await database.unsafe(`do $$
declare name text;
begin
  foreach name in array array['anon', 'authenticated', 'service_role', '${API_ROLE}'] loop
    if not exists (select from pg_roles where rolname = name) then
      execute format('create role %I noinherit %s', name, case name when 'service_role' then 'bypassrls' else '' end);
    end if;
  end loop;
end $$;
alter role ${API_ROLE} login inherit password '${password}' connection limit ${2 * API_CONNECTIONS};
alter role ${API_ROLE} set statement_timeout = '3s';
alter role ${API_ROLE} set lock_timeout = '3s';
alter role ${API_ROLE} set idle_in_transaction_session_timeout = '10s';
grant anon, authenticated, service_role to ${API_ROLE};
-- At its first request the library grants everything to all roles. That changes nothing, as this role may not, but it
-- would be an error for a table where the role has no privilege at all. These give access to no row.
grant references on all tables in schema public to ${API_ROLE};
grant select on all sequences in schema public to ${API_ROLE};
alter default privileges in schema public grant references on tables to ${API_ROLE};
alter default privileges in schema public grant select on sequences to ${API_ROLE};`);
  return { ...superuser, user: API_ROLE, password };
}
