import { z } from 'zod';
import { runStatement } from '../../server/database/database-connection.ts';
import { type auditApi, auditLine } from '../api/audit-api.ts';
import { isoTime } from '../rows/row-columns.ts';
import type { Handlers } from './route.ts';

const PAGE_SIZE = 50;

const rows = z.array(z.object(auditLine.shape));

/** Log of the actions in the Studio. */
export const auditRoutes: Handlers<typeof auditApi> = {
  async 'GET /audit'({ database, query: { person, kind, after } }) {
    // The embedded database takes a column named `count` for a function.
    let asked = (await database()).from('studio_audit').select('*');
    if (person !== undefined) asked = asked.eq('person', person);
    if (kind !== undefined) asked = asked.like('action', `${kind}.*`);
    if (after) asked = asked.or(`at.lt."${after.at}",and(at.eq."${after.at}",id.lt."${after.id}")`);
    const page = asked
      .order('at', { ascending: false })
      .order('id', { ascending: false })
      .limit(PAGE_SIZE + 1);
    const found = rows.parse(await runStatement(page));
    const lines = found.slice(0, PAGE_SIZE);
    const last = found.length > PAGE_SIZE ? lines.at(-1) : undefined;
    const next = last ? `${last.at}~${last.id}` : null;
    return { lines: lines.map((line) => ({ ...line, at: isoTime(line.at) })), next };
  },
};
