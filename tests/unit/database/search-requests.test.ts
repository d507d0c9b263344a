import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, expect, test } from 'vitest';
import { connectClient } from '../../../server/database/database-connection.ts';
import type { SubmissionTable } from '../../../server/submissions/submission.ts';
import { readSubmissionPage } from '../../../server/submissions/submission-queries.ts';
import { connectSubmissionTable } from '../../../server/submissions/submission-table.ts';
import { connectSuperuser } from '../../made-database.ts';
import { startDatabase } from './database-folder.ts';
import { someSubmission } from './some-submissions.ts';

/* Requests are found by names, numbers and domains in the forms in which people write them. */

let client: SupabaseClient;
let folder: string;
let table: SubmissionTable;

const REQUESTS = {
  sean: {
    name: "Sean O'Brien",
    email: 'sean@company.example',
    phone: '+354 555-0142',
    message: 'D’Angelo, www.dangelo.example\nFjárhagur: 1.490.000 kr.',
  },
  // The domain in the format that a form stores.
  bjork: { name: 'Björk', email: 'bjork@xn--jnusta-bxa0g.is', phone: '5550166', message: 'Halló' },
  anna: { name: 'Anna Jónsdóttir', email: 'Anna.J@Hönnun.example', phone: '3545550199', message: 'Þórshöfn' },
  dagny: { name: 'DAGNÝ ÆGISDÓTTIR', email: 'd_æ+vefur@example.is', phone: '(555) 01 77', message: 'ﬁma ß' },
  lukasz: {
    name: 'Łukasz Þór Đoković',
    email: 'l@xn--d-uga0v8n.example',
    phone: '',
    message: 'ŁÓDŹ, Ħal Ħıŧŋ',
  },
  ivan: {
    name: 'Иван',
    email: '1@2.is',
    phone: '５５５ ０１８８',
    message: '東京 and 🌋lava, 12, 34; 56\n78',
  },
};

beforeAll(async () => {
  const running = await startDatabase();
  folder = running.folder;
  client = connectClient(running.connection.url, running.connection.secretKey);
  table = connectSubmissionTable(running.connection);
  await table.insert(
    Object.entries(REQUESTS).map(([idempotencyKey, fields]) => someSubmission({ idempotencyKey, fields })),
  );
});

async function find(filter: { readonly words?: string; readonly address?: string }): Promise<string[]> {
  const { submissions } = await readSubmissionPage(client, filter, null, 50);
  return submissions.map(({ idempotencyKey }) => idempotencyKey).toSorted();
}

test.each([
  ["O'Brien", 'sean'],
  ['O’Brien', 'sean'],
  ['O´Brien', 'sean'],
  ["sean o'brien", 'sean'],
  ['OBRIEN', 'sean'],
  ['brien', 'sean'],
  ["D'Angelo", 'sean'],
  ['Angelo', 'sean'],
  ['5550142', 'sean'],
  ['+354 555 0142', 'sean'],
  ['+3545550142', 'sean'],
  ['555-0142', 'sean'],
  ['0142', 'sean'],
  ['company.example', 'sean'],
  ['@company', 'sean'],
  ['dangelo.example', 'sean'],
  ['1490000', 'sean'],
  ['1.490.000', 'sean'],
  ['jonsdottir', 'anna'],
  ['Jónsdóttir', 'anna'],
  ['JÓNSD', 'anna'],
  ['5550199', 'anna'],
  ['thorshofn', 'anna'],
  ['Þórshöfn', 'anna'],
  ['honnun.example', 'anna'],
  ['anna.j@hönnun.example', 'anna'],
  ['þjónusta.is', 'bjork'],
  ['@þjónusta.is', 'bjork'],
  ['BJORK@ÞJÓNUSTA.IS', 'bjork'],
  ['dagny aegisdottir', 'dagny'],
  ['Ægisdóttir', 'dagny'],
  ['5550177', 'dagny'],
  ['d_æ+vefur@example.is', 'dagny'],
  ['fima ss', 'dagny'],
  ['Lodz', 'lukasz'],
  ['łódź', 'lukasz'],
  ['lukasz dokovic', 'lukasz'],
  ['HAL hitn', 'lukasz'],
  ['иван', 'ivan'],
  ['5550188', 'ivan'],
  ['東京', 'ivan'],
  ['lava', 'ivan'],
])('%s finds the request of %s', async (words, expected) => {
  expect(await find({ words })).toEqual([expected]);
});

test.each(['1234', '3456', '5678', 'rien', '55501420'])('%s finds no request', async (words) => {
  expect(await find({ words })).toEqual([]);
});

test('the address of a person finds their request, however odd it is', async () => {
  for (const [name, { email }] of Object.entries(REQUESTS))
    expect(await find({ address: email })).toContain(name);
});

test('a form of the largest size is stored, whatever it consists of', async () => {
  const size = 64_000;
  const contents = ['1', '1 ', '1234 ', "O'", 'é', '´', '\u0301', '９,'].map((part) =>
    part.repeat(Math.floor(size / part.length)),
  );
  const random = Array.from({ length: 9_000 }, (_, at) => (at * 7_919_317) % 9_999_991).join('');
  for (const [at, message] of [...contents, random].entries())
    await table.insert([someSubmission({ idempotencyKey: `large ${at}`, fields: { message } })]);
  const { count } = await client
    .from('form_submissions')
    .select('id', { count: 'exact', head: true })
    .like('idempotency_key', 'large %');
  expect(count).toBe(contents.length + 1);
});

test('the search goes by its index', async () => {
  const sql = connectSuperuser(folder);
  await sql`set enable_seqscan = off`;
  const plan =
    await sql`explain select id from form_submissions where words @@ to_tsquery('simple', '''5550142'':*')`;
  await sql.end();
  expect(JSON.stringify(plan)).toContain('form_submissions_words');
});
