import { App } from '@supabase/lite';
import { createPostgresConnection } from '@supabase/lite/postgres';
import type { PostgresLogin } from './postgres-server.ts';
import { API_CONNECTIONS } from './roles.ts';

/** Supabase's interface to the tables of a Postgres. */
export interface RestApi {
  readonly answer: (request: Request) => Promise<Response>;
  readonly close: () => Promise<void>;
}

interface ApiKeys {
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Signs tokens of people who are signed in. The library's default is public: with it a token could have any role. */
  readonly tokenSecret: string;
}

/** The only module that uses `@supabase/lite`; PostgREST beside Postgres would take its place. */
export async function createRestApi(login: PostgresLogin, keys: ApiKeys): Promise<RestApi> {
  const connection = createPostgresConnection({
    url: '',
    postgresOptions: { ...login, max: API_CONNECTIONS, onnotice: () => {} },
  });
  const app = new App({
    connection,
    auth: { publishable_key: keys.publishableKey, secret_key: keys.secretKey, jwt_secret: keys.tokenSecret },
  });
  // The library reads the tables and prepares the roles at the first request; two at once would disturb each other.
  const first = new Request('http://127.0.0.1/rest/v1/form_submissions?limit=0', {
    headers: { apikey: keys.secretKey },
  });
  await app.fetch(first);
  return { answer: (request) => app.fetch(request), close: () => connection.close() };
}
