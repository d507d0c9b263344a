import { z } from 'zod';
import { inboxJson } from '../../scripts/inbox/inbox-formats.ts';
import { deletePerson, findPerson } from '../../server/privacy/person.ts';
import type { PersonData, PersonDeleted, SavedFile } from '../api-requests.ts';
import { recordAudit } from './audit.ts';
import { emailSchema } from './people.ts';
import { type Call, type Route, route } from './route.ts';

const body = z.strictObject({ email: emailSchema });
type PersonCall = Call<z.output<typeof body>>;

/** What visitors have sent with one e-mail address: found, exported and deleted. The audit log has how many, not whose. */
export const personRoutes: readonly Route[] = [
  route('POST', '/person/find', 'admin', body, async (call) => {
    const { table, spool, damaged, unreadable } = await found(call, 'person.find');
    const counts = { stored: table.length, spooled: spool.length };
    return { ...counts, damaged: damaged.length, unreadable: unreadable.length } satisfies PersonData;
  }),
  route('POST', '/person/export', 'admin', body, async (call) => {
    const { table, spool } = await found(call, 'person.export');
    const all = [...spool, ...table];
    return {
      name: `person-${call.studio.now().toISOString().slice(0, 10)}.jsonl`,
      type: 'application/jsonl',
      text: all.map(inboxJson).join(''),
      count: all.length,
    } satisfies SavedFile;
  }),
  route('POST', '/person/delete', 'admin', body, async (call) => {
    await found(call, 'person.delete');
    const count = await deletePerson(await storesOf(call), call.body.email);
    return { count } satisfies PersonDeleted;
  }),
];

async function storesOf({ studio, database }: PersonCall) {
  return { client: await database(), spool: studio.requests.spool };
}

/** Finds what there is, and records it before anything is done with it. */
async function found(call: PersonCall, action: string) {
  const data = await findPerson(await storesOf(call), call.body.email);
  const count = data.table.length + data.spool.length + data.damaged.length;
  await recordAudit(call, { action, count });
  return data;
}
