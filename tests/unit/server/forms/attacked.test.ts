import { renameSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createTickets } from '../../../../server/forms/ticket.ts';
import { contactFields, createFormClient } from '../../../form-client.ts';
import { putDatabase } from '../../../made-database.ts';
import { drainSpool, findDatabase, listForms, makeSiteFolder, startSite } from '../../../running-site.ts';
import { temporaryFolder } from '../../../temporary-files.ts';
import { HOSTILE_QUERIES } from '../rows/hostile-queries.ts';
import { ask } from '../running-server.ts';
import { writeFormBuild } from './form-build.ts';
import { SECRET } from './secret.ts';

const CONNECTIONS = 8;
const FORMS_EACH = 6;

test('hostile queries are refused while others are served, with and without the build', async ({
  onTestFinished,
}) => {
  const build = await writeFormBuild();
  const site = await makeSiteFolder(temporaryFolder(), build.folder);
  await putDatabase(site.database, false);
  const server = await startSite(site, SECRET);
  onTestFinished(() => server.stop());
  await findDatabase(site);
  const client = createFormClient(server.port, CONNECTIONS);
  onTestFinished(() => client.close());
  const tickets = createTickets(SECRET);
  const statusOf = async (path: string) =>
    (await ask(server.port, path, { host: `is.localhost:${server.port}` })).status;
  const each = <Value>(make: (place: number) => Promise<Value>, count: number) =>
    Promise.all(Array.from({ length: count }, (_, place) => make(place)));

  let isBurst = true;
  const burst = each(async (connection) => {
    const answers: number[] = [];
    for (let form = 0; form < FORMS_EACH; form++)
      answers.push(await client.post(contactFields(`${connection} ${form}`, tickets.issue())));
    return answers;
  }, CONNECTIONS).finally(() => {
    isBurst = false;
  });
  const refusals: number[] = [];
  const others: number[] = [];
  const attack = each(async (place) => {
    const query = HOSTILE_QUERIES[place] ?? '';
    do refusals.push(await statusOf(`/rest/v1/news?${encodeURI(query).replaceAll('+', '%2B')}`));
    while (isBurst);
  }, HOSTILE_QUERIES.length);
  const reading = (async () => {
    do others.push(await statusOf('/'), await statusOf('/rest/v1/news?limit=1'));
    while (isBurst);
  })();
  expect(new Set((await burst).flat())).toEqual(new Set([200]));
  await Promise.all([attack, reading]);
  expect(new Set(refusals)).toEqual(new Set([400]));
  expect(new Set(others)).toEqual(new Set([200]));
  expect(await statusOf('/healthz')).toBe(200);

  renameSync(build.folder, `${build.folder}.gone`);
  expect(await statusOf('/')).toBe(200);
  expect(await client.post(contactFields('afterwards', tickets.issue()))).toBe(200);
  await drainSpool(site);
  const stored = (await listForms(site)).map(({ fields }) => fields.message);
  expect(stored).toHaveLength(CONNECTIONS * FORMS_EACH + 1);
  expect(new Set(stored).size).toBe(stored.length);
}, 120_000);
