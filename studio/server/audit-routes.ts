import { z } from 'zod';
import { runStatement } from '../../server/database/database-connection.ts';
import type { AuditPage } from '../api-requests.ts';
import { isoTime } from '../rows/row-columns.ts';
import { emailSchema } from './people.ts';
import { Refusal, type Route, route } from './route.ts';

const PAGE_SIZE = 50;

const place = z.object({ at: z.string().regex(/^[\dT:. +-]{10,40}$/), id: z.uuid() });
const query = z.object({
  person: emailSchema.optional(),
  /** The part of an action before its first dot. */
  kind: z
    .string()
    .regex(/^[a-z]{1,30}$/)
    .optional(),
  after: z
    .string()
    .transform((cursor) => Object.fromEntries(['at', 'id'].map((name, at) => [name, cursor.split('~')[at]])))
    .pipe(place)
    .optional(),
});
const rows = z.array(
  z.object({
    id: z.string(),
    at: z.string(),
    person: z.string(),
    action: z.string(),
    subject: z.string(),
    count: z.number(),
  }),
);

/** Who did what in the Studio. */
export const auditRoutes: readonly Route[] = [
  route('GET', '/audit', 'admin', async ({ database, query: given }) => {
    const read = query.safeParse(Object.fromEntries(given));
    if (!read.success) throw new Refusal(422, 'wrong-request');
    const { person, kind, after } = read.data;
    // The embedded database takes the name of a column `count` for a function.
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
    return { lines: lines.map((line) => ({ ...line, at: isoTime(line.at) })), next } satisfies AuditPage;
  }),
];
