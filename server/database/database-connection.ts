import { createClient, type SupabaseClient } from '@supabase/supabase-js';

/** What a client needs to reach a database, hosted or embedded. */
export interface DatabaseConnection {
  /** Without a slash at the end. */
  readonly url: string;
  /** For what everybody may read. */
  readonly publishableKey: string;
  /** For the server alone: row-level security does not hold it back. */
  readonly secretKey: string;
}

/**
 * A client that keeps no session and refreshes nothing, for a server.
 * @param request how it asks; the machine's `fetch` if left out
 */
export function connectClient(url: string, key: string, request?: typeof fetch): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    ...(request ? { global: { fetch: request } } : {}),
  });
}
