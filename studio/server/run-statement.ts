import { askDatabase } from '../../server/database/database-connection.ts';

interface Statement {
  readonly abortSignal: Parameters<typeof askDatabase>[0];
}

/** Runs a statement of Supabase's client and returns its data. Rejects as `askDatabase` does. */
export function runStatement(statement: Statement): Promise<unknown> {
  return askDatabase((signal) => statement.abortSignal(signal));
}
