import { z } from 'zod';
import { runStatement } from '../../server/database/database-connection.ts';
import { type auditApi, auditLineSchema } from '../api/audit-api.ts';
import { toIsoTime } from '../rows/row-columns.ts';
import type { Handlers } from './route.ts';

const PAGE_SIZE = 50;

const auditRowsSchema = z.array(z.object(auditLineSchema.shape));

/** Log of the actions in the Studio. */
export const auditRoutes: Handlers<typeof auditApi> = {
  async 'GET /audit'({ database, query: { person, kind, after } }) {
    // The embedded database takes a column named `count` for a function.
    let statement = (await database()).from('studio_audit').select('*');
    if (person !== undefined) statement = statement.eq('person', person);
    if (kind !== undefined) statement = statement.like('action', `${kind}.*`);
    if (after) statement = statement.or(`at.lt."${after.at}",and(at.eq."${after.at}",id.lt."${after.id}")`);
    const page = statement
      .order('at', { ascending: false })
      .order('id', { ascending: false })
      .limit(PAGE_SIZE + 1);
    const records = auditRowsSchema.parse(await runStatement(page));
    const lines = records.slice(0, PAGE_SIZE);
    const last = records.length > PAGE_SIZE ? lines.at(-1) : undefined;
    const next = last ? `${last.at}~${last.id}` : null;
    return { lines: lines.map((line) => ({ ...line, at: toIsoTime(line.at) })), next };
  },
};
