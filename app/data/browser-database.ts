/** The content of `/supabase.json`: how a visitor's browser reaches the database. */
export interface BrowserDatabase {
  /** Without a slash at the end; empty if the site's own address forwards the requests. */
  readonly url: string;
  /** The public key; any value if the server sets its own. */
  readonly key: string;
}

/** A database as browsers reach it. */
type ReachedDatabase =
  | { readonly kind: 'hosted'; readonly url: string; readonly publishableKey: string }
  | { readonly kind: 'embedded' };

/** Browsers reach an embedded database through the server. */
export function browserDatabase(database: ReachedDatabase): BrowserDatabase {
  return database.kind === 'hosted'
    ? { url: database.url, key: database.publishableKey }
    : { url: '', key: 'embedded' };
}
