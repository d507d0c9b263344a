import type { PgliteConnection } from '@supabase/lite/pglite';

/** The library's method that grants, and says whether requests take on the role of their key. */
const GRANTING = 'ensureRlsContext';

/**
 * Keeps what each role may do as the migrations say; call it before the first request.
 *
 * At its first request `@supabase/lite` grants everything to anon, authenticated and service_role, in all tables of each
 * schema that has row-level security and in its future tables, for good. Row-level security would still hide and keep the
 * rows, but a stranger's update would change nothing and look as if it had worked, and a table without row-level security
 * would be open to all. No setting prevents it, and taking the grants back afterwards would leave them in the folder when
 * the process is killed between the two. So the method is replaced by its answer: every request takes on the role of its
 * key. The roles themselves are made with the migrations.
 * @throws Error when the library has no such method any more; see then how it grants
 */
export function keepTablePrivileges(connection: PgliteConnection): void {
  if (!(GRANTING in connection)) throw new Error(`@supabase/lite has no method ${GRANTING} any more.`);
  Object.assign(connection, { [GRANTING]: async () => true });
}
