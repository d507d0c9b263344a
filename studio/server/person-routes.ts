import { deletePerson, findPerson } from '../../server/privacy/person.ts';
import { formatInboxJson } from '../../server/submissions/submission-formats.ts';
import type { personDataApi } from '../api/requests-api.ts';
import { recordAudit } from './audit-log.ts';
import type { Call, Handlers } from './route.ts';

type PersonCall = Call<'', (typeof personDataApi)['POST /person/find']>;

/** Finds, exports and deletes data that visitors sent with one e-mail address. The audit log has only the number. */
export const personRoutes: Handlers<typeof personDataApi> = {
  async 'POST /person/find'(call) {
    const { table, spool, damaged, unreadable } = await findData(call, 'person.find');
    return {
      stored: table.length,
      spooled: spool.length,
      damaged: damaged.length,
      unreadable: unreadable.length,
    };
  },
  async 'POST /person/export'(call) {
    const { table, spool } = await findData(call, 'person.export');
    const all = [...spool, ...table];
    return {
      name: `person-${call.studio.now().toISOString().slice(0, 10)}.jsonl`,
      type: 'application/jsonl',
      text: all.map(formatInboxJson).join(''),
      count: all.length,
    };
  },
  async 'POST /person/delete'(call) {
    await findData(call, 'person.delete');
    return { count: await deletePerson(await getStores(call), call.body.email) };
  },
};

async function getStores({ studio, database }: PersonCall) {
  return { client: await database(), spool: studio.requests.spool };
}

/** Finds the data, and logs the action before it is carried out. */
async function findData(call: PersonCall, action: string) {
  const data = await findPerson(await getStores(call), call.body.email);
  const count = data.table.length + data.spool.length + data.damaged.length;
  await recordAudit(call, { action, count });
  return data;
}
