import { fileURLToPath } from 'node:url';
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
  /** Signs tokens of signed-in people. The library's default is public: anyone could sign a token of any role. */
  readonly tokenSecret: string;
}

/** Contains only the code: the sender of the mail adds the rest. */
const CODE_TEMPLATE = fileURLToPath(new URL('../../supabase/templates/code.html', import.meta.url));

/** A code has eight digits and ends after ten minutes. */
const CODE_OPTIONS = { otp_length: 8, otp_expiry: 600 };

/** Sends a sign-in code to an address. */
export type SendCode = (address: string, code: string) => void;

/** Creates the tables of the sign-in, like those of a hosted project. */
export async function createAuthTables(superuser: PostgresLogin): Promise<void> {
  const connection = createPostgresConnection({
    url: '',
    postgresOptions: { ...superuser, max: 1, onnotice: () => {} },
  });
  try {
    await new App({ connection, auth: { enabled: true } }).ensureSystemSchema();
  } finally {
    await connection.close();
  }
}

/**
 * The only module that uses `@supabase/lite`; PostgREST and GoTrue next to Postgres would replace it.
 * @param sendCode if left out, no codes are sent
 */
export async function createRestApi(
  login: PostgresLogin,
  keys: ApiKeys,
  sendCode: SendCode = () => {},
): Promise<RestApi> {
  const connection = createPostgresConnection({
    url: '',
    postgresOptions: { ...login, max: API_CONNECTIONS, onnotice: () => {} },
  });
  const app = new App({
    connection,
    auth: {
      enabled: true,
      publishable_key: keys.publishableKey,
      secret_key: keys.secretKey,
      jwt_secret: keys.tokenSecret,
      enable_refresh_token_rotation: true,
      // The Studio's server, the only one that has access, decides about accounts.
      email: {
        ...CODE_OPTIONS,
        enable_confirmations: false,
        template: { magic_link: { content_path: CODE_TEMPLATE } },
      },
    },
    options: { drivers: { email: { send: async ({ to, html }) => sendCode(to, html?.trim() ?? '') } } },
  });
  // The library reads the tables and prepares the roles at the first request; two concurrent ones would conflict.
  const firstRequest = new Request('http://127.0.0.1/rest/v1/form_submissions?limit=0', {
    headers: { apikey: keys.secretKey },
  });
  await app.fetch(firstRequest);
  return { answer: (request) => app.fetch(request), close: () => connection.close() };
}
