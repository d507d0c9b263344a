/** The content of `/supabase.json`: how a visitor's browser reaches the database. */
export interface BrowserDatabase {
  /** Without a slash at the end; empty where the site's own address passes on what is asked. */
  readonly url: string;
  /** The public one; any will do where the server puts its own. */
  readonly key: string;
}

/** A database, as far as browsers are concerned. */
type ReachedDatabase =
  | { readonly kind: 'hosted'; readonly url: string; readonly publishableKey: string }
  | { readonly kind: 'embedded' };

/** Browsers reach an embedded database through the server. */
export function browserDatabase(database: ReachedDatabase): BrowserDatabase {
  return database.kind === 'hosted'
    ? { url: database.url, key: database.publishableKey }
    : { url: '', key: 'embedded' };
}
